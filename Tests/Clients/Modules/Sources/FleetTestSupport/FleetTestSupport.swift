// The code in this module is generated.

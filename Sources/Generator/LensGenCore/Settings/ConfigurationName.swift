/// The name of the configuration file that commands and plugins find by themselves.
public enum ConfigurationName {
  /// The name to give the file.
  public static let standard = ".lens-gen.yml"

  /// Names that someone may give the file by mistake, and under which it is not read.
  public static let misspelled = [".lens-gen.yaml", "lens-gen.yml", "lens-gen.yaml"]
}

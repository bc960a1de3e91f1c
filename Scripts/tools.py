"""What the checks share: this repository, its tools, and the place of a client. Run, it installs programs."""
import functools
import json
import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

if {"-h", "--help"} & {*sys.argv[1:]}:
    sys.exit(print(sys.modules["__main__"].__doc__))


def run(*command, folder=ROOT, environment=None):
    """Runs a command, and ends the program if the command fails; returns what it printed as its result.

    What it printed as messages is not part of that: SwiftPM also says that it waits for another run.
    """
    return _finished(command, subprocess.PIPE, folder=folder, environment=environment).stdout


def messages(*command, folder=ROOT, may_fail=False):
    """Runs a command, such as a compiler; returns all that it printed."""
    return _finished(command, subprocess.STDOUT, may_fail, folder=folder).stdout


def _finished(command, errors, may_fail=False, *, folder, environment=None):
    if sys.platform == "darwin" and not shutil.which(str(command[0])):
        command = ["xcrun", *command]
    done = subprocess.run([*map(str, command)], cwd=folder, env=environment, text=True,
                          errors="replace", stdout=subprocess.PIPE, stderr=errors)
    if done.returncode and not may_fail:
        sys.exit(f"{' '.join(map(str, command))}\nfailed with status {done.returncode}\n"
                 f"{done.stdout}{done.stderr or ''}")
    return done


def install(*programs):
    """Installs the programs that are missing, with the system's package manager."""
    missing = [program for program in programs if not shutil.which(program)]
    if not missing:
        return
    if sys.platform == "darwin":
        run("brew", "install", *missing)
    else:
        sudo = [] if os.geteuid() == 0 else ["sudo"]
        run(*sudo, "apt-get", "update")
        run(*sudo, "apt-get", "install", "--yes", *missing)


def modules(products):
    """The folder of the modules among built products, which Swift Build puts beside the programs."""
    folder = pathlib.Path(products, "Modules")
    return folder if folder.is_dir() else pathlib.Path(products)


def objects(products, library):
    """The object files of a library: one for each file, or, by Swift Build, one in all."""
    # Beside them, there may be objects of files that are gone.
    sources = {file.name for file in (ROOT / "Sources" / library).rglob("*.swift")}
    return ([file for file in products.glob(f"{library}.build/**/*.o") if file.stem in sources or not sources]
            or [*products.glob(f"{library}.o")])


def macro_plugin(products):
    """The program that expands the macros, and its module, as the compiler takes them."""
    names = [products / name for name in ("OpticsMacrosPlugin-tool", "OpticsMacrosPlugin")]
    return f"{next(name for name in names if name.exists()).resolve()}#OpticsMacrosPlugin"


@functools.cache
def target():
    """The compiler's description of the target."""
    return json.loads(run("swiftc", "-print-target-info"))


@functools.cache
def sdk():
    """The folder of the system's modules."""
    return run("xcrun", "--show-sdk-path").strip() if sys.platform == "darwin" else "/"


def released(scratch):
    """Clones this repository, with a tag, beside the packages of clients; returns their environment, in
    which the addresses of the documentation lead to the clone."""
    if not (scratch / "swift-optics").exists():
        run("git", "clone", "--quiet", ROOT, scratch / "swift-optics")
    run("git", "-c", "user.name=Reader", "-c", "user.email=reader@example.com",
        "tag", "--force", "0.1.0", folder=scratch / "swift-optics")
    # Of the variables of `.ci/run`, a reader has none; SwiftPM would ignore a folder for builds beside the second.
    own = ("OPTICS_STRICT", "SWIFTPM_TESTS_MODULECACHE")
    variables = {name: value for name, value in os.environ.items() if name not in own}
    return {**variables, "HOME": str(scratch), "CFFIXED_USER_HOME": str(scratch),
            "GIT_CONFIG_COUNT": "3",
            "GIT_CONFIG_KEY_0": f"url.file://{scratch}/.insteadOf",
            "GIT_CONFIG_VALUE_0": "https://example.com/",
            "GIT_CONFIG_KEY_1": "user.name", "GIT_CONFIG_VALUE_1": "Reader",
            "GIT_CONFIG_KEY_2": "user.email", "GIT_CONFIG_VALUE_2": "reader@example.com"}


@functools.cache
def stand_in():
    """Builds OpticsSwiftUI against a stand-in for SwiftUI; returns the products, or None on a Mac."""
    if sys.platform == "darwin":
        return None
    package = ROOT / "Tests/Clients/SwiftUI"
    # SwiftPM does not notice a new file in a linked folder by itself.
    (package / "Package.swift").touch()
    command = ["swift", "build", "--package-path", package, "--scratch-path", ROOT / ".build/swiftui"]
    run(*command, "--target", "OpticsSwiftUI")
    return pathlib.Path(run(*command, "--show-bin-path").strip())


if __name__ == "__main__":
    install(*sys.argv[1:])

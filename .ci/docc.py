"""Builds the documentation site of all libraries, as `documentation` serves and `check-docs` checks it."""
import functools
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
# A library comes after those that its documentation links to.
LIBRARIES = ["Optics", "OpticsLaws", "OpticsLawsFoundation", "FactoryProvider", "LensGenCore"]
# What the tool is made of is no library: it has articles only.
TOOL = "LensGenCore"
OPTIONS = [
    "--warnings-as-errors", "--default-code-listing-language", "swift",
    "--enable-experimental-external-link-support",
    "--enable-experimental-overloaded-symbol-presentation"]
# Symbol graphs leave out names that begin with an underscore. So the graph is made of a copy of the
# sources in which these names begin with this word, and then gets the underscores back.
UNDERSCORE = "UNDERSCORE_"
LANDING_PAGE = "doc://Swift-Optics/documentation"
TUTORIALS = "doc://Optics/tutorials/Tutorials"
ABSTRACT = "Change one deeply nested part of an immutable Swift value in one readable line."
OVERVIEW = (
    "An optic stands for one part of a value: a property, the payload of an enum case, the elements"
    " of an array. Optics compose, so one expression reaches as deep as your model goes. lens-gen"
    " writes the optics of your types, and factories that keep your tests short. Start with the"
    " tutorial, or with the page of a library.")
GROUPS = [
    ("Begin here", [TUTORIALS]),
    ("Libraries", [f"doc://{name}/documentation/{name}" for name in LIBRARIES if name != TOOL]),
    ("Generator", [f"doc://{TOOL}/documentation/{TOOL}"])]


def run(tool, *arguments):
    """Runs a tool of the toolchain, and ends the program if the tool fails."""
    command = [tool] if shutil.which(tool) else ["xcrun", tool]
    done = subprocess.run([*command, *arguments], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{tool} failed\n{done.stdout}{done.stderr}")
    return done.stdout


@functools.cache
def target():
    """What the compiler says about the machine."""
    return json.loads(run("swiftc", "-print-target-info"))


def symbol_graph(products, library, folder):
    """Writes the symbol graph of a library."""
    sdk = run("xcrun", "--show-sdk-path").strip() if sys.platform == "darwin" else "/"
    triple = ["-target", target()["target"]["triple"], "-sdk", sdk]
    folder.mkdir()
    with tempfile.TemporaryDirectory() as copy:
        modules = [products / "Modules"]
        if build_spelled_out(library, products, triple, pathlib.Path(copy)):
            modules.insert(0, copy)
        run("swift-symbolgraph-extract", "-module-name", library, *triple, "-output-dir", folder,
            *(word for path in modules for word in ("-I", path)),
            "-I", pathlib.Path(target()["paths"]["runtimeResourcePath"], "host"),
            "-minimum-access-level", "public", "-skip-synthesized-members",
            "-emit-extension-block-symbols")
    for file in folder.glob("*.symbols.json"):
        graph = with_underscores(json.loads(file.read_text()))
        for symbol in graph["symbols"]:
            add_laws(symbol)
        file.write_text(json.dumps(graph))


def build_spelled_out(library, products, triple, folder):
    """Builds the module of a library that declares optics, with their underscores spelled out.

    Returns whether there are any.
    """
    sources = [file for file in sorted((ROOT / "Sources" / library).rglob("*.swift"))
               if ".docc" not in str(file)]
    declared = re.compile(r"^\s*public .*\b(?:var|func) _[a-z0-9]", re.M)
    if not any(declared.search(file.read_text()) for file in sources):
        return False
    copies = []
    for file in sources:
        copies.append(folder / file.name)
        text = re.sub(r"(?<![@\w])_(?=[a-z0-9])", UNDERSCORE, file.read_text())
        copies[-1].write_text(text)
    run("swiftc", "-emit-module", "-parse-as-library", "-swift-version", "6", "-suppress-warnings",
        "-module-name", library, *triple, "-I", products / "Modules",
        "-o", folder / f"{library}.swiftmodule", *copies)
    return True


def with_underscores(value, key=None):
    """A symbol graph with its underscores, except in the identifiers that the compiler made."""
    if isinstance(value, dict):
        return {name: with_underscores(item, name) for name, item in value.items()}
    if isinstance(value, list):
        return [with_underscores(item) for item in value]
    is_identifier = key in ("precise", "preciseIdentifier", "source", "target")
    return value.replace(UNDERSCORE, "_") if isinstance(value, str) and not is_identifier else value


@functools.cache
def laws():
    """The laws of each kind of optic, as the article on them lists them: names and equations."""
    found, kind = {}, None
    page = ROOT / "Sources/OpticsLaws/OpticsLaws.docc/Laws.md"
    for row in re.findall(r"^\| (\w*) ?\| `*(?:Law/)?(\w+)`* \| (`.*`) \|$", page.read_text(), re.M):
        kind = row[0] or kind
        found.setdefault(kind, []).append(f"- `{row[1]}`: {row[2]}")
    return found


def add_laws(symbol):
    """Adds the laws of its kind to the page of a standard optic, for which a test checks them."""
    declaration = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
    kind = re.search(r"(?:var|func) _.*(?:: |-> )(\w+)<", declaration)
    if not kind or "docComment" not in symbol:
        return
    lines = ["", "## Laws", "", f"A test checks that this optic keeps the laws of `{kind[1]}`:", "",
             *laws()[kind[1]]]
    symbol["docComment"]["lines"] += [{"text": line} for line in lines]


def convert(products, folder, base_path):
    """Converts the catalog of each library; gives the symbol graphs and the archives."""
    graphs, archives = [], []
    for library in LIBRARIES:
        catalog = ROOT / "Sources" / library / f"{library}.docc"
        if not catalog.exists():
            continue
        graph, archive = folder / library, folder / f"{library}.doccarchive"
        if library == TOOL:
            graph.mkdir()
        else:
            symbol_graph(products, library, graph)
        run("docc", "convert", catalog, "--additional-symbol-graph-dir", graph, "-o", archive,
            "--hosting-base-path", base_path, *OPTIONS, *(f"--dependency={a}" for a in archives))
        graphs.append(graph)
        archives.append(archive)
    return graphs, archives


def merge(archives, site, base_path):
    """Merges archives to a site whose first page leads to all others, and which all lead back to."""
    shutil.rmtree(site, ignore_errors=True)
    run("docc", "merge", *archives, "--synthesized-landing-page-name", "Swift Optics",
        "--synthesized-landing-page-topics-style", "detailedGrid", "-o", site)
    landing = site / "data/documentation.json"
    page = json.loads(landing.read_text())
    write_landing_page(page)
    landing.write_text(json.dumps(page))
    back = {"type": "topic", "kind": "article", "role": "collection", "identifier": LANDING_PAGE,
            "title": "Swift Optics", "url": "/documentation", "abstract": []}
    for file in (site / "data/documentation").rglob("*.json"):
        page = json.loads(file.read_text())
        for path in page["hierarchy"]["paths"]:
            path.insert(0, LANDING_PAGE)
        page["references"][LANDING_PAGE] = back
        file.write_text(json.dumps(page))
    address = base_path.rstrip("/") + "/documentation/"
    (site / "index.html").write_text(
        f'<!doctype html>\n<meta charset="utf-8">\n<title>Swift Optics</title>\n'
        f'<meta http-equiv="refresh" content="0; url={address}">\n'
        f'<a href="{address}">The documentation of Swift Optics</a>\n')


def write_landing_page(page):
    """Gives the landing page a paragraph, and a card for each library, the generator, the tutorial."""
    linked = [name for section in page["topicSections"] for name in section["identifiers"]]
    grouped = [name for _, names in GROUPS for name in names]
    if sorted(linked) != sorted(grouped):
        sys.exit(f"the landing page links to {grouped}, but there are {linked}")
    page["abstract"] = [{"type": "text", "text": ABSTRACT}]
    page["primaryContentSections"] = [{"kind": "content", "content": [
        {"type": "heading", "level": 2, "anchor": "overview", "text": "Overview"},
        {"type": "paragraph", "inlineContent": [{"type": "text", "text": OVERVIEW}]}]}]
    page["topicSections"] = [
        {"title": title, "anchor": title.replace(" ", "-"), "identifiers": names}
        for title, names in GROUPS]


def build(products, site, base_path="/"):
    """Builds the site for a host that serves it at a path."""
    with tempfile.TemporaryDirectory() as folder:
        graphs, archives = convert(products, pathlib.Path(folder), base_path)
        merge(archives, site, base_path)

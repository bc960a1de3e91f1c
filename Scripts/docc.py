"""Builds the documentation site of all libraries, for `documentation` and `check-docs`."""
import functools
from itertools import zip_longest
import json
import os
import pathlib
import re
import shutil
import sys
import tempfile

import static_pages
from tools import ROOT, modules, run, sdk, stand_in, target

# A library follows the libraries that its documentation links to.
LIBRARIES = ["Optics", "OpticsChanges", "OpticsCompletion", "OpticsLaws", "OpticsLawsFoundation",
             "FactoryProvider", "OpticsSwiftUI", "OpticsMacros", "LensGenCore"]
# The modules of the tool are not a library: only its articles are built.
TOOL = "LensGenCore"
OPTIONS = [
    "--warnings-as-errors", "--default-code-listing-language", "swift",
    "--enable-experimental-external-link-support",
    "--enable-experimental-overloaded-symbol-presentation"]
# Symbol graphs omit names that begin with an underscore. So the graph is made from a copy of the
# sources in which these names begin with this word, and then gets the underscores back.
UNDERSCORE = "UNDERSCORE_"
PROJECT = static_pages.PROJECT
LANDING_PAGE = "doc://Swift-Optics/documentation"
TUTORIALS = "doc://Optics/tutorials/Tutorials"
# The only set-up with a manifest, which the landing page has from the README. The renderer makes a link only of what is
# in an archive that it knows.
USE_IT = {"type": "topic", "kind": "article", "role": "article", "identifier": "doc://Optics/documentation#Use-it",
          "title": "Use it", "url": "/documentation#Use-it", "abstract": []}

# What the page of an extended type says first, if no extension does.
CONFORMANCES = {
    "FactoryProvider": "What a factory provides for a value of this type.",
    "OpticsLaws": "How checks generate values of this type, and simplify them.",
    "OpticsLawsFoundation": "How checks generate values of this type, and simplify them."}
# Long lines of code continue on the next line. A table is a little smaller than the text, so that all its columns fit. On
# a phone, code is smaller, and a table scrolls: its columns are as wide as their words need, and the first stays in view.
STYLE = """
.code-listing pre > code { white-space: pre-wrap; overflow-wrap: anywhere }
.code-listing .code-line-container { padding-left: 4ch; text-indent: -4ch }
@media (min-width: 736px) {
  .table-wrapper table { font-size: .88em }
  .table-wrapper table tr > * { padding: .5em .4em }
}
@media (max-width: 735px) {
  .table-wrapper table { width: max-content; font-size: .85em }
  .table-wrapper table tr > * { max-width: 16em; padding: .45em }
  .table-wrapper table tr > :first-child {
    max-width: 9em; position: sticky; left: 0; background: var(--color-fill)
  }
  .code-listing pre > code { font-size: .75rem !important }
}
"""


def symbol_graph(products, library, folder):
    """Writes the symbol graph of a library."""
    triple = ["-target", target()["target"]["triple"], "-sdk", sdk()]
    folder.mkdir()
    with tempfile.TemporaryDirectory() as copy:
        folders = [modules(products)]
        if build_spelled_out(library, products, triple, pathlib.Path(copy)):
            folders.insert(0, copy)
        if library == "OpticsSwiftUI" and stand_in():
            # The module of the products is empty without SwiftUI.
            folders.insert(0, modules(stand_in()))
        run("swift-symbolgraph-extract", "-module-name", library, *triple, "-output-dir", folder,
            *(word for path in folders for word in ("-I", path)),
            "-I", pathlib.Path(target()["paths"]["runtimeResourcePath"], "host"),
            "-minimum-access-level", "public", "-skip-synthesized-members",
            "-emit-extension-block-symbols")
    for file in folder.glob("*.symbols.json"):
        graph = with_underscores(json.loads(file.read_text()))
        for symbol in graph["symbols"]:
            add_laws(symbol)
            if symbol["kind"]["identifier"] == "swift.extension" and library in CONFORMANCES:
                symbol.setdefault("docComment", {"lines": [{"text": CONFORMANCES[library]}]})
        file.write_text(json.dumps(graph))


def build_spelled_out(library, products, triple, folder):
    """Builds the module of a library that declares optics, with their underscores spelled out.

    Returns whether there are any.
    """
    sources = [file for file in sorted((ROOT / "Sources" / library).rglob("*.swift"))
               if ".docc" not in str(file)]
    declared = re.compile(r"^\s*(?:@\w+ )*public static (?:var|func) (_[a-z0-9]\w*).*"
                          r"\b(?:Iso|Lens|Prism|AffineTraversal|Traversal)<", re.M)
    optics = {name for file in sources for name in declared.findall(file.read_text())}
    # The lists for completion repeat optics that have pages.
    if library == "OpticsCompletion" or not optics:
        return False
    used = re.compile(rf"(?<![@\w])_(?=(?:{'|'.join(name[1:] for name in optics)})\b)")
    copies = []
    for file in sources:
        copies.append(folder / file.name)
        copies[-1].write_text(used.sub(UNDERSCORE, file.read_text()))
    run("swiftc", "-emit-module", "-parse-as-library", "-swift-version", "6", "-suppress-warnings",
        "-module-name", library, *triple, "-I", modules(products),
        "-o", folder / f"{library}.swiftmodule", *copies)
    return True


def with_underscores(value, key=None):
    """A symbol graph with its underscores, except in the identifiers generated by the compiler."""
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
    listed = re.search(r"^```text\n(Lens\n.*?)^```", page.read_text(), re.M | re.S)[1]
    for name, equation in re.findall(r"^ *(\w+) *(.*)$", listed, re.M):
        kind = kind if equation else name
        found.setdefault(kind, []).extend([f"- `{name}`: `{equation}`"] if equation else [])
    return found


def add_laws(symbol):
    """Adds the laws of its kind to the page of a standard optic; a test checks these laws."""
    declaration = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
    kind = re.search(r"(?:var|func) _.*(?:: |-> )(\w+)<", declaration)
    if not kind or "docComment" not in symbol:
        return
    lines = ["", "## Laws", "", f"A test checks that this optic keeps the laws of `{kind[1]}`:", "",
             *laws()[kind[1]]]
    symbol["docComment"]["lines"] += [{"text": line} for line in lines]


def convert(products, folder, base_path):
    """Converts the catalog of each library; returns the symbol graphs and the archives."""
    graphs, archives = [], []
    for library in LIBRARIES:
        [catalog] = (ROOT / "Sources").rglob(f"{library}.docc")
        graph, archive = folder / library, folder / f"{library}.doccarchive"
        if library == TOOL:
            graph.mkdir()
        else:
            symbol_graph(products, library, graph)
        convert_catalog(catalog, archive, archives, base_path, "--additional-symbol-graph-dir", graph)
        graphs.append(graph)
        archives.append(archive)
    return graphs, archives


def convert_catalog(catalog, archive, dependencies, base_path, *options):
    run("docc", "convert", catalog, *options, "-o", archive, "--hosting-base-path", base_path, *OPTIONS,
        *(f"--dependency={other}" for other in dependencies))


# MARK: The site

def merge(archives, site, base_path):
    """Merges archives into a site whose first page links to all others, and all others link back."""
    shutil.rmtree(site, ignore_errors=True)
    run("docc", "merge", *archives, "--synthesized-landing-page-name", PROJECT,
        "--synthesized-landing-page-topics-style", "list", "-o", site)
    change(site / "data/documentation.json", functools.partial(write_landing_page, archives, site, base_path))
    titles = {**article_titles(site), USE_IT["title"]: USE_IT}
    for file in (site / "data/documentation").rglob("*.json"):
        change(file, lambda page: link_back(page) or link_titles(page, titles))
    change(site / "index/index.json", functools.partial(list_sections, site))
    write_names(site)
    static_pages.write(site, base_path)
    address = base_path.rstrip("/") + "/documentation/"
    (site / "index.html").write_text(
        f'<!doctype html>\n<meta charset="utf-8">\n<title>{PROJECT}</title>\n'
        f'<meta http-equiv="refresh" content="0; url={address}">\n'
        f'<a href="{address}">The documentation of {PROJECT}</a>\n')


def change(file, function):
    """Changes a file of JSON by a function that changes its value."""
    value = json.loads(file.read_text())
    function(value)
    file.write_text(json.dumps(value))


def write_names(site):
    """Names the project in the header and in the titles of browsers, and adds styles."""
    style = next((site / "css").glob("index.*.css"))
    style.write_text(style.read_text() + STYLE)
    script = next((site / "js").glob("index.*.js"))
    text = script.read_text()
    # A title in the settings of the theme comes too late: the script has read it before.
    for default in ('"documentation":{"title":"Documentation"', '["meta","title"],"Documentation"'):
        if default not in text:
            sys.exit(f"{script.name} has no '{default}', a title")
        text = text.replace(default, default.replace('"Documentation"', f'"{PROJECT}"'))
    # The title of the landing page is the name of the project.
    script.write_text(re.sub(r'\[(\w+),(\w+)\]\.filter\(Boolean\)\.join\(" \| "\)',
                             r'[...new Set([\1,\2])].filter(Boolean).join(" | ")', text))


def link_back(page):
    for path in page["hierarchy"]["paths"]:
        path.insert(0, LANDING_PAGE)
    page["references"][LANDING_PAGE] = {
        "type": "topic", "kind": "article", "role": "collection", "identifier": LANDING_PAGE,
        "title": PROJECT, "url": "/documentation", "abstract": []}


def article_titles(site):
    """The references to articles, by their titles."""
    found = {}
    for file in (site / "data/documentation").rglob("*.json"):
        page = json.loads(file.read_text())
        if page["metadata"].get("role") == "article":
            found[page["metadata"]["title"]] = reference(page["identifier"]["url"], page)
    return found


def reference(identifier, page):
    path = identifier.removeprefix("doc://").partition("/")[2].lower()
    return {"type": "topic", "kind": "article", "role": "article", "identifier": identifier,
            "title": page["metadata"]["title"], "url": f"/{path}", "abstract": page.get("abstract", [])}


def link_titles(page, titles):
    """Makes links of the emphasized titles of articles, such as *Integrations*, which other libraries cannot link to."""
    def linked(value):
        if isinstance(value, list):
            return [linked(item) for item in value]
        if not isinstance(value, dict):
            return value
        content = value.get("inlineContent", [])
        if value.get("type") == "emphasis" and len(content) == 1 and content[0].get("text") in titles:
            target = titles[content[0]["text"]]
            page["references"][target["identifier"]] = target
            return {"type": "reference", "isActive": True, "identifier": target["identifier"]}
        return {key: linked(item) for key, item in value.items()}
    for key in ("abstract", "primaryContentSections"):
        if key in page:
            page[key] = linked(page[key])


def list_sections(site, index):
    """Lists the sections of each article below it, where the filter finds their titles."""
    def visit(node):
        for child in node.get("children", []):
            visit(child)
        data = site / f"data{node.get('path', '')}.json"
        if node.get("type") == "article" and data.exists():
            sections = [{"title": part["text"], "type": "article", "path": f"{node['path']}#{part['anchor']}"}
                        for section in json.loads(data.read_text()).get("primaryContentSections", [])
                        for part in section.get("content", [])
                        if part.get("type") == "heading" and part["text"] != "Overview"]
            node["children"] = node.get("children", []) + sections
    for nodes in index["interfaceLanguages"].values():
        for node in nodes:
            visit(node)


# MARK: The landing page

def write_landing_page(archives, site, base_path, page):
    """Writes what the README says first, then the tutorial, the libraries and the generator."""
    with tempfile.TemporaryDirectory() as folder:
        catalog, archive = pathlib.Path(folder, "Landing.docc"), pathlib.Path(folder, "Landing.doccarchive")
        catalog.mkdir()
        for picture in PICTURES.glob("*.svg"):
            shutil.copy(picture, catalog)
        (catalog / "Landing.md").write_text(landing_page())
        convert_catalog(catalog, archive, archives, base_path)
        landing = json.loads((archive / "data/documentation/landing.json").read_text())
        shutil.copytree(archive / "images", site / "images", dirs_exist_ok=True)
    page["references"].update(landing["references"])
    for key in ("abstract", "primaryContentSections"):
        page[key] = landing[key]
    linked = [name for section in page["topicSections"] for name in section["identifiers"]]
    libraries = sorted(set(linked) - {TUTORIALS}, key=lambda name: LIBRARIES.index(name.split("/")[-1]))
    for name in libraries:
        page["references"][name]["role"] = "collection"  # which has an icon
    page["topicSections"] = [
        {"title": title, "anchor": title.replace(" ", "-"), "identifiers": names}
        for title, names in [("Tutorial", [TUTORIALS]), ("Libraries and generator", libraries)]]


PICTURES = ROOT / "Sources/Optics/Optics.docc/Articles"


def landing_page():
    """The source of the landing page: the first lines of code, a door for each group of the README's links, and the
    README's files, which its *Use it* needs."""
    readme = (ROOT / "README.md").read_text()
    code = re.search(r"^```swift\n.*?^```$", (ROOT / "Sources/Optics/Optics.docc/Optics.md").read_text(), re.M | re.S)
    example = re.search(r"^```swift\n.*?(?=^\*\*Status)", readme, re.M | re.S)
    doors = [f"@Column {{\n### {title}\n\n{links}\n}}" for title, links in readme_groups(readme)]
    return "\n\n".join([
        f"# {PROJECT}", "@Metadata {\n@TechnologyRoot\n}", readme.split("\n\n")[1], "## Overview", code[0],
        for_docc(re.search(r"^\*\*Status.*?(?=^## )", readme, re.M | re.S)[0]),
        "![Order gains a property: ten of ten tests that call its initializer do not compile, and ten of ten that "
        "use a factory pass.](growth.svg)",
        *(f"@Row {{\n{one}\n{two}\n}}" for one, two in zip_longest(doors[::2], doors[1::2], fillvalue="")),
        "## An example", for_docc(example[0]),
        "## Use it", for_docc(re.search(r"^## Use it\n(.*?)(?=^## )", readme, re.M | re.S)[1])])


def readme_groups(readme):
    """The titles of the README's groups of links, with lists of these links."""
    for title, line in re.findall(r"^\*\*(\w+):\*\* (.*?)\\?$", readme.partition("## More")[2], re.M):
        links = [for_docc(link) for link in line.split(", ")]
        if title == "Contribute" and source():
            links.insert(0, f"[source]({source()})")
        if any("](" in link for link in links):
            yield title, "\n".join(f"- [{link[1].upper()}{link[2:]}" for link in links if "](" in link)


def source():
    """The address of the repository, which a host of workflows knows, or `None`."""
    parts = [os.environ.get(name) for name in ("GITHUB_SERVER_URL", "GITHUB_REPOSITORY")]
    return "/".join(parts) if all(parts) else None


def for_docc(text):
    """Text of the README with DocC's links to articles; other files are where the source is, if that has an address."""
    text = re.sub(r"\]\(Sources/(?:\w+/)?(\w+)/\w+\.docc/(?:Articles/)?(\w+)\.md(?:#([\w-]+))?\)",
                  lambda link: f"](doc:/{link[1]}/{link[2]})", text)
    other = rf"[\1]({source()}/blob/HEAD/\2)" if source() else r"\1"
    return re.sub(r"\[([^\]]*)\]\((?!doc:)([^)]*)\)", other, text)


def build(products, site, base_path="/"):
    """Builds the site for a host that serves it at a path."""
    with tempfile.TemporaryDirectory() as folder:
        graphs, archives = convert(products, pathlib.Path(folder), base_path)
        merge(archives, site, base_path)

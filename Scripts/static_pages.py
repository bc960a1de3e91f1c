"""Writes what a browser without scripts, and a search engine, read: titles, descriptions and texts of pages."""
import html
import json
import re

PROJECT = "Swift Optics"
STYLE = "max-width: 45em; margin: 2em auto; padding: 0 1em; font-family: sans-serif; line-height: 1.5"


class Page:
    """A page of a site, as its data describes it."""

    def __init__(self, data, base_path):
        self.data, self.base = data, base_path.rstrip("/")
        self.references = data.get("references", {})

    @property
    def title(self):
        name = self.data["metadata"].get("title", PROJECT)
        return name if name == PROJECT else f"{name} | {PROJECT}"

    @property
    def description(self):
        text = plain(self.inline(self.data.get("abstract", [])))
        return text or f"{self.data['metadata'].get('title', 'A page')}, in the documentation of {PROJECT}."

    def text(self):
        """The page as HTML."""
        parts = [f"<h1>{html.escape(self.data['metadata'].get('title', PROJECT))}</h1>",
                 f"<p>{self.inline(self.data.get('abstract', []))}</p>"]
        for section in self.data.get("primaryContentSections", []):
            for declaration in section.get("declarations", []):
                tokens = "".join(token["text"] for token in declaration["tokens"])
                parts.append(f"<pre>{html.escape(tokens)}</pre>")
            parts += map(self.block, section.get("content", []))
            for parameter in section.get("parameters", []):
                parts.append(f"<h3>{html.escape(parameter['name'])}</h3>" + self.blocks(parameter["content"]))
        for section in self.data.get("sections", []):  # of a tutorial
            for key in ("title", "eyebrowTitle"):
                parts.append(f"<h2>{html.escape(section[key])}</h2>" if section.get(key) else "")
            for task in section.get("tasks", []):
                parts.append(f"<h2>{html.escape(task['title'])}</h2>"
                             + self.blocks(task.get("contentSection", []) + task.get("stepsSection", [])))
            parts.append(self.blocks(section.get("content", [])))
        for section in self.data.get("topicSections", []) + self.data.get("seeAlsoSections", []):
            parts.append(f"<h2>{html.escape(section.get('title', 'Topics'))}</h2>"
                         + self.list("ul", map(self.link, section["identifiers"])))
        return "\n".join(part for part in parts if part)

    def blocks(self, content):
        return "\n".join(map(self.block, content))

    def block(self, node):
        if not isinstance(node, dict):
            return ""
        kind = node.get("type")
        if kind == "heading":
            level = min(node["level"], 6)
            return f'<h{level} id="{html.escape(node["anchor"])}">{html.escape(node["text"])}</h{level}>'
        if kind == "paragraph":
            return f"<p>{self.inline(node['inlineContent'])}</p>"
        if kind == "codeListing":
            return f"<pre>{html.escape(chr(10).join(node['code']))}</pre>"
        if kind in ("unorderedList", "orderedList"):
            return self.list("ul" if kind == "unorderedList" else "ol",
                             (self.blocks(item["content"]) for item in node["items"]))
        if kind == "table":
            rows = ("".join(f"<td>{self.blocks(cell)}</td>" for cell in row) for row in node["rows"])
            return "<table>" + "".join(f"<tr>{row}</tr>" for row in rows) + "</table>"
        if kind == "links":
            return self.list("ul", map(self.link, node["items"]))
        return self.blocks(node.get("content", []) + node.get("columns", []) + node.get("tabs", [])
                           + node.get("caption", []))

    def list(self, tag, items):
        return f"<{tag}>" + "".join(f"<li>{item}</li>" for item in items) + f"</{tag}>"

    def inline(self, content):
        return "".join(map(self.inline_node, content))

    def inline_node(self, node):
        kind = node["type"]
        if kind == "text":
            return html.escape(node["text"])
        if kind == "codeVoice":
            return f"<code>{html.escape(node['code'])}</code>"
        if kind == "reference":
            return self.link(node["identifier"], node.get("overridingTitle"))
        if kind == "image":
            image = self.references.get(node["identifier"], {})
            if not image.get("variants"):
                return ""
            address = image["variants"][0]["url"]
            return f'<img src="{self.base}{html.escape(address)}" alt="{html.escape(image.get("alt") or "")}">'
        tag = {"emphasis": "em", "strong": "strong"}.get(kind, "span")
        return f"<{tag}>{self.inline(node.get('inlineContent', []))}</{tag}>"

    def link(self, identifier, title=None):
        reference = self.references.get(identifier, {})
        title = title or reference.get("title") or identifier
        url = reference.get("url")
        if not url:
            return html.escape(title)
        address = url if re.match(r"\w+:", url) else self.base + url
        return f'<a href="{html.escape(address)}">{html.escape(title)}</a>'


def plain(text):
    return html.unescape(re.sub(r"\s+", " ", re.sub("<[^>]*>", "", text))).strip()


def write(site, base_path):
    """Writes the title, the description and the text of each page of a site into the file of its address."""
    for data in sorted((site / "data").rglob("*.json")):
        file = site / data.relative_to(site / "data").with_suffix("") / "index.html"
        if not file.exists():
            continue
        page, text = Page(json.loads(data.read_text()), base_path), file.read_text()
        head = (f"<title>{html.escape(page.title)}</title>"
                f'<meta name="description" content="{html.escape(page.description)}">')
        body = f'<noscript><main style="{STYLE}">{page.text()}</main></noscript>'
        text = re.sub("<title>.*?</title>", lambda _: head, text, count=1, flags=re.S)
        file.write_text(re.sub("<noscript>.*?</noscript>", lambda _: body, text, count=1, flags=re.S))

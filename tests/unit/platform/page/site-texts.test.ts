import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { aboutValues } from "#app/features/assistant/domain/about-values.ts";
import { pointValues } from "#app/features/home/domain/point-values.ts";
import { fillText, type SiteText } from "#app/platform/page/domain/site-text.ts";
import { contact, product } from "#app/platform/text/product.ts";
import { expressionOf, pages, takesAnything } from "#tests/house/route-map.ts";
import { sectionsOf } from "../../../../scripts/platform/site-markdown.ts";
import { readSiteText, siteTexts } from "../../../../scripts/platform/site-texts.ts";

const FOLDER = "content/site/";
const texts = readdirSync(FOLDER).map(
  (name) => [name, readSiteText(name, readFileSync(FOLDER + name, "utf8"))] as const,
);
/** Files of the product's root to which texts link. */
const FILES = ["/licencas.txt"];

function htmlOf({ sections }: Pick<SiteText, "sections">): string {
  return sections.flatMap(({ parts }) => parts.map((part) => ("html" in part ? part.html : ""))).join("\n");
}

function linksOf(text: SiteText): URL[] {
  const found = [...htmlOf(text).matchAll(/href="([^"]+)"/g)];
  return found.map(([, address = ""]) => new URL(address, "https://farol.test"));
}

function hasPage(path: string): boolean {
  return pages.some(({ pattern }) => !takesAnything(pattern) && expressionOf(pattern).test(path));
}

/** The text that the page at a path is, of those whose sections others link to. */
const anchored: Readonly<Record<string, string>> = { "/termos/": "termos.md" };

describe("the texts of the site", () => {
  test.each(texts)("%s: its places have values, its ids are its own, its links lead somewhere", (_, text) => {
    const filled = fillText(text, { ...pointValues(String), ...aboutValues(true) });
    expect(JSON.stringify(filled)).not.toContain("{{");
    const ids = text.sections.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { protocol, pathname, hash, host } of linksOf(filled)) {
      if (protocol === "mailto:") {
        expect(Object.values(contact), pathname).toContain(pathname);
        continue;
      }
      expect(host).toBe("farol.test");
      expect(FILES.includes(pathname) || hasPage(pathname.replace(/(.)\/$/, "$1")), pathname).toBe(true);
      if (!hash) continue;
      const target = texts.find(([name]) => name === anchored[pathname])?.[1];
      expect(
        target?.sections.map(({ id }) => `#${id}`),
        pathname,
      ).toContain(hash);
    }
  });

  test("have the components between them that their pages give", () => {
    const named = texts.flatMap(([name, { sections }]) =>
      sections.flatMap(({ parts }) =>
        parts.flatMap((part) => ("component" in part ? [`${name}: ${part.component}`] : [])),
      ),
    );
    expect(named).toEqual(["sobre.md: niveis", "termos.md: cookies"]);
  });

  test("are rendered for loaders, and refused in the browser's code", () => {
    const transform = siteTexts().transform as (
      this: { error: (words: string) => never },
      code: string,
      id: string,
      options: { ssr: boolean },
    ) => { code: string } | null;
    const error = (words: string): never => {
      throw new Error(words);
    };
    const file = "titulo: T\nabertura: A\n\n## Um {#um}\n\nOi.";
    const build = (id: string, ssr: boolean) => transform.call({ error }, file, id, { ssr });
    expect(build("/farol/content/site/x.md", true)?.code).toContain('"<p>Oi.</p>"');
    expect(() => build("/farol/content/site/x.md", false)).toThrow("loader");
    expect(build("/farol/content/study-pages/x.md", true)).toBeNull();
  });
});

describe("a text's file", () => {
  test("has a head: title and lead are needed, the tab is the title where it is not another", () => {
    const read = (head: string) => readSiteText("x.md", `${head}\n\n## Um {#um}\n\nOi.`);
    const text = read("titulo: T\nabertura: A");
    expect(text).toMatchObject({ title: "T", tab: "T", lead: "A", description: "", date: "" });
    expect(read("titulo: T\naba: U\nabertura: A\ndescricao: D\ndata: Hoje.")).toMatchObject({
      tab: "U",
      description: "D",
      date: "Hoje.",
    });
    expect(() => read("titulo: T")).toThrow("x.md: no abertura");
    expect(() => read("titulo: T\nabertura: A\noutro: B")).toThrow("x.md: outro: B");
    expect(() => read("titulo: T\nabertura:")).toThrow("x.md: abertura:");
  });

  test("sections begin at headings with an id; a heading above deeper ones is a part", () => {
    const sections = sectionsOf("## P {#p}\n\na\n\n### S {#s}\n\nb\n\n### Sem id\n\nc");
    expect(sections).toEqual([
      { id: "p", title: "P", isPart: true, parts: [{ html: "<p>a</p>" }] },
      { id: "s", title: "S", isPart: false, parts: [{ html: "<p>b</p><h3>Sem id</h3><p>c</p>" }] },
    ]);
    expect(sectionsOf("## P {#p}\n\na")[0]?.isPart).toBe(false);
    expect(() => sectionsOf("a\n\n## P {#p}")).toThrow("Before the first section: a");
    expect(() => sectionsOf("## P {#p}\n\n<div>a</div>")).toThrow("raw");
  });

  const html = (markdown: string) => htmlOf({ sections: sectionsOf(`## P {#p}\n\n${markdown}`) });

  test("definitions follow their term; a definition may have several lines", () => {
    expect(html("Um **a**\n: b [c](/d)\\\n  e\n\nDois\n: f")).toBe(
      '<dl><div class="break-inside-avoid"><dt>Um <strong>a</strong></dt>' +
        '<dd>b <a href="/d">c</a><br>\ne</dd></div>' +
        '<div class="break-inside-avoid"><dt>Dois</dt><dd>f</dd></div></dl>',
    );
  });

  test("a quotation is a note, and needs a bold title", () => {
    expect(html("> **T**\n>\n> a")).toBe(
      '<aside class="article-note"><p class="font-semibold">T</p><p>a</p></aside>',
    );
    expect(() => html("> a")).toThrow("bold title");
  });

  test("tables have heads of columns and rows, and the caption before them", () => {
    const table = html(": C\n\n| a | b |\n| --- | --- |\n| c | d |").replaceAll("\n", "");
    expect(table).toBe(
      '<table><caption>C</caption><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>' +
        '<tbody><tr><th scope="row">c</th><td>d</td></tr></tbody></table>',
    );
  });

  test("a line of two colons is a component between texts", () => {
    const [section] = sectionsOf("## P {#p}\n\na\n\n::niveis\n\nb");
    expect(section?.parts).toEqual([{ html: "<p>a</p>" }, { component: "niveis" }, { html: "<p>b</p>" }]);
  });

  test("places are filled in words and addresses, escaped in HTML; one without a value is refused", () => {
    const text = readSiteText(
      "x.md",
      "titulo: {{name}} {{own}}\nabertura: A\n\n## {{own}} {#um}\n\n[{{help}}](mailto:{{help}}) {{own}}",
    );
    const filled = fillText(text, { own: "<&" });
    expect(filled.title).toBe(`${product.name} <&`);
    expect(filled.sections[0]?.title).toBe("<&");
    expect(htmlOf(filled)).toBe(`<p><a href="mailto:${contact.help}">${contact.help}</a> &lt;&amp;</p>`);
    expect(() => fillText(text)).toThrow("{{own}}");
  });
});

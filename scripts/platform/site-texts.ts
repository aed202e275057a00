import type { Plugin } from "vite";
import type { SiteText } from "#app/platform/page/domain/site-text.ts";
import { readHead } from "#content/read-head.ts";
import { sectionsOf } from "./site-markdown.ts";

const TEXT = /\/content\/site\/([\w-]+\.md)$/;
const HEAD = ["titulo", "aba", "descricao", "abertura", "data"];

/** A text of `content/site`: "name: value" lines, an empty line, and Markdown. */
export function readSiteText(name: string, file: string): SiteText {
  const end = file.indexOf("\n\n");
  const head = readHead(name, file.slice(0, end), HEAD);
  const said = (field: string) => {
    const value = head.get(field);
    if (value === undefined) throw new Error(`${name}: no ${field}`);
    return value;
  };
  return {
    title: said("titulo"),
    tab: head.get("aba") ?? said("titulo"),
    description: head.get("descricao") ?? "",
    lead: said("abertura"),
    date: head.get("data") ?? "",
    sections: sectionsOf(file.slice(end + 2)),
  };
}

/** Renders the texts of the site when the product is built: neither Markdown nor its parser is in what browsers load. */
export function siteTexts(): Plugin {
  return {
    name: "farol:site-texts",
    enforce: "pre",
    transform(code, id, options) {
      const [, name] = TEXT.exec(id) ?? [];
      if (!name) return null;
      if (!options?.ssr) this.error("A text of the site is for a page's loader alone");
      return { code: `export default ${JSON.stringify(readSiteText(name, code))};`, map: null };
    },
  };
}

import { pictureMarkdown } from "../../picture-markdown.ts";
import { picturePathOf } from "../picture-path.ts";

/**
 * ![alt](address "title"), bounded against slow matching; the address may be in <> or contain one pair of parentheses.
 */
const shown =
  /!\[([^\]]{0,300})\]\(\s{0,9}(<[^>\n]{1,500}>|(?:[^\s()]|\([^\s()]{0,99}\)){1,500})(?:\s{1,9}(?:"([^"]{0,300})"|'([^']{0,300})'))?\s{0,9}\)/g;
const inHtml = /<img\b[^>]{0,300}?\bsrc\s*=\s*["'“”]?([^"'“”\s>]{1,500})[^>]{0,300}>/gi;
/** An enem.dev picture as a link target or in the text: needed as well. */
const linked =
  /(?<!!)\[[^\]]{0,300}\]\((https?:\/\/enem\.dev\/[^\s)]{1,300}\.(?:png|jpe?g|gif|svg|webp|bmp))\)/gi;
const named = /(?<!\]\(\s{0,9}<?)https?:\/\/enem\.dev\/[^\s)"<>]{1,300}\.(?:png|jpe?g|gif|svg|webp|bmp)/gi;

/** A formula that the source's reader made, with its TeX as description: "1 \\leq i \\leq 5". */
const formula = /!\[([^\]]{1,99})\]\([^()\s]{1,500}\.latex\)/g;
const signs = new Map([
  ["leq", "≤"],
  ["geq", "≥"],
  ["neq", "≠"],
  ["times", "×"],
  ["cdot", "·"],
  ["pm", "±"],
  ["pi", "π"],
]);

export type TextWithPictures = {
  text: string;
  paths: string[];
  unreadable: string[];
};

export function extractPictures(source: string): TextWithPictures {
  const paths: string[] = [];
  const unreadable: string[] = [];
  const text = source
    .replace(formula, (picture, tex: string) => plainFormula(tex) ?? picture)
    .replace(inHtml, "![]($1)")
    .replace(linked, "![]($1)")
    .replace(named, "![]($&)")
    .replace(shown, (_, alt: string, address: string, title?: string, other?: string) => {
      const path = picturePathOf(address);
      if (path) paths.push(path);
      else unreadable.push(shortened(address));
      return pictureMarkdown(alt || title || other || "", path ?? "imagem-ilegivel");
    });
  const leftOver = /!\[[^\n]{0,60}/.exec(text.replace(shown, ""))?.[0];
  if (leftOver) unreadable.push(shortened(leftOver));
  return { text, paths: [...new Set(paths)], unreadable };
}

/** For reports: embedded pictures have megabytes. */
function shortened(address: string): string {
  return address.length > 60 ? `${address.slice(0, 57)}…` : address;
}

/** Null where the formula needs more than signs. */
function plainFormula(tex: string): string | null {
  const text = tex.replace(/\\([a-z]+)/g, (command, name: string) => signs.get(name) ?? command);
  return /[\\{}^_]/.test(text) ? null : text;
}

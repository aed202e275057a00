import { cleanCharacters } from "#app/domain/questions/enem/clean-characters.ts";
import { cleanHtml } from "#app/domain/questions/enem/clean-html.ts";
import { cleanMarkdown, escapeLineStarts } from "#app/domain/questions/enem/clean-markdown.ts";
import { decodeEntities } from "#app/domain/questions/enem/decode-entities.ts";

/** What a browser extension left in 2022/159. */
const browserResidue = /Please select text to grab\.[\s\S]{0,600}?Copy to clipboard/g;

/** Pictures, links' targets and bare addresses, whose signs are not text. */
const addresses =
  /!\[[^\]\n]{0,300}\]\((?:<[^>\n]{0,500}>|[^()\s]{1,500})\)|(?<!!)\[[^\]\n]{1,300}\]\(https?:[^()\s]{1,500}\)|https?:\/\/[^\s<>"“”*)\]\\]*[^\s<>"“”*)\]\\_.,;:]/g;
const mark = "\ue000";

/**
 * A source's text as Markdown of the store's dialect: characters put right, stray HTML in Markdown, money and comparison
 * signs escaped where they would mean a formula or a tag, pictures and links kept. Cleaning twice changes nothing more.
 */
export function cleanText(source: string): string {
  const characters = decodeEntities(cleanCharacters(source))
    .replace(browserResidue, "")
    .replace(/ {3,}/g, "  ");
  const kept: string[] = [];
  const bare = characters.replaceAll(mark, "").replace(addresses, (address) => {
    kept.push(address);
    return `${mark}${kept.length - 1}${mark}`;
  });
  const clean = tidySpaces(cleanMarkdown(tidySpaces(cleanHtml(bare))));
  return clean.replace(new RegExp(`${mark}(\\d+)${mark}`, "g"), (_, at: string) => String(kept[Number(at)]));
}

/** An alternative's text: the same, and no line of it begins a list, a heading or a quotation. */
export function cleanAlternative(source: string): string {
  return escapeLineStarts(cleanText(escapeLineStarts(source.trim())));
}

/** Single spaces, at most one blank line, a hard break only where a line of the same paragraph follows. */
function tidySpaces(text: string): string {
  return text
    .replace(/(\S) {2,}(?=\S)/g, "$1 ")
    .replace(/ +\n/g, (spaces) => (spaces.length > 2 ? "  \n" : "\n"))
    .replace(/ *\n(?: *\n)+/g, "\n\n")
    .trim();
}

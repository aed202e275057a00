import { decodeEntities } from "#app/platform/text/enem/decode-entities.ts";
import { mendAddress, mendWords, plainSources } from "../reading/mend-words.ts";
import { cleanCharacters } from "./clean-characters.ts";
import { cleanHtml } from "./clean-html.ts";
import { cleanMarkdown, escapeAlternative } from "./clean-markdown.ts";

/** Residue of a browser extension in 2022/159. */
const browserResidue = /Please select text to grab\.[\s\S]{0,600}?Copy to clipboard/g;

/** Pictures, link targets and bare URLs: not text. */
const addresses =
  /!\[[^\]\n]{0,300}\]\((?:<[^>\n]{0,500}>|[^()\s]{1,500})\)|(?<!!)\[[^\]\n]{1,300}\]\(https?:[^()\s]{1,500}\)|https?:\/\/[^\s<>"“”*)\]\\]*[^\s<>"“”*)\]\\_.,;:]/g;
const mark = "\ue000";

/** Source text to our Markdown: characters, HTML, money and comparison signs. Idempotent. */
export function cleanEnemText(source: string): string {
  const characters = mendAddress(decodeEntities(cleanCharacters(source)))
    .replace(browserResidue, "")
    .replace(/ {3,}/g, "  ");
  const retained: string[] = [];
  const bare = characters.replaceAll(mark, "").replace(addresses, (address) => {
    retained.push(address);
    return `${mark}${retained.length - 1}${mark}`;
  });
  const clean = tidySpaces(plainSources(cleanMarkdown(mendWords(tidySpaces(cleanHtml(bare))))));
  return clean.replace(new RegExp(`${mark}(\\d+)${mark}`, "g"), (_, at: string) =>
    String(retained[Number(at)]),
  );
}

/** As cleanText, and no line starts a list, heading or quotation. */
export function cleanAlternative(source: string): string {
  return escapeAlternative(cleanEnemText(escapeAlternative(source.trim())));
}

/** Single spaces, at most one blank line, hard breaks only inside a paragraph. */
function tidySpaces(text: string): string {
  return text
    .replace(/(\S) {2,}(?=\S)/g, "$1 ")
    .replace(/ +\n/g, (spaces) => (spaces.length > 2 ? "  \n" : "\n"))
    .replace(/ *\n(?: *\n)+/g, "\n\n")
    .trim();
}

import { escapeHtml } from "#app/platform/text/escape-html.ts";
import { hashOf } from "#app/platform/text/hash-of.ts";
import { shadesOf } from "./list-colours.ts";

const WIDTH = 640;
const HEIGHT = 320;
/** Characters of a line, and lines. */
const LINE = 22;
const LINES = 3;

function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(" ").flatMap((each) => each.match(/.{1,22}/gu) ?? [])) {
    const last = lines.pop();
    if (last === undefined) lines.push(word);
    else if (last.length + 1 + word.length <= LINE) lines.push(`${last} ${word}`);
    else lines.push(last, word);
  }
  if (lines.length <= LINES) return lines;
  const [last = "", ...before] = lines.slice(0, LINES).reverse();
  return [...before.reverse(), `${last.slice(0, LINE - 1)}…`];
}

/** XML allows no control characters, even escaped. */
function safeText(text: string): string {
  return escapeHtml(text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ""));
}

/** A lighthouse's beam over the list's colour, with its name. Deterministic; text only as escaped characters. */
export function listCover({ id, name, colour }: { id: string; name: string; colour: string }): string {
  const hash = hashOf(id);
  const { dark, light } = shadesOf(colour);
  const [x, spread] = [380 + (hash % 200), 60 + ((hash >>> 8) % 90)];
  const top = 40 + ((hash >>> 16) % 60);
  const texts = linesOf(name).map(
    (line, index) => `<text x="40" y="${150 + index * 48}">${safeText(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${dark}"/>
<path d="M${x} ${top}L${WIDTH} ${top - spread}V${top + spread}Z" fill="${light}"/>
<path d="M${x} ${top}L0 ${top + spread * 2}V${top + spread * 3}Z" fill="${light}" opacity="0.6"/>
<circle cx="${x}" cy="${top}" r="12" fill="#fff"/>
<g fill="#fff" font-family="system-ui,sans-serif" font-size="40" font-weight="700">${texts.join("")}</g>
</svg>
`;
}

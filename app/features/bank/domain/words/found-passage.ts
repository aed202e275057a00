import { type Highlight, highlightsOf, type Sought } from "./highlights.ts";
import { EXCERPT_LENGTH, isSourceLine, LEFT_OUT, shortened } from "./passages.ts";

type Texts = { excerpt: string; html: string; alternatives: readonly string[] };
type Told = { excerpt: string; highlights: Highlight[] };

const HALF = EXCERPT_LENGTH / 2;

const ENTITIES: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  "#39": "'",
  nbsp: " ",
};
/** Formulas that are more than letters and signs in a row. */
const DRAWN = /<m(?:frac|sup|sub|subsup|sqrt|root|table|under|over|underover)\b/;

/** Blocks of stored HTML as plain text. */
export function textBlocks(html: string): string[] {
  const told = html.replace(/<math[\s\S]*?<\/math>/g, (formula) => (DRAWN.test(formula) ? " […] " : formula));
  return told
    .split(/<\/(?:p|li|tr|h\d|blockquote|pre)>/)
    .map((block) => block.replace(/<br[^>]*>|<\/t[dh]>/g, " ").replace(/<[^>]+>/g, ""))
    .map((text) =>
      text
        .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((text) => text !== "" && !isSourceLine(text));
}

/** Sentences put together while they fit. */
function windowsOf(block: string): string[] {
  if (block.length <= EXCERPT_LENGTH) return [block];
  const sentences = block.split(/(?<=[.!?;:])\s+/);
  return sentences.map((sentence, index) => {
    let text = sentence;
    for (const next of sentences.slice(index + 1)) {
      if (text.length + next.length >= EXCERPT_LENGTH) break;
      text = `${text} ${next}`;
    }
    return text;
  });
}

/** A long sentence from a few words before the first word found. */
function aroundFirst(text: string, sought: Sought): string {
  const [from] = highlightsOf(text, sought)[0] ?? [0];
  if (text.length <= EXCERPT_LENGTH || from < HALF) return shortened(text);
  const start = text.indexOf(" ", from - EXCERPT_LENGTH / 3) + 1;
  return `… ${shortened(text.slice(start))}`;
}

function variety(text: string, sought: Sought): number {
  const found = highlightsOf(text, sought).map(([from, to]) =>
    text.slice(from, to).toLowerCase().slice(0, 4),
  );
  return new Set(found).size;
}

/** The passage of a question with most of what was sought: its excerpt, if it has as much. */
export function foundPassage({ excerpt, html, alternatives }: Texts, sought: Sought): Told {
  let best = { text: excerpt, found: variety(excerpt, sought) };
  const windows = textBlocks(html)
    .flatMap(windowsOf)
    .map((text) => aroundFirst(text, sought));
  // An alternative is unclear without the question.
  const asked = (excerpt.split(LEFT_OUT).at(-1) ?? "").slice(0, HALF);
  const answers = alternatives.flatMap(textBlocks).map((text) => shortened(`${asked}${LEFT_OUT}${text}`));
  for (const shown of [...windows, ...answers]) {
    const found = variety(shown, sought);
    if (found > best.found) best = { text: shown, found };
  }
  return { excerpt: best.text, highlights: highlightsOf(best.text, sought) };
}

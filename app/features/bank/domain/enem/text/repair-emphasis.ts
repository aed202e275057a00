/** "**" pairs of a text and "_" pairs of a paragraph, except escaped ones. */
const bold = /(?<![\\*])\*\*(?!\*)([\s\S]*?)(?<!\\)\*\*/g;
const italic = /(?<![\\_])_(?![_\s])((?:[^_\n\\]|\\[\s\S]|\n(?!\n))*)_(?!_)/g;

const wordCharacter = /[\p{L}\p{N}]/u;
const punctuation = /[\p{P}\p{S}]/u;

/** Repairs emphasis that Markdown ignores: inner spaces, runs over paragraphs, marks inside words, bold punctuation. */
export function repairEmphasis(text: string): string {
  return text
    .replace(/(?<![\\*])\*{4}(?!\*)/g, "")
    .replace(bold, (run, inner: string, at: number, whole: string) => {
      const parts = inner.split(/(\n{2,})/);
      return parts.map((part) => marked(part, "**", neighbours(whole, at, run, parts.length))).join("");
    })
    .replace(italic, (run, inner: string, at: number, whole: string) => {
      const around = neighbours(whole, at, run, 1);
      const touches = [around.before, around.after].filter((each) => wordCharacter.test(each)).length;
      if (touches === 2) return run;
      return marked(inner, touches === 1 ? "*" : "_", around);
    });
}

type Neighbours = { before: string; after: string };

/** A run over several paragraphs has no neighbours. */
function neighbours(whole: string, at: number, run: string, parts: number): Neighbours {
  if (parts > 1) return { before: "", after: "" };
  return { before: whole[at - 1] ?? "", after: whole[at + run.length] ?? "" };
}

function marked(inner: string, mark: string, around: Neighbours): string {
  const core = inner.trim();
  const [lead = "", trail = ""] = core ? inner.split(core, 2) : [inner, ""];
  if (!wordCharacter.test(core)) return inner;
  const gapBefore = !lead && wordCharacter.test(around.before) && punctuation.test(core.charAt(0)) ? " " : "";
  const gapAfter = !trail && wordCharacter.test(around.after) && punctuation.test(core.slice(-1)) ? " " : "";
  return `${lead}${gapBefore}${mark}${core}${mark}${gapAfter}${trail}`;
}

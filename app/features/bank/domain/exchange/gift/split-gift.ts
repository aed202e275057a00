import { maskEscapes } from "./gift-escapes.ts";

export type GiftBlock = {
  line: number;
  text: string;
  category: string;
  id: string | null;
  tags: string[];
  envelope: string;
};

const category = /^\s*\$CATEGORY:\s*(.*)$/i;
const startsNew = /^\s*(?:::|\$CATEGORY:)/i;

type Splitting = {
  blocks: GiftBlock[];
  /** Of the question being read, and where it starts. */
  lines: string[];
  start: number;
  category: string;
  comments: string[];
};

/** Splits at blank lines; one inside braces does not split, unless a new question starts after it. */
export function splitGift(source: string): GiftBlock[] {
  const splitting: Splitting = { blocks: [], lines: [], start: 0, category: "", comments: [] };
  const all = source.split("\n");
  const masked = maskEscapes(all.map((raw) => (isComment(raw) ? "" : raw)).join("\n")).split("\n");
  for (const [at, raw] of all.entries()) {
    if (!isComment(raw)) addLine(splitting, masked, at);
    else if (splitting.lines.length === 0) splitting.comments.push(raw.trim().slice(2).trim());
  }
  endBlock(splitting);
  return splitting.blocks;
}

function endBlock(splitting: Splitting): void {
  const { lines, start, category: inCategory, comments } = splitting;
  if (lines.length === 0) return;
  const text = lines.join("\n");
  splitting.blocks.push({ line: start, text, category: inCategory, ...factsOf(comments) });
  splitting.comments = [];
  splitting.lines = [];
}

function addLine(splitting: Splitting, masked: readonly string[], at: number): void {
  const line = masked[at] ?? "";
  const [named, path = ""] = category.exec(line) ?? [];
  if (named) {
    endBlock(splitting);
    splitting.category = path.trim();
    return;
  }
  const isBlank = line.trim() === "";
  if (isBlank && (isClosed(splitting.lines) || startsAnother(masked, at))) endBlock(splitting);
  // Without a blank line between them.
  if (startsNew.test(line) && isAnswered(splitting.lines)) endBlock(splitting);
  if (splitting.lines.length === 0 && isBlank) return;
  if (splitting.lines.length === 0) splitting.start = at + 1;
  splitting.lines.push(line);
}

const isComment = (line: string) => /^\s*\/\//.test(line);

/** Whether the next line with words begins a question, and does not go on with answers that a blank line parts. */
function startsAnother(lines: readonly string[], blank: number): boolean {
  const next = lines.slice(blank + 1, blank + 50).find((line) => line.trim() !== "") ?? "";
  return startsNew.test(next) || /^\s*[^=~}#%\s{][^{]*\{/.test(next);
}

function isAnswered(lines: readonly string[]): boolean {
  return lines.some((line) => line.includes("}")) && isClosed(lines);
}

function isClosed(lines: readonly string[]): boolean {
  const last = lines.findLast((line) => /[{}]/.test(line)) ?? "";
  return last.lastIndexOf("}") >= last.lastIndexOf("{");
}

function factsOf(comments: readonly string[]): Pick<GiftBlock, "id" | "tags" | "envelope"> {
  const all = comments.join("\n");
  const listed = [...all.matchAll(/\[tags?:([^\]]{1,500})\]/g)].flatMap(([, tags = ""]) => tags.split("|"));
  return {
    id: /\[id:([^\]]{1,200})\]/.exec(all)?.[1]?.trim() ?? null,
    tags: listed.map((tag) => tag.trim()),
    envelope: comments.findLast((comment) => comment.startsWith("farol: "))?.slice(7) ?? "",
  };
}

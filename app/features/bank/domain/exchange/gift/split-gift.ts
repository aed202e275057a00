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

/** Splits at blank lines; one inside braces does not split, unless a new question starts after it. */
export function splitGift(source: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let lines: string[] = [];
  let start = 0;
  let inCategory = "";
  let comments: string[] = [];
  const end = () => {
    if (lines.length > 0) {
      const text = lines.join("\n");
      blocks.push({ line: start, text, category: inCategory, ...factsOf(comments) });
      comments = [];
    }
    lines = [];
  };
  const all = source.split("\n");
  for (const [at, raw] of all.entries()) {
    if (/^\s*\/\//.test(raw)) {
      if (lines.length === 0) comments.push(raw.trim().slice(2).trim());
      continue;
    }
    const line = maskEscapes(raw);
    const named = category.exec(line);
    if (named) {
      end();
      const [, path = ""] = named;
      inCategory = path.trim();
      continue;
    }
    const isBlank = line.trim() === "";
    if (isBlank && (isClosed(lines) || startsNew.test(all[at + 1] ?? ""))) end();
    if (lines.length === 0 && isBlank) continue;
    if (lines.length === 0) start = at + 1;
    lines.push(line);
  }
  end();
  return blocks;
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

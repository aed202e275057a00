import { LIST_TEXTS, MOST_TAGS } from "./list.ts";

/** One line, without control characters. */
function oneLine(typed: string): string {
  return typed
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/\p{Cs}/gu, "")
    .trim();
}

/** Null if it is empty or too long. */
function readLine(typed: string, longest: number): string | null {
  const line = oneLine(typed);
  return line.length <= longest && /[\p{L}\p{N}\p{P}\p{S}]/u.test(line) ? line : null;
}

export function readListName(typed: string): string | null {
  return readLine(typed, LIST_TEXTS.name);
}

export function readHeading(typed: string): string | null {
  return readLine(typed, LIST_TEXTS.heading);
}

/** Null if too long. */
export function readDescription(typed: string): string | null {
  const text = oneLine(typed);
  return text.length <= LIST_TEXTS.description ? text : null;
}

/** From "óptica, #ENEM": each once, without marks. Null if one is too long or there are too many. */
export function readTags(typed: readonly string[]): string[] | null {
  const tags = typed
    .flatMap((each) => each.split(/[,;#]/))
    .map((tag) => oneLine(tag).toLowerCase())
    .filter((tag) => /[\p{L}\p{N}]/u.test(tag));
  const unique = [...new Set(tags)];
  const fits = unique.length <= MOST_TAGS && unique.every((tag) => tag.length <= LIST_TEXTS.tag);
  return fits ? unique : null;
}

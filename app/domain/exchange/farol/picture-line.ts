import type { Picture } from "#app/domain/questions/draft.ts";

/** The picture of an alternative as one line: `![descrição](caminho)`, or the path alone where nobody described it. */
export function printPicture({ path, alt }: Picture): string {
  if (alt === null)
    return /^[![<\s]|[\s\n]$/.test(path) || path.includes("\n") ? `<${escaped(path, /[\\>\n]/g)}>` : path;
  return `![${escaped(alt, /[\\\]\n]/g)}](<${escaped(path, /[\\>\n]/g)}>)`.replace(
    /\]\(<([^\s()<>\\]+)>\)$/,
    "]($1)",
  );
}

/** Reads what printPicture writes, and the same as people write it; null where it is neither. */
export function readPicture(line: string): Picture | null {
  const shown = /^!\[((?:\\.|[^\\\]])*)\]\((?:<((?:\\.|[^\\>])*)>|([^\s<>]+))\)$/.exec(line);
  if (shown) {
    const [, alt = "", quoted, bare = ""] = shown;
    return { path: plain(quoted ?? bare), alt: plain(alt) };
  }
  const [whole, path = ""] = /^<((?:\\.|[^\\>])*)>$/.exec(line) ?? [];
  if (whole) return { path: plain(path), alt: null };
  return line === "" || line.startsWith("![") ? null : { path: line, alt: null };
}

function escaped(text: string, special: RegExp): string {
  return text.replace(special, (found) => (found === "\n" ? "\\n" : `\\${found}`));
}

function plain(text: string): string {
  return text.replace(/\\(.)/g, (_, found: string) => (found === "n" ? "\n" : found));
}

import type { Picture } from "../../draft.ts";

/** One line: `![descrição](caminho)`, or the path alone without a description. */
export function printPicture({ path, alt }: Picture): string {
  if (alt === null)
    return /^[![<\s]|[\s\n]$/.test(path) || path.includes("\n") ? `<${escaped(path, /[\\>\n]/g)}>` : path;
  return `![${escaped(alt, /[\\\]\n]/g)}](<${escaped(path, /[\\>\n]/g)}>)`.replace(
    /\]\(<([^\s()<>\\]+)>\)$/,
    "]($1)",
  );
}

/** The inverse of printPicture, also for hand-written variants; null otherwise. */
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

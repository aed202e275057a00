import type { ProjectFile } from "./source-files.ts";

/** The comments of a file, and the names of its tests; of documents and settings the whole text. */
export function proseOf({ path, text }: ProjectFile): string {
  if (path.endsWith(".md") || path.endsWith(".toml")) return text;
  if (path.endsWith(".sql")) return (text.match(/--.*$/gm) ?? []).join("\n");
  const comments = text.match(/\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(,])\/\/ .*$/gm) ?? [];
  const names = text.match(/\b(?:describe|test|it)(?:\.\w+(?:\(.*?\))?)?\(\s*(["'`]).*?\1/g) ?? [];
  return [...comments, ...names].join("\n");
}

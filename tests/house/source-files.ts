import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A file of the project: its path from the root, with slashes, and its text. */
export type ProjectFile = { path: string; text: string };

/** The text of a file of the project. */
export function textOf(path: string): string {
  return readFileSync(root + path, "utf8");
}

/** Whether the project has this file or folder. */
export function isPresent(path: string): boolean {
  return existsSync(root + path);
}

/** Every path under the folders, in the order of their names. */
export function pathsUnder(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length).replaceAll("\\", "/"))
      .sort(),
  );
}

const read = new Map<string, ProjectFile>();

/** One object a file, however many tests read it: what is derived from it may be cached by it. */
function readOnce(path: string): ProjectFile {
  const file = read.get(path) ?? { path, text: textOf(path) };
  read.set(path, file);
  return file;
}

/** The files under the folders whose name ends in one of these. */
export function filesUnder(folders: readonly string[], endings: readonly string[]): ProjectFile[] {
  return pathsUnder(...folders)
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map(readOnce);
}

/** The folders of a layer in every feature, concern of the platform and the shell. */
export function layerFolders(layer: string): string[] {
  const rooms = ["app/features", "app/platform"].flatMap((folder) =>
    readdirSync(root + folder, { withFileTypes: true }).map(({ name }) => `${folder}/${name}`),
  );
  return [...rooms, "app/shell"].map((room) => `${room}/${layer}`).filter(isPresent);
}

/** A file's code without its comments; line numbers are preserved. */
export function codeOf({ text }: ProjectFile): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "))
    .replace(/(^|[\s;{}(,])\/\/.*$/gm, "$1");
}

/** Matches of a pattern in a file's code, as "path:line". */
export function placesOf(file: ProjectFile, pattern: RegExp): string[] {
  return codeOf(file)
    .split("\n")
    .flatMap((line, index) => (pattern.test(line) ? [`${file.path}:${index + 1}`] : []));
}

/** Moodle's own folders at the top of every category path. */
const courseFolders = /^\$.*\$$|^top$/i;

/** "$course$/top/Matemática/Cones" is Matemática, Cones; "//" is a slash inside a name. */
export function categoryParts(path: string): string[] {
  return path
    .split(/(?<!\/)\/(?!\/)/)
    .map((part) => part.replaceAll("//", "/").trim())
    .filter((part) => part !== "" && !courseFolders.test(part));
}

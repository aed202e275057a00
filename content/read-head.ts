const LINE = /^([^:]+): (.+)$/;

/** The "name: value" lines at the start of a file. Throws where a line has no value, or a name that is not one of `names`. */
export function readHead(file: string, head: string, names: readonly string[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const line of head.trim().split("\n")) {
    const [, name = "", value = ""] = LINE.exec(line) ?? [];
    if (!names.includes(name)) throw new Error(`${file}: ${line}`);
    values.set(name, value.trim());
  }
  return values;
}

export type LatexReader = { source: string; at: number };

const token = /\\(?:[a-zA-Z]+\*?|[\s\S])|[\s\S]/y;

export function nextToken(reader: LatexReader): string {
  token.lastIndex = reader.at;
  const [found = ""] = token.exec(reader.source) ?? [];
  reader.at += found.length;
  return found;
}

function skipSpaces(reader: LatexReader): void {
  while (/\s/.test(reader.source[reader.at] ?? "")) reader.at += 1;
}

/** A group without its braces, or one token. */
export function rawArgument(reader: LatexReader): string {
  skipSpaces(reader);
  if (reader.source[reader.at] !== "{") return nextToken(reader);
  let depth = 0;
  const start = reader.at + 1;
  while (reader.at < reader.source.length) {
    const read = nextToken(reader);
    if (read === "{") depth += 1;
    if (read === "}") depth -= 1;
    if (depth === 0) return reader.source.slice(start, reader.at - 1);
  }
  return reader.source.slice(start);
}

export function optionalArgument(reader: LatexReader): string | null {
  skipSpaces(reader);
  if (reader.source[reader.at] !== "[") return null;
  const end = reader.source.indexOf("]", reader.at);
  const argument = reader.source.slice(reader.at + 1, end === -1 ? undefined : end);
  reader.at = end === -1 ? reader.source.length : end + 1;
  return argument;
}

export type ByteRange = { start: number; length: number };

/** Null: the whole file; "unsatisfiable": a range outside it. Several ranges get the whole file (RFC 9110 §14.2). */
export function readRange(header: string | null, size: number): ByteRange | null | "unsatisfiable" {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, length };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) return "unsatisfiable";
  return end < start ? null : { start, length: end - start + 1 };
}

export function inWords(things: readonly string[]): string {
  const last = things.at(-1) ?? "";
  return things.length < 2 ? last : `${things.slice(0, -1).join(", ")} e ${last}`;
}

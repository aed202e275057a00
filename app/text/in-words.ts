/** Things one after the other: "2", "2 e 3", "2, 3 e 4". */
export function inWords(things: readonly string[]): string {
  const last = things.at(-1) ?? "";
  return things.length < 2 ? last : `${things.slice(0, -1).join(", ")} e ${last}`;
}

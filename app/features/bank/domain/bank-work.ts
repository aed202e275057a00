/** The version that a job over the whole bank brings it to. Throws for another kind's input. */
export function readWorkVersion(input: unknown): number {
  if (typeof input !== "object" || input === null || !("version" in input))
    throw new Error("not a job over the bank");
  return Number(input.version);
}

import type { GradingKey } from "./key-replay.ts";

/** The input of the job that applies a key change to the answers given before. */
export type ReplayJob = { ord: number; becomes: GradingKey };

/** From a job's stored input. Throws for another kind's. */
export function readReplayJob(input: unknown): ReplayJob {
  if (typeof input !== "object" || input === null || !("ord" in input && "becomes" in input))
    throw new Error("not a key's job");
  return { ord: Number(input.ord), becomes: String(input.becomes) };
}

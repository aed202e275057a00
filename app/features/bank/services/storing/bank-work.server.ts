import type { Deps } from "#app/platform/context/deps.ts";
import { bankStates, setBankStates } from "../../queries/indexing.server.ts";

export type BankWork = {
  /** Names two rows in `bank_state`: the last completed version, and the last row of the newest one. */
  name: "index" | "render" | "comment-render" | "review";
  version: number;
  /** Writes the rows after a key, and their end with `place` in the same batch. Null after the last row. */
  batch: (after: number, place: (last: number) => ReturnType<typeof setBankStates>) => Promise<Batch | null>;
  /** Runs after the last batch, unless nothing was written. */
  finish?: () => Promise<void>;
};

type Batch = { rows: number; last: number };

export type BankWorkOptions = { force?: boolean; onProgress?: (done: number) => void };

/** Runs work last done under an older version; resumes after an interruption. Returns the rows written. */
export async function doBankWork(deps: Deps, work: BankWork, options: BankWorkOptions): Promise<number> {
  const [version, place] = [`${work.name}-version`, `${work.name}-place`];
  const states = await deps.read(bankStates(deps.db));
  const stateOf = (name: string) => states.find((each) => each.name === name)?.value ?? 0;
  if (stateOf(version) === work.version && !options.force) return 0;
  let rows = 0;
  for (let after = options.force ? 0 : stateOf(place); ; ) {
    const batch = await work.batch(after, (last) => setBankStates(deps.db, [{ name: place, value: last }]));
    if (!batch) break;
    rows += batch.rows;
    options.onProgress?.(rows);
    after = batch.last;
  }
  if (rows > 0 || stateOf(place) > 0) await work.finish?.();
  const done = [
    { name: version, value: work.version },
    { name: place, value: 0 },
  ];
  await deps.write(setBankStates(deps.db, done));
  return rows;
}

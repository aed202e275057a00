import { progressOf } from "#app/features/accounts/queries/progress.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { visitorDeps } from "#tests/support/given.ts";

export type LedgerRow = {
  ord: number;
  alternative: string;
  correct: number;
  subject: number;
  answered_at: number;
  operation: string;
};

async function rowsOf<Row>(query: string, ...values: unknown[]): Promise<Row[]> {
  const { results } = await bindings.DB.prepare(query)
    .bind(...values)
    .all<Row>();
  return results;
}

/** A person's first answers, oldest question first. */
export function ledgerOf(userNum: number): Promise<LedgerRow[]> {
  return rowsOf(
    "SELECT ord, alternative, correct, subject, answered_at, operation FROM answers WHERE user_num = ? ORDER BY ord",
    userNum,
  );
}

/** A person's later attempts. */
export function attemptsOf(
  userNum: number,
): Promise<{ ord: number; operation: string; alternative: string }[]> {
  return rowsOf("SELECT ord, operation, alternative FROM answer_attempts WHERE user_num = ?", userNum);
}

/** A person's counters. */
export async function countersOf(userNum: number) {
  const deps = visitorDeps();
  const [counters] = await deps.read(progressOf(deps.db, userNum));
  if (!counters) throw new Error("no counters");
  return counters;
}

/** How many first answers chose each letter of a question. */
export async function chosenLetters(ord: number): Promise<Record<string, number>> {
  const [row] = await rowsOf<Record<string, number>>(
    "SELECT a AS A, b AS B, c AS C, d AS D, e AS E FROM question_keys WHERE ord = ?",
    ord,
  );
  return row ?? {};
}

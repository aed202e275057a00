import type { Deps } from "#app/platform/context/deps.ts";
import { ENTRY_KEPT, ENTRY_SAME_PERSON } from "../../domain/entry/entry-rules.ts";
import { joinStatements } from "../../queries/entry/entry-answers.server.ts";

/**
 * A device's answers without an account join a person's ledger, once. Best effort: a full day of answers must not refuse a sign-in,
 * and what failed joins at the next one.
 */
export async function joinEntryAnswers(
  deps: Deps,
  input: { device: string | null; userNum: number; by: "sign-in" | "confirmation" },
): Promise<void> {
  const { device, userNum, by } = input;
  const kept = by === "sign-in" ? ENTRY_SAME_PERSON : ENTRY_KEPT;
  if (!device) return;
  const now = deps.now();
  try {
    await deps.write(joinStatements(deps.db, { device, userNum, since: now - kept, now }));
  } catch {
    console.warn(JSON.stringify({ level: "warn", entryAnswers: "not joined" }));
  }
}

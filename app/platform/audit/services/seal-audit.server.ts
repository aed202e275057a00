import type { Deps } from "#app/platform/context/deps.ts";
import { type RunBatch, statementsOf } from "#app/platform/db/database.server.ts";
import { FIRST_SEAL, type SealedRow, sealedText } from "../domain/audit-chain.ts";
import { auditedScopes } from "../queries/audit.server.ts";
import { insertSeals, lastSeal, type NewSeal, unsealedRows } from "../queries/audit-chain.server.ts";

const PIECE = 400;

/** Writes that call `seal` for each scope they recorded something in. */
export function sealingAfter(write: RunBatch, seal: (scope: string) => void): RunBatch {
  return async (asked) => {
    const answer = await write(asked);
    for (const scope of auditedScopes(statementsOf(asked))) seal(scope);
    return answer;
  };
}

/** SHA-256 (hex). */
export async function sealOf(before: string, row: SealedRow): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(sealedText(before, row)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Seals the rows of a scope that no seal covers yet (decision 025). Seals follow from the rows alone, so that it may be
 * interrupted, repeated and run several times at once.
 */
export async function sealAudit(deps: Deps, scope: string): Promise<void> {
  for (;;) {
    const {
      last: [last],
      rows,
    } = await deps.read({ last: lastSeal(deps.db, scope), rows: unsealedRows(deps.db, scope, PIECE) });
    if (rows.length === 0) return;
    let hash = last?.hash ?? FIRST_SEAL;
    const seals: NewSeal[] = [];
    for (const row of rows) {
      hash = await sealOf(hash, row);
      seals.push({ place: row.place, num: row.num, hash });
    }
    await deps.write(insertSeals(deps.db, scope, seals));
    if (rows.length < PIECE) return;
  }
}

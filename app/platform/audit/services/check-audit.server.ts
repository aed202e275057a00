import type { Deps } from "#app/platform/context/deps.ts";
import type { RowOf } from "#app/platform/db/fields.server.ts";
import { HOUR } from "#app/platform/time/units.ts";
import { type AuditBreak, FIRST_SEAL } from "../domain/audit-chain.ts";
import {
  auditScopes,
  lastNumbers,
  sealAt,
  sealedAfter,
  storeCheck,
  strayRow,
} from "../queries/audit-chain.server.ts";
import { sealAudit, sealOf } from "./seal-audit.server.ts";

const PIECE = 400;
/** Seconds between two checks of a scope by the clock. */
const CHECKED_FOR = 20 * HOUR;

type ChainEnd = { place: number; num: number; hash: string };
/** `places`: sealed rows that are intact. */
export type AuditCheck = { scope: string; places: number; broken: AuditBreak | null };

type Sealed = RowOf<ReturnType<typeof sealedAfter>["fields"]>;

/** The chain after one more row, or what is wrong with it. */
async function nextEnd(scope: string, end: ChainEnd, row: Sealed): Promise<ChainEnd | AuditBreak> {
  const place = end.place + 1;
  const { sealPlace, sealNum: num, hash, ...sealed } = row;
  if (sealPlace !== place) return { place, num: null, why: "dropped" };
  if (sealed.num === null) return { place, num, why: "dropped" };
  // The join found the row: only its nullable columns are null.
  const found = sealed as Parameters<typeof sealOf>[1];
  if (found.scope !== scope || found.place !== place || num <= end.num)
    return { place, num, why: "reordered" };
  if ((await sealOf(end.hash, found)) !== hash) return { place, num, why: "edited" };
  return { place, num, hash };
}

async function walk(deps: Deps, scope: string): Promise<{ end: ChainEnd; broken: AuditBreak | null }> {
  let end: ChainEnd = { place: 0, num: 0, hash: FIRST_SEAL };
  for (;;) {
    const rows = await deps.read(sealedAfter(deps.db, scope, end.place, PIECE));
    for (const row of rows) {
      const next = await nextEnd(scope, end, row);
      if ("why" in next) return { end, broken: next };
      end = next;
    }
    if (rows.length < PIECE) return { end, broken: null };
  }
}

/** The last verified seal, outside the database: rewriting a whole chain in the database does not change it. */
function anchorKey(scope: string): string {
  return `auditoria/${scope || "plataforma"}.txt`;
}

async function readAnchor(deps: Deps, scope: string): Promise<Pick<ChainEnd, "place" | "hash"> | null> {
  const file = await deps.files.get(anchorKey(scope));
  if (!file) return null;
  const [place, hash = ""] = (await new Response(file.body).text()).split(" ");
  return { place: Number(place), hash };
}

/** What the rows beside the chain and the anchor show. */
async function beside(deps: Deps, scope: string, end: ChainEnd): Promise<AuditBreak | null> {
  const anchor = await readAnchor(deps, scope);
  const {
    stray: [stray],
    anchored: [anchored],
  } = await deps.read({
    stray: strayRow(deps.db, scope, end.num),
    anchored: sealAt(deps.db, scope, anchor?.place ?? 0),
  });
  if (stray) return { ...stray, why: "added" };
  if (anchor && !anchored) return { place: end.place + 1, num: null, why: "cut" };
  if (anchor && anchored?.hash !== anchor.hash)
    return { place: anchor.place, num: anchored?.num ?? null, why: "edited" };
  return null;
}

/** Seals what is not sealed yet, reads the chain of a scope from end to end, and notes the outcome. */
export async function checkAudit(deps: Deps, scope: string): Promise<AuditCheck> {
  await sealAudit(deps, scope);
  const { end, broken: within } = await walk(deps, scope);
  const broken = within ?? (await beside(deps, scope, end));
  const check = { scope, places: end.place, broken };
  await deps.write(storeCheck(deps.db, { ...check, checkedAt: deps.now() }));
  if (!broken && end.place > 0) {
    const anchor = new TextEncoder().encode(`${end.place} ${end.hash}`);
    await deps.files.put(anchorKey(scope), anchor, "text/plain");
  }
  return check;
}

/** Checks every scope, or one. Rows that were cut off at the end before they were sealed leave a gap of numbers. */
export async function verifyAudit(
  deps: Deps,
  only: string | null,
): Promise<{ scopes: number; rows: number; broken: (AuditBreak & { scope: string }) | null }> {
  const {
    scopes,
    numbers: [numbers],
  } = await deps.read({ scopes: auditScopes(deps.db), numbers: lastNumbers(deps.db) });
  const wanted = scopes.filter(({ scope }) => only === null || scope === only);
  let rows = 0;
  for (const { scope } of wanted) {
    const { places, broken } = await checkAudit(deps, scope);
    rows += places;
    if (broken) return { scopes: wanted.length, rows, broken: { scope, ...broken } };
  }
  const cut = only === null && numbers && numbers.given > numbers.found;
  const broken = cut ? { scope: "", place: 0, num: numbers.given, why: "cut" as const } : null;
  return { scopes: wanted.length, rows, broken };
}

/** The clock's: seals what a Worker left behind when it ended early, and checks each scope once a day. */
export async function sealAndCheckAudit(deps: Deps): Promise<void> {
  const scopes = await deps.read(auditScopes(deps.db));
  const due = deps.now() - CHECKED_FOR;
  for (const { scope, lastNum, sealedNum, checkedAt } of scopes) {
    if (lastNum === null) continue;
    if ((checkedAt ?? 0) <= due) await checkAudit(deps, scope);
    else if (lastNum !== sealedNum) await sealAudit(deps, scope);
  }
}

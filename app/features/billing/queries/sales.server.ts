import { type SQL, sql } from "drizzle-orm";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, outer, pick } from "#app/platform/db/fields.server.ts";
import { FIRST_PAGE } from "#app/platform/lists/domain/page.ts";
import { users } from "#drizzle/schema/accounts/accounts.ts";
import { charges, paymentEvents } from "#drizzle/schema/billing/billing.ts";
import type { EventKind } from "../domain/ledger.ts";
import type { SaleView } from "../domain/sale-views.ts";

const charge = columns(charges, "c");
const event = columns(paymentEvents, "e");
const person = pick(outer(columns(users, "u")), "firstName", "lastName", "email");

/** Of literal kinds: a bound list is read by the planner before the index of the events. */
function hasEvent(...kinds: EventKind[]): SQL {
  const among = sql.raw(kinds.map((kind) => `'${kind}'`).join(", "));
  return sql`EXISTS (SELECT 1 FROM payment_events e WHERE e.user_num = c.user_num AND e.charge = c.id AND e.kind IN (${among}))`;
}

function inView(view: SaleView): SQL {
  const back = hasEvent("refund-asked", "refunded", "charged-back", "revoked");
  if (view === "devolucoes") return back;
  if (view === "pagas") return sql`${hasEvent("paid")} AND NOT ${back}`;
  return view === "aguardando" ? sql`NOT ${hasEvent("paid", "failed")}` : sql`1`;
}

function pageOf(view: SaleView, before: number | null, most: number): SQL {
  return sql`SELECT c.* FROM charges c WHERE c.num < ${before ?? FIRST_PAGE} AND ${inView(view)}
    ORDER BY c.num DESC LIMIT ${most}`;
}

/** Charges, newest first, with whose they are; without the account the name is null. */
export function salesPage(db: Database, view: SaleView, before: number | null, most: number) {
  return db.select(
    { ...charge, ...person },
    sql`FROM (${pageOf(view, before, most)}) c LEFT JOIN users u ON u.num = c.user_num ORDER BY c.num DESC`,
  );
}

/** In the same trip: what happened to the page's charges. */
export function eventsOfPage(db: Database, view: SaleView, before: number | null, most: number) {
  return db.select(
    event,
    sql`FROM (${pageOf(view, before, most)}) c CROSS JOIN payment_events e ON e.user_num = c.user_num AND e.charge = c.id
    ORDER BY e.num`,
  );
}

/** The ledger's events of a provider that a report names, or that came since a moment. */
export function reportedEvents(db: Database, provider: string, names: readonly string[], since: number) {
  return db.select(
    event,
    sql`FROM (SELECT e.num FROM json_each(${JSON.stringify(names)}) j
        CROSS JOIN payment_events e ON e.provider = ${provider} AND e.event = j.value
      UNION SELECT e.num FROM payment_events e WHERE e.received_at >= ${since} AND e.provider = ${provider}) n
    CROSS JOIN payment_events e ON e.num = n.num ORDER BY e.num`,
  );
}

/** Which ids are charges of a provider. */
export function chargesAmong(db: Database, provider: string, ids: readonly string[]) {
  return db.select(
    pick(charge, "id"),
    sql`FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN charges c ON c.id = j.value WHERE c.provider = ${provider}`,
  );
}

export function ownerById(db: Database, id: string) {
  return db.select(pick(charge, "userNum"), sql`FROM charges c WHERE c.id = ${id}`);
}

/** The audit row of a refund that the team ordered, in its batch. Without the account the subject is the charge. */
export function auditRefund(
  db: Database,
  refund: { id: string; userNum: number; cents: number },
  entry: AuditEntry,
  when: SQL,
) {
  return insertAudit(db, entry, {
    from: sql`WHERE ${when}`,
    subjectId: sql`coalesce((SELECT u.id FROM users u WHERE u.num = ${refund.userNum}), ${refund.id})`,
    after: sql`${JSON.stringify({ charge: refund.id, cents: refund.cents })}`,
  });
}

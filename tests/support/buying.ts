import type { EventKind } from "#app/features/billing/domain/ledger.ts";
import type { PaymentNews } from "#app/features/billing/services/payment-provider.ts";
import { readLedger } from "#app/features/billing/services/record-ledger.server.ts";
import { startCharge } from "#app/features/billing/services/start-charge.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { visitorDeps } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";
import { sandboxRequest } from "#workers/providers/payments/sandbox-news.ts";

/** Somebody who said to be an adult. */
export async function givenAdult(): Promise<Known> {
  const known = await givenKnown();
  await giveAge(known.viewer, "adult", null);
  return known;
}

/** Answers the questionnaire's question about age, and a minor's about who looks after them. */
export async function giveAge(viewer: Viewer, age: string, guardian: string | null): Promise<void> {
  await bindings.DB.prepare(
    `INSERT INTO profiles (user_id, origin, courses, study_level, state, age_band, guardian_email, completed_at)
    VALUES (?, 'YouTube', '[]', '3', 'DF', ?, ?, 1)
    ON CONFLICT (user_id) DO UPDATE SET age_band = excluded.age_band, guardian_email = excluded.guardian_email`,
  )
    .bind(viewer.id, age, guardian)
    .run();
}

/** A charge with its bill at the bank, not paid. */
export function givenBill(
  { viewer }: Known,
  fields: { plan?: string; months?: number } = {},
): Promise<string> {
  return startCharge(visitorDeps(), viewer, {
    plan: "pro",
    months: 6,
    method: "pix",
    coupon: null,
    ...fields,
  });
}

/** What the bank says of a charge. */
export function newsAbout(charge: string, kind: EventKind, fields: Partial<PaymentNews> = {}): PaymentNews {
  const occurredAt = visitorDeps().now();
  return { charge, event: `${charge}:${kind}`, kind, cents: 17_940, occurredAt, ...fields };
}

/** The bank's webhook at our door, signed. Returns the status. */
export async function tell(news: PaymentNews, at = visitorDeps().now()): Promise<number> {
  const request = await sandboxRequest(news, at);
  return send(request);
}

export async function send(request: Request): Promise<number> {
  const headers = Object.fromEntries(request.headers);
  const path = new URL(request.url).pathname;
  const response = await door.send(path, { method: "POST", body: await request.text(), headers });
  return response.status;
}

export function ledgerOf({ viewer }: Known) {
  return readLedger(visitorDeps(), viewer.num);
}

/** The claims that the browser gets at its next request. */
export async function claimsOf({ cookie }: Known): Promise<readonly string[]> {
  const response = await door.send("/questoes?_data=root", { cookie });
  return ((await response.json()) as { viewer: { claims: string[] } }).viewer.claims;
}

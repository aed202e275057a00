import type { EventKind, LedgerEvent } from "#app/features/billing/domain/ledger.ts";
import type { KnownCharge } from "#app/features/billing/domain/quote.ts";

/** Noon of a day of Brasília, epoch seconds: "2026-01-31". */
export function noon(day: string): number {
  return Date.parse(`${day}T12:00:00-03:00`) / 1000;
}

/** The day and hour of a moment in Brasília. */
export function said(at: number): string {
  return new Date((at - 3 * 3600) * 1000).toISOString().slice(0, 16);
}

export const bought = noon("2026-01-31");

export function givenCharge(fields: Partial<KnownCharge> = {}): KnownCharge {
  const createdAt = fields.createdAt ?? bought;
  const usual = {
    id: "a",
    plan: "pro",
    months: 6,
    cents: 17_940,
    creditCents: 0,
    replaces: [],
    returns: {},
  } as const;
  return { ...usual, method: "pix", provider: "banco", createdAt, expiresAt: createdAt + 3600, ...fields };
}

/** An event of a charge: by default the whole sum, a minute after it was made. */
export function told(charge: KnownCharge, kind: EventKind, fields: Partial<LedgerEvent> = {}): LedgerEvent {
  const event = `${charge.id}:${kind}`;
  const usual = { provider: "banco", event, charge: charge.id, kind, cents: charge.cents };
  return { ...usual, occurredAt: charge.createdAt + 60, ...fields };
}

import { chargeState, type EventKind, type LedgerEvent } from "#app/features/billing/domain/ledger.ts";
import { billLife, type PaymentMethod } from "#app/features/billing/domain/payment-methods.ts";
import { postNews, refundOrder } from "#app/features/billing/domain/post-news.ts";
import { soldPrice } from "#app/features/billing/domain/prices.ts";
import { type KnownCharge, quoteOf } from "#app/features/billing/domain/quote.ts";
import { refundable } from "#app/features/billing/domain/refund-right.ts";
import { noon } from "./given-charges.ts";

const BANK = "banco";

/** A person, their ledger, and a bank with their payments that refunds on request. */
export class Account {
  now = noon("2026-12-01");
  charges: KnownCharge[] = [];
  events: LedgerEvent[] = [];
  #told = 0;

  get known() {
    return { charges: this.charges, events: this.events, now: this.now };
  }

  post(news: readonly LedgerEvent[]): void {
    this.events = postNews(this.known, news).events;
  }

  tell(charge: KnownCharge, kind: EventKind, cents: number): void {
    this.#told += 1;
    const event = { provider: BANK, event: `${kind}:${this.#told}`, charge: charge.id, kind, cents };
    this.post([{ ...event, occurredAt: this.now }]);
  }

  open(plan: string, months: number, method: PaymentMethod = "pix"): void {
    const price = soldPrice(plan, months, this.now);
    if (!price) throw new Error("not sold");
    const quote = quoteOf(price, this.known, 0, BANK);
    if (quote.isRefused) return;
    const id = `c${this.charges.length}`;
    const expiresAt = this.now + billLife(method);
    this.charges = this.charges.map((each) => ({ ...each, expiresAt: Math.min(each.expiresAt, this.now) }));
    const sums = { cents: quote.totalCents, creditCents: quote.creditCents, returns: quote.returns };
    const made = { id, plan: price.plan, months, replaces: quote.replaces, createdAt: this.now, expiresAt };
    this.charges.push({ ...made, ...sums, method, provider: BANK });
  }

  state(charge: KnownCharge) {
    return chargeState(charge, this.events, this.now);
  }

  refund(charge: KnownCharge): void {
    const right = refundable(charge, this.known);
    if (right.refundable) this.post([refundOrder(charge.id, right.cents, this.now)]);
  }

  /** The seller gives a part back by the provider's own page. */
  giveBackPart(charge: KnownCharge): void {
    const { keptCents } = this.state(charge);
    if (keptCents > 2) this.tell(charge, "refunded", Math.floor(keptCents / 3));
  }

  contest(charge: KnownCharge): void {
    const { keptCents } = this.state(charge);
    if (keptCents > 0) this.tell(charge, "charged-back", keptCents);
  }

  /** The contested sums come back to us. */
  undo(charge: KnownCharge): void {
    const of = this.events.filter((event) => event.charge === charge.id);
    const sum = (kind: EventKind) =>
      of.reduce((total, event) => total + (event.kind === kind ? event.cents : 0), 0);
    const back = sum("charged-back") - sum("charge-back-undone");
    if (back > 0) this.tell(charge, "charge-back-undone", back);
  }

  /** The bank gives back what is due. */
  settle(): void {
    for (const charge of this.charges) {
      const { owedCents } = this.state(charge);
      if (owedCents > 0) this.tell(charge, "refunded", owedCents);
    }
  }
}

import type { EventKind } from "../domain/ledger.ts";
import type { PaymentMethod } from "../domain/payment-methods.ts";

/** A bill for a provider to collect. `returnTo`: where its own page leads back. Epoch seconds. */
export type NewBill = {
  id: string;
  cents: number;
  title: string;
  method: PaymentMethod;
  expiresAt: number;
  email: string;
  returnTo: string;
  newsTo: string;
};

/** A Pix has its code; card and boleto have the provider's own page: no card data comes here. */
export type MadeBill = { ref: string; pixCode: string | null; pageUrl: string | null };

/** `event`: stable across repeated reports. `charge`: our id, as the provider reports it. */
export type PaymentNews = {
  charge: string;
  event: string;
  kind: EventKind;
  cents: number;
  occurredAt: number;
};

/** A webhook as it came. */
export type SentNews = { query: URLSearchParams; header: (name: string) => string | null; body: string };

type KnownBill = { id: string; ref: string };

/** One company that collects. Each call throws if it refuses or does not answer within its deadline. */
export type PaymentProvider = {
  name: string;
  /** First: the one recommended. */
  methods: readonly PaymentMethod[];
  /** Idempotent by its id. */
  createBill(bill: NewBill): Promise<MadeBill>;
  /** A webhook's news; null: forged or too old; unreadable: signed, and no news. */
  readNews(sent: SentNews): Promise<PaymentNews[] | "unreadable" | null>;
  /** All that happened to a bill. */
  lookUp(bill: KnownBill): Promise<PaymentNews[]>;
  /** All that happened to the bills that changed since a moment, for the reconciliation. Epoch seconds. */
  report(since: number): Promise<PaymentNews[]>;
  /**
   * Ends a bill: no further payment; a made one stays. Idempotent. Returns all that happened to the bill. Throws where
   * it may still be paid.
   */
  cancel(bill: KnownBill & { method: PaymentMethod }): Promise<PaymentNews[]>;
  /**
   * Refunds a bill until `back` cents of what was paid are refunded. Idempotent. Returns all that happened to the bill.
   */
  refund(bill: KnownBill & { back: number | "all" }): Promise<PaymentNews[]>;
};

import type { MadeBill, NewBill, PaymentNews } from "#app/features/billing/services/payment-provider.ts";

/** A bill as the bank has it. */
export type BankBill = {
  id: string;
  ref: string;
  cents: number;
  title: string;
  pixCode: string;
  news: PaymentNews[];
};

/** How a payment is reported: after so many seconds, so many times. */
export type Told = { delay: number; times: number };

/** What others call of `SandboxBank`. The class itself imports the environment, which names this type. */
export interface BankObject extends Rpc.DurableObjectBranded {
  create(bill: NewBill): Promise<MadeBill>;
  look(id: string): Promise<PaymentNews[]>;
  /** Somebody pays by their app; a paid bill accepts a second payment. */
  pay(id: string, told: Told): Promise<void>;
  /** The seller cancels an unpaid bill; idempotent. */
  cancel(id: string): Promise<PaymentNews[]>;
  /** The seller refunds until so many cents are refunded; idempotent. */
  refund(id: string, back: number | "all"): Promise<PaymentNews[]>;
  /** The payer's bank reverses it, as after a fraud (MED). */
  reverse(id: string, told: Told): Promise<void>;
  /** All news of the bills to which something happened since a moment. */
  report(since: number): Promise<PaymentNews[]>;
  /** Newest first. */
  bills(): Promise<BankBill[]>;
}

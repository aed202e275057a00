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

/** How a payment is told: after so many seconds, so many times. */
export type Told = { delay: number; times: number };

/** What others call of `SandboxBank`. The class itself imports the environment, which names this type. */
export interface BankObject extends Rpc.DurableObjectBranded {
  create(bill: NewBill): Promise<MadeBill>;
  look(id: string): Promise<PaymentNews[]>;
  /** Somebody pays by their app; a bill that is paid takes the money again. */
  pay(id: string, told: Told): Promise<void>;
  /** The seller cancels a bill that nobody paid; again is the same. */
  cancel(id: string): Promise<PaymentNews[]>;
  /** The seller gives back until so many cents have gone back; again is the same. */
  refund(id: string, back: number | "all"): Promise<PaymentNews[]>;
  /** The payer's bank takes it back, as after a fraud (MED). */
  reverse(id: string, told: Told): Promise<void>;
  /** All news of the bills to which something happened since a moment. */
  report(since: number): Promise<PaymentNews[]>;
  /** Newest first. */
  bills(): Promise<BankBill[]>;
}

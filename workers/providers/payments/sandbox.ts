import type { PaymentProvider } from "#app/features/billing/services/payment-provider.ts";
import type { BankObject } from "#workers/durable-objects/bank-object.ts";
import { readSandboxNews, SANDBOX } from "./sandbox-news.ts";

/** The one bank of a machine. */
export function bankOf(namespace: DurableObjectNamespace<BankObject>) {
  return namespace.get(namespace.idFromName("banco"));
}

/** Pix alone: there is no page of anybody's to send a card to. */
export function sandbox(namespace: DurableObjectNamespace<BankObject>, now: () => number): PaymentProvider {
  return {
    name: SANDBOX,
    methods: ["pix"],
    createBill: (bill) => bankOf(namespace).create(bill),
    readNews: (sent) => readSandboxNews(sent, now()),
    lookUp: ({ id }) => bankOf(namespace).look(id),
    report: (since) => bankOf(namespace).report(since),
    cancel: ({ id }) => bankOf(namespace).cancel(id),
    refund: ({ id, back }) => bankOf(namespace).refund(id, back),
  };
}

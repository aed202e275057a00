import type { PaymentMethod } from "#app/features/billing/domain/payment-methods.ts";
import type {
  PaymentNews,
  PaymentProvider,
  SentNews,
} from "#app/features/billing/services/payment-provider.ts";
import { isoClock } from "#app/platform/time/zone.ts";
import { type Api, type Config, createApi, type Payment, paymentsOf } from "./mercado-pago-api.ts";
import { cancelBill, createPage, createPix } from "./mercado-pago-bills.ts";
import { isRecent, isSigned, readSignature } from "./signature.ts";

function secondsOf(date: string | null | undefined, otherwise: number): number {
  const at = Date.parse(date ?? "");
  return Number.isNaN(at) ? otherwise : Math.floor(at / 1000);
}

const centsOf = (amount: number) => Math.round(amount * 100);

/** The history of a payment: the names of the events derive from its ids, so repeated reports add nothing. */
function paymentNewsOf(payment: Payment, now: number): PaymentNews[] {
  const charge = payment.external_reference;
  if (!charge) return [];
  const updated = secondsOf(payment.date_last_updated, now);
  const cents = centsOf(payment.transaction_amount);
  const told = (event: string, kind: PaymentNews["kind"], sum: number, occurredAt: number): PaymentNews => ({
    charge,
    event: `${payment.id}:${event}`,
    kind,
    cents: sum,
    occurredAt,
  });
  const isBack = payment.status === "charged_back";
  return [
    ...(payment.date_approved
      ? [told("approved", "paid", cents, secondsOf(payment.date_approved, updated))]
      : []),
    ...(payment.refunds ?? [])
      .filter(({ status }) => status === undefined || status === "approved")
      .map(({ id, amount, date_created: at }) =>
        told(`refund:${id}`, "refunded", centsOf(amount), secondsOf(at, updated)),
      ),
    ...(isBack ? [told("charged_back", "charged-back", cents, updated)] : []),
    ...(isBack && payment.status_detail === "reimbursed"
      ? [told("reimbursed", "charge-back-undone", cents, updated)]
      : []),
    ...(payment.status === "cancelled" ? [told("cancelled", "failed", 0, updated)] : []),
  ];
}

/** Payments of a page of a search, and most pages that a report has. */
const SEARCHED = 50;
const PAGES = 40;

/** Payments that changed since a moment, page by page. */
async function changedSince(api: Api, since: number, now: number): Promise<Payment[]> {
  const found: Payment[] = [];
  for (let page = 0; page < PAGES; page += 1) {
    const search = new URLSearchParams({
      ...{ sort: "date_last_updated", criteria: "asc", range: "date_last_updated" },
      ...{ begin_date: isoClock(since), end_date: isoClock(now) },
      ...{ limit: String(SEARCHED), offset: String(page * SEARCHED) },
    });
    const { results } = await api<{ results: Payment[] }>("GET", `/v1/payments/search?${search}`);
    found.push(...results);
    if (results.length < SEARCHED) return found;
  }
  throw new Error("the payment provider's report is too long");
}

/** Which payment a signed webhook is about; null: forged, too old or about something else. */
async function namedPayment({ query, header }: SentNews, { secret, now }: Config): Promise<string | null> {
  const id = (query.get("data.id") ?? "").toLowerCase();
  const signature = readSignature(header("x-signature"));
  if (!signature || !/^\d{1,30}$/.test(id) || !isRecent(signature.at, now())) return null;
  const manifest = `id:${id};request-id:${header("x-request-id") ?? ""};ts:${signature.ts};`;
  return (await isSigned(manifest, signature.v1, secret)) ? id : null;
}

const givenBack = ({ refunds = [] }: Payment) =>
  refunds
    .filter(({ status }) => status !== "rejected" && status !== "cancelled")
    .reduce((sum, { amount }) => sum + centsOf(amount), 0);

/**
 * Refunds approved payments, the last first, until so much of all is refunded. One idempotency key for each payment and
 * refunded sum: concurrent calls refund once. A refused one does not stop the others.
 */
async function refundPayments(api: Api, payments: readonly Payment[], back: number | "all"): Promise<void> {
  const already = payments.reduce((sum, payment) => sum + givenBack(payment), 0);
  let rest = back === "all" ? Number.MAX_SAFE_INTEGER : back - already;
  const approved = payments.filter(({ status }) => status === "approved");
  approved.sort((one, other) => secondsOf(other.date_approved, 0) - secondsOf(one.date_approved, 0));
  for (const payment of approved) {
    const gone = givenBack(payment);
    const cents = Math.min(rest, centsOf(payment.transaction_amount) - gone);
    if (cents <= 0) continue;
    const key = `devolver-${payment.id}-${gone}`;
    await api("POST", `/v1/payments/${payment.id}/refunds`, { amount: cents / 100 }, key).catch(() => null);
    rest -= cents;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Mercado Pago: Pix by its payments API, card and boleto on its own page. */
export function mercadoPago(config: Config): PaymentProvider {
  const api = createApi(config);
  const methods: readonly PaymentMethod[] = ["pix", "card", "boleto"];
  const lookUp: PaymentProvider["lookUp"] = async ({ id }) =>
    (await paymentsOf(api, id)).flatMap((payment) => paymentNewsOf(payment, config.now()));
  return {
    name: "mercado-pago",
    methods,
    createBill: (bill) => (bill.method === "pix" ? createPix(api, bill) : createPage(api, bill, bill.method)),
    async readNews(sent) {
      const id = await namedPayment(sent, config);
      if (!id) return null;
      if (!isJson(sent.body)) return "unreadable";
      return paymentNewsOf(await api<Payment>("GET", `/v1/payments/${id}`), config.now());
    },
    lookUp,
    async report(since) {
      const changed = await changedSince(api, since, config.now());
      return changed.flatMap((payment) => paymentNewsOf(payment, config.now()));
    },
    async cancel(bill) {
      await cancelBill(api, bill, config.now());
      return lookUp(bill);
    },
    async refund(bill) {
      await refundPayments(api, await paymentsOf(api, bill.id), bill.back);
      return lookUp(bill);
    },
  };
}

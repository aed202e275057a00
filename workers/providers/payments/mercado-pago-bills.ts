import type { PaymentMethod } from "#app/features/billing/domain/payment-methods.ts";
import type { MadeBill, NewBill } from "#app/features/billing/services/payment-provider.ts";
import { isoClock } from "#app/platform/time/zone.ts";
import { type Api, type Payment, paymentsOf } from "./mercado-pago-api.ts";

export async function createPix(api: Api, bill: NewBill): Promise<MadeBill> {
  const body = {
    transaction_amount: bill.cents / 100,
    description: bill.title,
    payment_method_id: "pix",
    payer: { email: bill.email },
    external_reference: bill.id,
    date_of_expiration: isoClock(bill.expiresAt),
    notification_url: bill.newsTo,
  };
  const payment = await api<Payment>("POST", "/v1/payments", body, bill.id);
  const code = payment.point_of_interaction?.transaction_data?.qr_code;
  if (!code) throw new Error("the payment provider gave no Pix code");
  return { ref: String(payment.id), pixCode: code, pageUrl: null };
}

/** The provider's own page (Checkout Pro), with the chosen way of paying alone. */
export async function createPage(api: Api, bill: NewBill, method: "card" | "boleto"): Promise<MadeBill> {
  const others = ["credit_card", "debit_card", "prepaid_card", "ticket", "bank_transfer", "atm"].filter(
    (type) => (method === "card" ? !type.endsWith("_card") : type !== "ticket"),
  );
  const body = {
    items: [
      { id: bill.id, title: bill.title, quantity: 1, currency_id: "BRL", unit_price: bill.cents / 100 },
    ],
    payer: { email: bill.email },
    external_reference: bill.id,
    notification_url: bill.newsTo,
    back_urls: { success: bill.returnTo, pending: bill.returnTo, failure: bill.returnTo },
    expires: true,
    expiration_date_to: isoClock(bill.expiresAt),
    payment_methods: { excluded_payment_types: others.map((id) => ({ id })) },
  };
  const made = await api<{ id: string; init_point: string }>("POST", "/checkout/preferences", body, bill.id);
  if (!made.init_point?.startsWith("https://")) throw new Error("the payment provider gave no page");
  return { ref: made.id, pixCode: null, pageUrl: made.init_point };
}

/** Statuses of a payment that can still be cancelled (developers reference: PUT /v1/payments/{id}). */
const PENDING = new Set(["pending", "in_process", "authorized"]);

/** Closes the provider's page, and cancels pending payments (a Pix, a printed boleto). */
export async function cancelBill(
  api: Api,
  { id, ref, method }: { id: string; ref: string; method: PaymentMethod },
  now: number,
): Promise<void> {
  if (method !== "pix")
    await api(
      "PUT",
      `/checkout/preferences/${ref}`,
      { expires: true, expiration_date_to: isoClock(now) },
      `encerrar-${id}`,
    );
  for (const payment of await paymentsOf(api, id))
    if (PENDING.has(payment.status))
      await api("PUT", `/v1/payments/${payment.id}`, { status: "cancelled" }, `cancelar-${payment.id}`);
}

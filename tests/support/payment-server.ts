import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { SentNews } from "#app/features/billing/services/payment-provider.ts";

export const TOKEN = "TEST-token-of-the-seller";
export const SECRET = "secret-of-the-webhooks";

type Refund = { id: number; amount: number; date_created: string; status: string };
export type HeldPayment = {
  id: number;
  status: string;
  status_detail: string;
  transaction_amount: number;
  external_reference: string;
  date_approved: string | null;
  date_last_updated: string;
  refunds: Refund[];
  point_of_interaction: { transaction_data: { qr_code: string } };
};
type Send = (status: number, reply: unknown) => void;
export type Asked = {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
};

/** As documented: by our reference, or those changed in a time, by pages. */
function searched(all: readonly HeldPayment[], search: URLSearchParams): HeldPayment[] {
  const reference = search.get("external_reference");
  if (reference !== null) return all.filter((each) => each.external_reference === reference);
  const [from, until] = [
    Date.parse(search.get("begin_date") ?? ""),
    Date.parse(search.get("end_date") ?? ""),
  ];
  const changed = all.filter(
    ({ date_last_updated: at }) => Date.parse(at) >= from && Date.parse(at) <= until,
  );
  const offset = Number(search.get("offset"));
  return changed.slice(offset, offset + Number(search.get("limit")));
}

/**
 * A server with Mercado Pago's documented API: payments, refunds, preferences, search; bearer token, and a repeated
 * `X-Idempotency-Key` returns the first reply.
 */
export class PaymentServer {
  readonly asked: Asked[] = [];
  readonly payments = new Map<number, HeldPayment>();
  /** Set: its status is the answer to everything; 0: no answer. */
  trouble: number | null = null;
  /** Payments of which a refund is refused. */
  refused: ReadonlySet<number> = new Set();
  /** Called for each request when it comes, when it is done, and when it is answered; true: it goes no further. */
  gate: (asked: Asked, when: "come" | "done" | "answered") => boolean = () => false;
  #refunds = 0;
  readonly #replies = new Map<string, unknown>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async open(): Promise<string> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** The payer pays. */
  pay(payment: HeldPayment, at: string): void {
    Object.assign(payment, { status: "approved", status_detail: "accredited" });
    Object.assign(payment, { date_approved: at, date_last_updated: at });
  }

  /** The payer pays on the provider's page, as in its preference. */
  payOnPage(reference: string, at: string): HeldPayment {
    const page = this.asked.find(
      ({ path, body }) => path === "/checkout/preferences" && body.external_reference === reference,
    );
    const [item] = (page?.body.items ?? []) as { unit_price: number }[];
    const payment = this.#hold(Number(item?.unit_price), reference, at);
    this.pay(payment, at);
    return payment;
  }

  #hold(amount: number, reference: string, at: string): HeldPayment {
    const id = 120_000_000_000 + this.payments.size;
    const payment: HeldPayment = {
      id,
      status: "pending",
      status_detail: "pending_waiting_transfer",
      transaction_amount: amount,
      external_reference: reference,
      date_approved: null,
      date_last_updated: at,
      refunds: [],
      point_of_interaction: { transaction_data: { qr_code: `00020126-of-${id}` } },
    };
    this.payments.set(id, payment);
    return payment;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = "";
    for await (const part of request) text += String(part);
    const body = text ? (JSON.parse(text) as Record<string, unknown>) : {};
    const { method = "GET", url: path = "/", headers } = request;
    const asked: Asked = { method, path, headers, body };
    this.asked.push(asked);
    if (this.trouble === 0 || this.gate(asked, "come")) return;
    const send: Send = (status, reply) => {
      if (this.gate(asked, "done")) return;
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(reply), () => this.gate(asked, "answered"));
    };
    if (this.trouble !== null) return send(this.trouble, { message: "trouble" });
    if (headers.authorization !== `Bearer ${TOKEN}`) return send(401, { message: "unauthorized" });
    if (method === "GET") return send(...this.#read(path));
    if ([...this.refused].some((id) => path === `/v1/payments/${id}/refunds`)) return send(500, {});
    const key = String(headers["x-idempotency-key"] ?? "");
    if (key === "") return send(400, { message: "Header X-Idempotency-Key can't be null" });
    const known = this.#replies.get(key);
    const reply = known ?? (method === "PUT" ? this.#change(path, body) : this.#create(path, body));
    this.#replies.set(key, reply);
    return send(reply === null ? 404 : 201, reply);
  }

  #read(path: string): [number, unknown] {
    const url = new URL(path, "http://local");
    const all = [...this.payments.values()];
    if (url.pathname === "/v1/payments/search") return [200, { results: searched(all, url.searchParams) }];
    const payment = this.payments.get(Number(url.pathname.split("/").at(-1)));
    return payment ? [200, payment] : [404, { message: "not found" }];
  }

  /** As documented: a payment that waits is cancelled, and no other; a page ends. */
  #change(path: string, body: Record<string, unknown>): unknown {
    if (path.startsWith("/checkout/preferences/")) return { id: path.split("/").at(-1), ...body };
    const payment = this.payments.get(Number(path.split("/").at(-1)));
    if (payment?.status !== "pending" || body.status !== "cancelled") return null;
    return Object.assign(payment, { status: "cancelled", date_last_updated: new Date().toISOString() });
  }

  /** A payer chose a boleto on the provider's page: it waits to be paid at a bank. */
  printBoleto(reference: string, at: string): HeldPayment {
    return this.#hold(1, reference, at);
  }

  #create(path: string, body: Record<string, unknown>): unknown {
    const now = new Date().toISOString();
    if (path === "/checkout/preferences") {
      const id = randomUUID();
      return { id, init_point: `https://www.mercadopago.com.br/checkout/v1/redirect?pref_id=${id}` };
    }
    const refunded = /^\/v1\/payments\/(\d+)\/refunds$/.exec(path);
    if (refunded) {
      const payment = this.payments.get(Number(refunded[1]));
      if (!payment) return null;
      const gone = payment.refunds.reduce((sum, { amount: each }) => sum + each, 0);
      const most = Math.round((payment.transaction_amount - gone) * 100) / 100;
      const amount = Number(body.amount ?? most);
      if (amount > most) return null;
      const id = 5000 + this.#refunds++;
      const refund = { id, amount, date_created: now, status: "approved" };
      payment.refunds.push(refund);
      Object.assign(payment, { status: amount === most ? "refunded" : "approved", date_last_updated: now });
      return refund;
    }
    return this.#hold(Number(body.transaction_amount), String(body.external_reference), now);
  }
}

/** A webhook about a payment as the documentation writes it: the secret signs id, request and time, not the body. */
export function signedNews(
  id: number | string,
  { ts, secret = SECRET, requestId = "req-1" }: { ts: number; secret?: string; requestId?: string },
): SentNews {
  const manifest = `id:${id};request-id:${requestId};ts:${ts};`;
  const v1 = createHmac("sha256", secret).update(manifest).digest("hex");
  const headers: Record<string, string> = { "x-signature": `ts=${ts},v1=${v1}`, "x-request-id": requestId };
  const body = JSON.stringify({ action: "payment.updated", type: "payment", data: { id: String(id) } });
  return {
    query: new URLSearchParams({ "data.id": String(id), type: "payment" }),
    header: (name) => headers[name.toLowerCase()] ?? null,
    body,
  };
}

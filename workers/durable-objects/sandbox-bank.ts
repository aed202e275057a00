import { DurableObject } from "cloudflare:workers";
import { brCode } from "#app/features/billing/domain/br-code.ts";
import type { MadeBill, NewBill, PaymentNews } from "#app/features/billing/services/payment-provider.ts";
import { product } from "#app/platform/text/product.ts";
import type { Environment } from "../environment.ts";
import { receiveWebhook } from "../payment-news.ts";
import { sandboxRequest } from "../providers/payments/sandbox-news.ts";
import type { BankBill, Told } from "./bank-object.ts";

/** News to send at a time. */
type Waiting = { at: number; news: PaymentNews };

const BILL = "bill:";
const WAITING = "news:";
const SHOWN = 30;
/** Seconds after which news that were not accepted are sent again. */
const AGAIN = 30;

const seconds = () => Math.floor(Date.now() / 1000);

function sumOf({ news }: BankBill, kind: PaymentNews["kind"]): number {
  return news.reduce((sum, each) => sum + (each.kind === kind ? each.cents : 0), 0);
}

function isCancelled({ news }: BankBill): boolean {
  return news.some(({ kind }) => kind === "failed");
}

/** A fake bank for machines without an account at a real one: slow, with duplicate reports and reversals. */
export class SandboxBank extends DurableObject<Environment> {
  async create(bill: NewBill): Promise<MadeBill> {
    const known = await this.#bill(bill.id);
    if (known) return { ref: known.ref, pixCode: known.pixCode, pageUrl: null };
    const ref = `sandbox-${bill.id}`;
    const receiver = { key: "pix@farol.test", name: product.name, city: "Brasilia" };
    const pixCode = brCode({ ...receiver, cents: bill.cents, id: bill.id });
    await this.#store({ id: bill.id, ref, cents: bill.cents, title: bill.title, pixCode, news: [] });
    return { ref, pixCode, pageUrl: null };
  }

  async look(id: string): Promise<PaymentNews[]> {
    return (await this.#bill(id))?.news ?? [];
  }

  async pay(id: string, told: Told): Promise<void> {
    const bill = await this.#bill(id);
    if (!bill || isCancelled(bill)) return;
    await this.#happen(bill, "paid", { ...told, cents: bill.cents });
  }

  async cancel(id: string): Promise<PaymentNews[]> {
    const bill = await this.#bill(id);
    if (bill?.news.length === 0) await this.#happen(bill, "failed", { delay: 1, times: 1, cents: 0 });
    return this.look(id);
  }

  async refund(id: string, back: number | "all"): Promise<PaymentNews[]> {
    const bill = await this.#bill(id);
    if (!bill) return [];
    const held = sumOf(bill, "paid") - sumOf(bill, "charged-back") - sumOf(bill, "refunded");
    const cents = Math.min(held, back === "all" ? held : back - sumOf(bill, "refunded"));
    if (cents > 0) await this.#happen(bill, "refunded", { delay: 1, times: 1, cents });
    return this.look(id);
  }

  async reverse(id: string, told: Told): Promise<void> {
    const bill = await this.#bill(id);
    if (!bill || sumOf(bill, "charged-back") > 0) return;
    const cents = sumOf(bill, "paid") - sumOf(bill, "refunded");
    if (cents > 0) await this.#happen(bill, "charged-back", { ...told, cents });
  }

  async report(since: number): Promise<PaymentNews[]> {
    const found = await this.ctx.storage.list<BankBill>({ prefix: BILL });
    const changed = [...found.values()].filter(({ news }) => news.some(({ occurredAt: at }) => at >= since));
    return changed.flatMap(({ news }) => news);
  }

  async bills(): Promise<BankBill[]> {
    const found = await this.ctx.storage.list<BankBill & { at: number }>({ prefix: BILL });
    return [...found.values()].sort((one, other) => other.at - one.at).slice(0, SHOWN);
  }

  /** Sends due news; what is not accepted is sent again. */
  override async alarm(): Promise<void> {
    const waiting = await this.ctx.storage.list<Waiting>({ prefix: WAITING });
    for (const [key, { at, news }] of waiting) {
      if (at > seconds()) continue;
      const response = await receiveWebhook(this.env, await sandboxRequest(news, seconds())).catch(
        () => null,
      );
      if (response?.ok) await this.ctx.storage.delete(key);
      else await this.ctx.storage.put(key, { at: seconds() + AGAIN, news } satisfies Waiting);
    }
    await this.#wake();
  }

  #bill(id: string): Promise<(BankBill & { at: number }) | undefined> {
    return this.ctx.storage.get(BILL + id);
  }

  async #store(bill: BankBill & { at?: number }): Promise<void> {
    await this.ctx.storage.put(BILL + bill.id, { at: seconds(), ...bill });
  }

  async #happen(
    bill: BankBill,
    kind: PaymentNews["kind"],
    { delay, times, cents }: Told & { cents: number },
  ): Promise<void> {
    const before = bill.news.filter((news) => news.kind === kind).length;
    const event = `${bill.ref}:${kind}${before > 0 ? `:${before + 1}` : ""}`;
    const news: PaymentNews = { charge: bill.id, event, kind, cents, occurredAt: seconds() };
    await this.#store({ ...bill, news: [...bill.news, news] });
    for (let time = 0; time < times; time += 1)
      await this.ctx.storage.put(`${WAITING}${event}:${time}`, {
        at: seconds() + delay,
        news,
      } satisfies Waiting);
    await this.#wake();
  }

  async #wake(): Promise<void> {
    const waiting = await this.ctx.storage.list<Waiting>({ prefix: WAITING });
    const next = Math.min(...[...waiting.values()].map(({ at }) => at));
    if (Number.isFinite(next)) await this.ctx.storage.setAlarm(Math.max(next * 1000, Date.now() + 1));
  }
}

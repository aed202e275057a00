import { DurableObject } from "cloudflare:workers";
import {
  type CopyingBounds,
  type CopyingRefusal,
  type Delivered,
  deliver,
  forgottenAt,
  nothingDelivered,
} from "#app/domain/questions/copying-limit.ts";

const STORED = "delivered";

/** What was delivered within a day to one person or address (decision 074). Its memory ends with the day. */
export class QuestionMeter extends DurableObject {
  #delivered = nothingDelivered;

  constructor(ctx: DurableObjectState, env: object) {
    super(ctx, env);
    ctx.blockConcurrencyWhile(async () => {
      this.#delivered = (await ctx.storage.get<Delivered>(STORED)) ?? nothingDelivered;
    });
  }

  /** `at` in epoch seconds. Null: they may be delivered, and count. */
  async take(marks: readonly number[], bounds: CopyingBounds, at: number): Promise<CopyingRefusal | null> {
    const { after, refusal } = deliver(this.#delivered, marks, { bounds, at });
    if (after !== this.#delivered) {
      const isNewDay = after.dayFrom !== this.#delivered.dayFrom;
      this.#delivered = after;
      // An eviction in this moment may forget one reply; nobody waits for the disk.
      void this.ctx.storage.put(STORED, after, { allowUnconfirmed: true });
      if (isNewDay) void this.ctx.storage.setAlarm(forgottenAt(after) * 1000, { allowUnconfirmed: true });
    }
    return refusal;
  }

  override async alarm(): Promise<void> {
    this.#delivered = nothingDelivered;
    await this.ctx.storage.deleteAll();
  }
}

import { DurableObject } from "cloudflare:workers";
import {
  type Counted,
  countDistinct,
  type DistinctBounds,
  type DistinctRefusal,
  forgottenAt,
  nothingCounted,
  uncount,
} from "#app/features/accounts/domain/distinct-limit.ts";

const STORED = "counted";

/** Counts different things of one person or address (decision 076). Its memory ends with the day. */
export class Meter extends DurableObject {
  #counted = nothingCounted;

  constructor(ctx: DurableObjectState, env: object) {
    super(ctx, env);
    ctx.blockConcurrencyWhile(async () => {
      this.#counted = (await ctx.storage.get<Counted>(STORED)) ?? nothingCounted;
    });
  }

  /** `at` in epoch seconds. Null: they pass, and count. */
  take(marks: readonly number[], bounds: DistinctBounds, at: number): DistinctRefusal | null {
    const { after, refusal } = countDistinct(this.#counted, marks, { bounds, at });
    this.#store(after);
    return refusal;
  }

  /** It need not have counted. */
  giveBack(mark: number): void {
    this.#store(uncount(this.#counted, mark));
  }

  override async alarm(): Promise<void> {
    this.#counted = nothingCounted;
    await this.ctx.storage.deleteAll();
  }

  /** Not awaited: a crash before it is written loses one count. */
  #store(after: Counted): void {
    if (after === this.#counted) return;
    const isNewDay = after.dayFrom !== this.#counted.dayFrom;
    this.#counted = after;
    void this.ctx.storage.put(STORED, after, { allowUnconfirmed: true });
    if (isNewDay) void this.ctx.storage.setAlarm(forgottenAt(after) * 1000, { allowUnconfirmed: true });
  }
}

import { CallRefused, CallUnanswered } from "#app/platform/requests/calls/call.ts";
import { deviceDatabase } from "./device-database.ts";
import { isReleased } from "./device-owner.ts";
import { announceSent } from "./outbox-events.ts";
import type { OutboxKinds, OutboxName } from "./outbox-kinds.ts";

type Payload<Name extends OutboxName> = OutboxKinds[Name]["payload"];
type Result<Name extends OutboxName> = OutboxKinds[Name]["result"];
type Waiting<Name extends OutboxName> = { seq: number; queue: string; payload: Payload<Name> };

export type OutboxRules<Name extends OutboxName> = {
  kind: Name;
  /** What is stored under the same key replaces the former. */
  keyOf: (payload: Payload<Name>) => string;
  /** Sent in the order it was stored, by one tab at a time; without it each key is a queue of its own. */
  queueOf?: (payload: Payload<Name>) => string;
  /** What replaces both of a key; without it the newer one. */
  merged?: (known: Payload<Name>, next: Payload<Name>) => Payload<Name>;
  /** A queue is sent as one; else one after the other. */
  isBatch?: boolean;
  /** False for a reply that refuses it for good: it leaves the device, and it is not counted as sent. */
  isTaken?: (result: Result<Name>) => boolean;
  /**
   * Must be safe to repeat: a reply may be lost. Throws CallUnanswered where nobody has it, CallRefused where it stays, and
   * what is behind it in its queue too.
   */
  send: (payloads: readonly [Payload<Name>, ...Payload<Name>[]], userId: string) => Promise<Result<Name>>;
};

/** `left`: how many wait on the device. */
export type Flushed = { sent: number; left: number };

/** How many of a person's wait on this device. */
export async function countWaiting(userId: string, kind: OutboxName): Promise<number> {
  return (await deviceDatabase()).countFromIndex("outbox", "byKind", [userId, kind]);
}

/** Work of one kind on its way: on the device first, then sent until the server has it. */
export class Outbox<Name extends OutboxName> {
  private readonly rules: OutboxRules<Name>;

  constructor(rules: OutboxRules<Name>) {
    this.rules = rules;
  }

  private queueOf(payload: Payload<Name>): string {
    return (this.rules.queueOf ?? this.rules.keyOf)(payload);
  }

  private storedKey(userId: string, key: string): string {
    return `${this.rules.kind}:${userId}:${key}`;
  }

  /** Stores it before anything is sent. Returns what is stored. */
  async put(userId: string, next: Payload<Name>): Promise<Waiting<Name>> {
    const { kind, keyOf, merged } = this.rules;
    const key = this.storedKey(userId, keyOf(next));
    const transaction = (await deviceDatabase()).transaction("outbox", "readwrite");
    const known = await transaction.store.index("byKey").get(key);
    // Under a new number: confirming the former deletes no newer one.
    if (known?.seq) await transaction.store.delete(known.seq);
    const payload = known && merged ? merged(known.payload as Payload<Name>, next) : next;
    const queue = this.queueOf(next);
    const seq = await transaction.store.add({ key, kind, userId, queue, payload });
    await transaction.done;
    return { seq, queue, payload };
  }

  /** In the order it was stored; of one queue, or all. */
  async waiting(userId: string, queue?: string): Promise<Payload<Name>[]> {
    return (await this.entries(userId, queue)).map(({ payload }) => payload);
  }

  async delete(userId: string, key: string): Promise<void> {
    const transaction = (await deviceDatabase()).transaction("outbox", "readwrite");
    const seq = await transaction.store.index("byKey").getKey(this.storedKey(userId, key));
    if (seq !== undefined) await transaction.store.delete(seq);
    await transaction.done;
  }

  /** Stores it and sends it at once, before what else waits; also where the device stores nothing. Throws as `send` does. */
  async deliver(userId: string, payload: Payload<Name>): Promise<Result<Name>> {
    const queue = this.queueOf(payload);
    const entry = await this.put(userId, payload).catch(() => ({ seq: -1, queue, payload }));
    return this.alone(queue, {}, () => this.sendOnce(userId, [entry]));
  }

  /** Sends one queue, once no other tab does. False where something of it is left. */
  async sendQueue(userId: string, queue: string): Promise<boolean> {
    try {
      await this.alone(queue, {}, () => this.sendAll(userId, queue, { sent: 0 }));
    } catch (error) {
      if (!(error instanceof CallUnanswered || error instanceof CallRefused)) throw error;
      return false;
    }
    return true;
  }

  /** Sends one queue, or all, that no other tab is sending, until nobody answers. */
  async flush(userId: string, only?: string): Promise<Flushed> {
    const counted = { sent: 0 };
    const queues = new Set((await this.entries(userId, only)).map(({ queue }) => queue));
    for (const queue of queues) {
      try {
        await this.alone(queue, { ifAvailable: true }, () => this.sendAll(userId, queue, counted));
      } catch (error) {
        if (error instanceof CallUnanswered) break;
        if (!(error instanceof CallRefused)) throw error;
      }
    }
    return { ...counted, left: (await this.entries(userId, only)).length };
  }

  private async entries(userId: string, queue?: string): Promise<Waiting<Name>[]> {
    const db = await deviceDatabase();
    const all = await db.getAllFromIndex("outbox", "byKind", [userId, this.rules.kind]);
    const waiting = all.map((each) => each as Waiting<Name>);
    return waiting
      .filter((each) => queue === undefined || each.queue === queue)
      .sort((one, other) => one.seq - other.seq);
  }

  /** One sender of a queue, across tabs; with `ifAvailable` nothing runs while another one has it. */
  private alone<Done>(queue: string, options: LockOptions, run: () => Promise<Done>): Promise<Done> {
    if (!("locks" in navigator)) return run();
    const name = `farol-outbox:${this.rules.kind}:${queue}`;
    return navigator.locks.request(name, options, (lock) =>
      lock ? run() : (undefined as Done),
    ) as Promise<Done>;
  }

  private async sendAll(userId: string, queue: string, counted: { sent: number }): Promise<void> {
    // The lock's holder before may have sent some.
    const waiting = await this.entries(userId, queue);
    const parts = this.rules.isBatch ? [waiting] : waiting.map((each) => [each]);
    for (const [first, ...others] of parts) {
      if (!first || isReleased(userId)) return;
      const result = await this.sendOnce(userId, [first, ...others]);
      if (this.rules.isTaken?.(result) ?? true) counted.sent += 1 + others.length;
    }
  }

  private async sendOnce(
    userId: string,
    [first, ...others]: [Waiting<Name>, ...Waiting<Name>[]],
  ): Promise<Result<Name>> {
    const { kind, send } = this.rules;
    const result = await send([first.payload, ...others.map(({ payload }) => payload)], userId);
    const db = await deviceDatabase();
    // What cannot be deleted is sent once more.
    await Promise.all([first, ...others].map(async ({ seq }) => db.delete("outbox", seq))).catch(
      () => undefined,
    );
    announceSent(kind, { queue: first.queue, result });
    return result;
  }
}

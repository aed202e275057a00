import { afterTime, type Later } from "./draft-ways.ts";
import { countWaiting, type Flushed } from "./outbox.ts";
import { onOutboxStored } from "./outbox-events.ts";
import type { OutboxName } from "./outbox-kinds.ts";

/** Milliseconds before another try, doubled at each. */
const FIRST_WAIT = 1500;
const LONGEST_WAIT = 30_000;

/** A kind that the shell sends; its code is loaded only if there is something to send. */
export type SentKind = {
  kind: OutboxName;
  load: () => Promise<{ flush: (userId: string) => Promise<Flushed> }>;
  /** Of what pages show: they read the confirmed state. */
  told?: (sent: number) => string;
};

type Ways = {
  kinds: readonly SentKind[];
  /** Null where another tab sent it. */
  onSent: (told: string | null) => void;
  later?: Later;
};

/** Sends what a person's device holds, kind by kind in their order, and again until nothing is left. */
export class OutboxRun {
  private readonly userId: string;
  private readonly ways: Ways;
  private cancel: () => void = () => undefined;
  private wait = FIRST_WAIT;
  private isStopped = false;
  private isAsked = false;
  private running: Promise<void> | null = null;
  /** How many are known to wait; another tab may send them. */
  private readonly known = new Map<OutboxName, number>();

  constructor(userId: string, ways: Ways) {
    this.userId = userId;
    this.ways = ways;
  }

  stop(): void {
    this.isStopped = true;
    this.cancel();
  }

  /** Something of a kind was stored. */
  stored(kind: OutboxName): void {
    if (!this.ways.kinds.some((each) => each.kind === kind)) return;
    this.known.set(kind, (this.known.get(kind) ?? 0) + 1);
    this.wait = FIRST_WAIT;
    this.again();
  }

  /** At once, or once what is on its way has had its reply. */
  flush(): Promise<void> {
    this.cancel();
    this.isAsked = this.running !== null;
    this.running ??= this.flushAll();
    return this.running;
  }

  private again(): void {
    this.cancel();
    if (!this.isStopped) this.cancel = (this.ways.later ?? afterTime)(() => this.flush(), this.wait);
  }

  private async flushAll(): Promise<void> {
    let left = 0;
    for (const each of this.ways.kinds) left += await this.flushKind(each).catch(() => 0);
    this.running = null;
    if (this.isAsked && !this.isStopped) {
      this.isAsked = false;
      return this.flush();
    }
    if (left === 0) return;
    this.again();
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Returns how many are left. */
  private async flushKind({ kind, load, told }: SentKind): Promise<number> {
    const known = this.known.get(kind) ?? 0;
    const waiting = await countWaiting(this.userId, kind);
    const { sent, left } = waiting === 0 ? { sent: 0, left: 0 } : await (await load()).flush(this.userId);
    this.known.set(kind, left);
    if (sent > 0) this.wait = FIRST_WAIT;
    if (told && !this.isStopped && (sent > 0 || left < known)) this.ways.onSent(sent > 0 ? told(sent) : null);
    return left;
  }
}

/** Runs as long as its page is open. Returns how to stop it. */
export function runOutbox(userId: string, ways: Ways): () => void {
  const run = new OutboxRun(userId, ways);
  const online = () => void run.flush();
  const quiet = onOutboxStored((kind) => run.stored(kind));
  window.addEventListener("online", online);
  online();
  return () => {
    run.stop();
    quiet();
    window.removeEventListener("online", online);
  };
}

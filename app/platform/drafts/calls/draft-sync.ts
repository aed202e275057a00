import { afterTime, type DraftReply, type DraftWays, type Versioned } from "./draft-ways.ts";

/** Milliseconds after the last change; before another try without a network, doubled at each. */
const PAUSE = 800;
const RETRY = 5000;
const LONGEST_RETRY = 30_000;

/**
 * A draft as it is written: on the device at each change, sent after a pause over the revision it was written on, one at a
 * time, and again until the server has it. Where it was saved elsewhere since, nothing is sent until that is resolved.
 */
export class DraftSync<Content, Revision, Conflict = never> {
  private readonly ways: DraftWays<Content, Revision, Conflict>;
  private current: Versioned<Content, Revision>;
  /** On the server; null: nothing of it. */
  private safe: Content | null;
  private conflict: Conflict | null = null;
  private tried: readonly Content[] = [];
  private isHeld = false;
  private isStopped = false;
  private isYielded = false;
  /** A reply of a former turn changes nothing. */
  private turn = 0;
  private retry = RETRY;
  private cancel: () => void = () => undefined;
  private sending: Promise<void> | null = null;

  constructor(start: Versioned<Content, Revision>, ways: DraftWays<Content, Revision, Conflict>) {
    this.current = start;
    this.safe = start.content;
    this.ways = ways;
  }

  get content(): Content {
    return this.current.content;
  }

  get revision(): Revision {
    return this.current.revision;
  }

  /** Whether the server has all of it. */
  get isSaved(): boolean {
    return this.isSafe();
  }

  private isSafe(content: Content | null = this.safe): boolean {
    if (content === null) return false;
    return this.ways.isSame?.(this.content, content) ?? this.content === content;
  }

  /** Restores the device's draft. */
  async start(): Promise<void> {
    this.isStopped = false;
    this.isYielded = false;
    const { content } = this;
    const left = await this.ways.device.find();
    if (this.isStopped || !this.isSafe(content)) return;
    if (!left || this.isSafe(left.content)) {
      if (left) void this.ways.device.delete(left);
      this.sendSoon(0);
      return;
    }
    this.current = left;
    this.ways.onContent(left.content);
    this.put(left.content);
  }

  /** The page is left: what is not sent yet goes at once, and stays on the device until it has arrived. */
  stop(): void {
    this.pause();
    if (!this.isSafe()) void this.send();
  }

  /** Sends nothing by itself until it is started again. */
  pause(): void {
    this.isStopped = true;
    this.cancel();
  }

  /** Another page has it now, or nothing more is to be sent: nothing of this one is stored or sent, and no reply counts. */
  yield(): void {
    this.isStopped = true;
    this.isYielded = true;
    this.cancel();
    this.turn += 1;
    this.conflict = null;
    this.safe = this.content;
  }

  /** A draft that the server does not have. */
  takeUp(left: Versioned<Content, Revision>): void {
    this.current = left;
    this.safe = null;
  }

  put(content: Content): void {
    if (this.isYielded) return;
    this.current = { ...this.current, content };
    if (!this.isSafe()) {
      void this.ways.device.save(this.current);
      if (!this.conflict) this.ways.onState({ name: "typing" });
    }
    this.sendSoon();
  }

  sendSoon(pause = this.ways.pause ?? PAUSE): void {
    this.cancel();
    if (!this.isStopped) this.cancel = (this.ways.later ?? afterTime)(() => this.send(), pause);
  }

  /** Sends nothing while another form of the page saves. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    if (!isHeld) this.sendSoon();
  }

  /** What another form of the page has saved. */
  know(revision: Revision, content: Content | null = this.safe): void {
    this.current = { ...this.current, revision };
    this.safe = content;
    if (!this.isSafe()) return;
    void this.ways.device.delete(this.current);
    this.ways.onState({ name: "saved", at: null });
  }

  raise(conflict: Conflict): void {
    this.conflict = conflict;
    this.ways.onState({ name: "changed", conflict });
  }

  /** Ends a conflict: one content goes over the one that was compared, unless it is that. */
  resolve(chosen: Content, theirs: Versioned<Content, Revision>): void {
    this.conflict = null;
    this.current = { revision: theirs.revision, content: chosen };
    this.ways.onContent(chosen);
    this.know(theirs.revision, theirs.content);
    this.put(chosen);
  }

  /** Sends what is left; the revision if the server then has all. */
  async finish(): Promise<Revision | null> {
    this.cancel();
    while (this.sending) await this.sending;
    await this.send();
    return this.isSafe() && !this.conflict ? this.revision : null;
  }

  private async send(): Promise<void> {
    if (this.sending || this.isHeld || this.isYielded || this.conflict || this.content === this.safe) return;
    this.sending = this.sendUntilReplied();
    await this.sending;
    this.sending = null;
  }

  /** Once more where the other version of a conflict is covered. */
  private async sendUntilReplied(): Promise<void> {
    while (await this.sendOnce()) if (this.isSafe()) return;
  }

  /** Whether to send again at once. */
  private async sendOnce(): Promise<boolean> {
    const { current: sent, turn } = this;
    this.cancel();
    const isChanged = !this.isSafe();
    if (isChanged) this.ways.onState({ name: "saving" });
    // A script that did not arrive, as a request.
    const reply = await this.ways.send(sent, isChanged).catch(() => ({ kind: "cut" as const }));
    if (turn !== this.turn) {
      this.sendSoon(0);
      return false;
    }
    if (reply.kind === "conflict") return this.meet(reply.conflict);
    this.receive(sent, isChanged, reply);
    return false;
  }

  private receive(
    sent: Versioned<Content, Revision>,
    isChanged: boolean,
    reply: Exclude<DraftReply<Revision, Conflict>, { kind: "conflict" }>,
  ): void {
    if (reply.kind === "saved") this.accept(sent, reply);
    else {
      const { kind } = reply;
      if (kind === "cut" && isChanged) this.tried = [...this.tried, sent.content];
      this.ways.onState(kind === "cut" ? { name: "kept" } : { name: "refused", message: reply.message });
      if (kind === "cut" || reply.again) this.sendAgain();
    }
  }

  /** Whether this one goes over the other version without a choice. */
  private async meet(conflict: Conflict): Promise<boolean> {
    const { turn } = this;
    const over = (await this.ways.covered?.(conflict, this.content, this.tried)) ?? null;
    if (turn !== this.turn) return false;
    if (!over) {
      this.raise(conflict);
      return false;
    }
    this.know(over.revision, over.content);
    if (!this.isSafe()) void this.ways.device.save(this.current);
    return true;
  }

  private sendAgain(): void {
    this.sendSoon(this.retry);
    this.retry = Math.min(2 * this.retry, LONGEST_RETRY);
  }

  private accept(sent: Versioned<Content, Revision>, reply: { revision: Revision; at?: number }): void {
    this.retry = RETRY;
    this.tried = [];
    this.current = { ...this.current, revision: reply.revision };
    this.safe = sent.content;
    if (!this.isSafe()) {
      void this.ways.device.save(this.current);
      this.ways.onState({ name: "typing" });
    } else {
      void this.ways.device.delete(sent);
      this.ways.onState({ name: "saved", at: reply.at ?? null });
    }
    if (this.content !== sent.content) this.sendSoon(0);
  }
}

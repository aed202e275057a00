/** Milliseconds after the last change; before another try without a network, doubled at each. */
const PAUSE = 800;
const RETRY = 5000;
const LONGEST_RETRY = 60_000;

/** Reply to a draft that was sent. "cut": nobody has it. `again`: it is sent again by itself, as a cut one is. */
export type DraftReply<Revision, Conflict> =
  | { kind: "saved"; revision: Revision; at?: number }
  | { kind: "conflict"; conflict: Conflict }
  | { kind: "refused"; message: string | null; again?: boolean }
  | { kind: "cut" };

/** "kept": on this device until there is a network. */
export type DraftState<Conflict> =
  | { name: "saved"; at: number | null }
  | { name: "typing" | "saving" | "kept" }
  | { name: "refused"; message: string | null }
  | { name: "changed"; conflict: Conflict };

export type Versioned<Content, Revision> = { revision: Revision; content: Content };

/** Where a draft goes, and the clock. */
export type DraftWays<Content, Revision, Conflict> = {
  /** `isChanged`: the server does not have it; else it is only drawn again. */
  send: (draft: Versioned<Content, Revision>, isChanged: boolean) => Promise<DraftReply<Revision, Conflict>>;
  device: {
    find: () => Promise<Versioned<Content, Revision> | null>;
    save: (draft: Versioned<Content, Revision>) => Promise<void>;
    /** The server has what was sent. */
    delete: (sent: Versioned<Content, Revision>) => Promise<void>;
  };
  onContent: (content: Content) => void;
  onState: (state: DraftState<Conflict>) => void;
  /** Whether the server has the one with the other; without it, whether they are the same object. */
  isSame?: (one: Content, other: Content) => boolean;
  pause?: number;
  /** Runs after milliseconds; returns how to cancel it. */
  later?: (run: () => void, pause: number) => () => void;
};

function afterTime(run: () => void, pause: number): () => void {
  const timer = setTimeout(run, pause);
  return () => clearTimeout(timer);
}

/**
 * A draft as it is written: on the device at each change, sent after a pause over the revision it was written on, one at a
 * time, and again until the server has it. Where it was saved elsewhere since, nothing is sent until that is resolved.
 */
export class DraftSync<Content, Revision, Conflict = never> {
  private readonly ways: DraftWays<Content, Revision, Conflict>;
  private current: Versioned<Content, Revision>;
  /** On the server. */
  private safe: Content;
  private conflict: Conflict | null = null;
  private isHeld = false;
  private isStopped = false;
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

  private isSafe(content: Content = this.safe): boolean {
    return this.ways.isSame?.(this.content, content) ?? this.content === content;
  }

  /** Restores the device's draft. */
  async start(): Promise<void> {
    this.isStopped = false;
    const { content } = this;
    const left = await this.ways.device.find();
    if (this.isStopped || !this.isSafe(content)) return;
    if (!left) {
      this.sendSoon(0);
      return;
    }
    this.current = left;
    this.ways.onContent(left.content);
    this.put(left.content);
  }

  /** The page is left: what is not sent yet goes at once, and stays on the device until it has arrived. */
  stop(): void {
    this.isStopped = true;
    this.cancel();
    if (!this.isSafe()) void this.send();
  }

  put(content: Content): void {
    this.current = { ...this.current, content };
    if (!this.isSafe()) {
      void this.ways.device.save(this.current);
      if (!this.conflict) this.ways.onState({ name: "typing" });
    }
    this.sendSoon();
  }

  sendSoon(pause = this.ways.pause ?? PAUSE): void {
    this.cancel();
    if (!this.isStopped) this.cancel = (this.ways.later ?? afterTime)(() => void this.send(), pause);
  }

  /** Sends nothing while another form of the page saves. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    if (!isHeld) this.sendSoon();
  }

  /** What another form of the page has saved. */
  know(revision: Revision, content: Content = this.safe): void {
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
    if (this.sending || this.isHeld || this.conflict || this.content === this.safe) return;
    this.sending = this.sendOnce();
    await this.sending;
    this.sending = null;
  }

  private async sendOnce(): Promise<void> {
    const sent = this.current;
    this.cancel();
    const isChanged = !this.isSafe();
    if (isChanged) this.ways.onState({ name: "saving" });
    const reply = await this.ways.send(sent, isChanged);
    if (reply.kind === "saved") this.accept(sent, reply);
    else if (reply.kind === "conflict") this.raise(reply.conflict);
    else {
      const { kind } = reply;
      this.ways.onState(kind === "cut" ? { name: "kept" } : { name: "refused", message: reply.message });
      if (kind === "cut" || reply.again) this.sendAgain();
    }
  }

  private sendAgain(): void {
    this.sendSoon(this.retry);
    this.retry = Math.min(2 * this.retry, LONGEST_RETRY);
  }

  private accept(sent: Versioned<Content, Revision>, reply: { revision: Revision; at?: number }): void {
    this.retry = RETRY;
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

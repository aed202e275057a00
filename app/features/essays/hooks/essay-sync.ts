import { DraftSync } from "#app/platform/drafts/calls/draft-sync.ts";
import type { DraftReply, DraftState, Versioned } from "#app/platform/drafts/calls/draft-ways.ts";
import { refusalOf } from "#app/platform/forms/domain/form-reply.ts";
import type { EssayOnDevice } from "../calls/essay-store.ts";
import { holdsAll, joinedTexts } from "../domain/essay-draft.ts";
import { deviceWays, type EssayListener, type EssayWays, type NewerEssay } from "./essay-ways.ts";

/** Milliseconds after the last change. */
const PAUSE = 900;

type Written = Pick<EssayOnDevice, "text" | "outline" | "handIn">;
type Draft = Versioned<Written, number>;
type Reply = DraftReply<number, NewerEssay>;
type Saved = { revision: number; at: number };

const writtenIn = ({ text, outline, handIn }: Written): Written => ({ text, outline, handIn });

function versionOf({ revision, text, outline }: NewerEssay): Draft {
  return { revision, content: { text, outline, handIn: null } };
}

function isSame(one: Written, other: Written): boolean {
  const parts = ({ text, outline, handIn }: Written) => JSON.stringify([text, outline, handIn]);
  return parts(one) === parts(other);
}

/** An essay being edited: a draft with its seconds of writing, that is submitted once all of it is saved, also offline. */
export class EssaySync {
  private readonly opened: EssayOnDevice;
  private readonly draft: DraftSync<Written, number, NewerEssay>;
  private readonly listener: EssayListener;
  private readonly ways: EssayWays;
  private spent: number;
  private settles: boolean;
  private conflict: NewerEssay | null = null;
  /** Another tab is the writer, or it was submitted. */
  private isYielded = false;

  constructor(start: EssayOnDevice, listener: EssayListener, ways: EssayWays = deviceWays) {
    this.opened = start;
    this.spent = start.spent;
    this.settles = start.settles;
    this.listener = listener;
    this.ways = ways;
    this.draft = new DraftSync<Written, number, NewerEssay>(
      { revision: start.base, content: writtenIn(start) },
      {
        send: (draft, isChanged) => this.send(draft, isChanged),
        covered: (conflict, mine, tried) => this.covered(conflict, mine, tried),
        device: {
          find: () => this.find(),
          save: (draft) => ways.store(this.essayOf(draft)).catch(() => undefined),
          delete: (sent) => ways.noteSent(this.essayOf(sent), this.draft.revision).catch(() => undefined),
        },
        onContent: () => listener.onEssay(this.essay),
        onState: (state) => this.show(state),
        ...{ isSame, pause: PAUSE, later: ways.later },
      },
    );
  }

  get essay(): EssayOnDevice {
    const { revision, content, isSaved } = this.draft;
    return { ...this.essayOf({ revision, content }), sent: isSaved };
  }

  /** Restores the device's version, unless the server's is newer. */
  start(): Promise<void> {
    this.isYielded = false;
    return this.draft.start();
  }

  /** One try of what the server does not have, for a page that does not show it. */
  async sendOnce(): Promise<void> {
    this.draft.takeUp({ revision: this.opened.base, content: writtenIn(this.opened) });
    await this.draft.finish();
    this.draft.yield();
  }

  /** Sends what is left. */
  async finish(): Promise<void> {
    await this.draft.finish();
  }

  /** Another tab became the writer: the device has all that was typed here, and this page sends nothing more. */
  yield(): void {
    this.isYielded = true;
    this.draft.yield();
    this.conflict = null;
    this.listener.onConflict(null);
  }

  /** The device has it: another tab may become the writer, and sends it. */
  stop(): void {
    this.draft.pause();
  }

  sendSoon(pause: number): void {
    this.draft.sendSoon(pause);
  }

  tick(spent: number): void {
    this.spent = spent;
  }

  /** Notes the seconds of writing on the device, so that they outlive the page. */
  recordTime(): void {
    if (!this.isYielded && this.spent > 0) void this.ways.store(this.essay).catch(() => undefined);
  }

  put(change: Partial<Written>): void {
    if (this.isYielded) return;
    this.draft.put({ ...this.draft.content, ...change });
    this.listener.onEssay(this.essay);
    if ("handIn" in change) this.draft.sendSoon(0);
  }

  /** Resolves a conflict with one text or both; the other one stays as a version. */
  resolve(how: "mine" | "theirs" | "both"): void {
    const { conflict } = this;
    if (!conflict) return;
    const mine = this.draft.content;
    this.conflict = null;
    this.listener.onConflict(null);
    this.settles = true;
    if (how === "theirs") void this.sendThenPut(conflict);
    else {
      const text = how === "mine" ? mine.text : joinedTexts(mine.text, conflict.text);
      this.draft.resolve({ ...mine, text }, versionOf(conflict));
    }
  }

  /** The own text first, so that it is a version too: where it does not arrive, the conflict stays open. */
  private async sendThenPut(conflict: NewerEssay): Promise<void> {
    const { text, outline } = conflict;
    this.draft.resolve(this.draft.content, versionOf(conflict));
    if ((await this.draft.finish()) === null) {
      if (!this.conflict) this.draft.raise(conflict);
      return;
    }
    this.settles = true;
    this.put({ text, outline });
  }

  private essayOf({ revision, content }: Draft): EssayOnDevice {
    const { userId, id } = this.opened;
    const { spent, settles } = this;
    return { userId, id, base: revision, ...content, spent, settles, sent: false };
  }

  private async find(): Promise<Draft | null> {
    const { userId, id, base } = this.opened;
    const stored = await this.ways.stored(userId, id).catch(() => null);
    if (!stored) return null;
    this.spent = Math.max(this.spent, stored.spent);
    const left = { revision: stored.base, content: writtenIn(stored) };
    if (!stored.sent) {
      this.settles = stored.settles;
      return left;
    }
    // A page cached for offline use may be older than what was sent since.
    if (base < stored.base && this.draft.isSaved) {
      const content = { ...left.content, handIn: null };
      this.draft.resolve(content, { ...left, content });
    } else this.listener.onEssay(this.essay);
    return null;
  }

  private async covered(
    conflict: NewerEssay,
    mine: Written,
    tried: readonly Written[],
  ): Promise<Draft | null> {
    // Nothing there that is not here; or its reply was lost: the text there is what this page sent.
    const isOwn =
      tried.some(({ text }) => text === conflict.text) && conflict.device === (await this.ways.device());
    return isOwn || holdsAll(mine, conflict) ? versionOf(conflict) : null;
  }

  private async send(draft: Draft, isChanged: boolean): Promise<Reply> {
    if (!isChanged) return { kind: "saved", revision: draft.revision };
    const posted = await this.ways.send(this.essayOf(draft));
    if (posted.kind === "refused")
      return posted.signIn ? { kind: "refused", message: posted.message } : { kind: "cut" };
    const saved = posted.reply.done ? posted.reply.saved : undefined;
    if (!saved) return { kind: "refused", message: refusalOf(posted.reply) };
    if (saved.outcome === "newer") return { kind: "conflict", conflict: saved };
    this.settles = false;
    const { handIn } = draft.content;
    if (handIn && !this.isYielded && this.draft.content === draft.content)
      return this.handIn(handIn, draft.content, saved);
    return { kind: "saved", revision: saved.revision, at: saved.at };
  }

  private async handIn(way: "text" | "photos", written: Written, { revision }: Saved): Promise<Reply> {
    const { userId, id } = this.opened;
    const posted = await this.ways.handIn(id, revision, way);
    if (posted.kind === "answered" && posted.reply.done) {
      // Nothing comes back to the device once it has left it, the seconds neither.
      this.yield();
      await this.ways.forget(userId, id).catch(() => undefined);
      this.listener.onStatus({ kind: "handed", at: posted.reply.handedInAt ?? 0 });
      return { kind: "saved", revision };
    }
    const content = { ...written, handIn: null };
    this.draft.know(revision, content);
    if (posted.kind === "refused") return { kind: "cut" };
    this.draft.resolve(content, { revision, content });
    return { kind: "refused", message: refusalOf(posted.reply) };
  }

  private show(state: DraftState<NewerEssay>): void {
    const { onStatus, onConflict, onEssay } = this.listener;
    const { name } = state;
    if (name === "saved") onStatus({ kind: "saved", at: state.at });
    else if (name === "saving") onStatus({ kind: "saving" });
    else if (name === "kept") onStatus({ kind: this.draft.content.handIn ? "waiting" : "stored" });
    else if (name === "refused") onStatus({ kind: "refused", message: state.message ?? "" });
    if (name !== "changed") return;
    // A pending submission is reviewed again first.
    this.conflict = state.conflict;
    if (this.draft.content.handIn !== null) {
      this.draft.put({ ...this.draft.content, handIn: null });
      onEssay(this.essay);
    }
    onConflict(state.conflict);
  }
}

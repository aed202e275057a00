import { refusalOf } from "#app/platform/forms/domain/form-reply.ts";
import type { EssayOnDevice } from "../calls/essay-store.ts";
import { holdsAll, joinedTexts } from "../domain/essay-draft.ts";
import type { SavedEssay } from "../services/save-essay.server.ts";
import { deviceWays, type EssayListener, type EssayWays, type NewerEssay } from "./essay-ways.ts";

/** Milliseconds after the last change, and without a network. */
const PAUSE = 900;
const RETRY = 5000;

/**
 * An essay being edited: written to the device with each change, then sent until it is stored. A save by another device
 * stops it until the author has resolved the conflict. What was submitted offline is sent once the network is back,
 * once.
 */
export class EssaySync {
  essay: EssayOnDevice;
  private isDirty = false;
  private isSending = false;
  private isStopped = false;
  /** Another tab is the writer, or it was submitted. */
  private isYielded = false;
  /** Texts of saves without a reply. */
  private readonly tried = new Set<string>();
  private conflict: NewerEssay | null = null;
  private cancel: () => void = () => undefined;
  private readonly listener: EssayListener;
  private readonly ways: EssayWays;
  /** Writes to the device one after the other. */
  private writing: Promise<void> = Promise.resolve();

  constructor(start: EssayOnDevice, listener: EssayListener, ways: EssayWays = deviceWays) {
    this.essay = start;
    this.listener = listener;
    this.ways = ways;
  }

  /** Restores the device's version, unless the server's is newer. */
  async start(): Promise<void> {
    this.isStopped = false;
    this.isYielded = false;
    const stored = await this.ways.stored(this.essay.userId, this.essay.id).catch(() => undefined);
    if (!stored || this.isDirty) return;
    // A page cached for offline use may be older than what was sent since.
    if (stored.sent && this.essay.base >= stored.base) {
      this.tick(Math.max(this.essay.spent, stored.spent));
      this.listener.onEssay(this.essay);
      return;
    }
    const { key: _, ...essay } = stored;
    this.essay = essay;
    this.isDirty = !stored.sent;
    this.listener.onEssay(essay);
    if (this.isDirty) this.sendSoon(0);
  }

  /** One try, for a page that does not show it. */
  async sendOnce(): Promise<void> {
    this.isDirty = true;
    await this.send();
    this.cancel();
  }

  /** Another tab became the writer: the device has all that was typed here, and this page sends nothing more. */
  yield(): void {
    this.stop();
    this.isYielded = true;
    this.isDirty = false;
    this.conflict = null;
    this.listener.onConflict(null);
  }

  stop(): void {
    this.isStopped = true;
    this.cancel();
  }

  sendSoon(pause = PAUSE): void {
    this.cancel();
    if (!this.isStopped) this.cancel = this.ways.later(() => this.send(), pause);
  }

  tick(spent: number): void {
    this.essay = { ...this.essay, spent };
  }

  /** Notes the seconds of writing on the device, so that they outlive the page. */
  recordTime(): void {
    if (!this.isYielded && this.essay.spent > 0) this.store();
  }

  put(change: Partial<Pick<EssayOnDevice, "text" | "outline" | "handIn">>): void {
    if (this.isYielded) return;
    this.essay = { ...this.essay, ...change, sent: false };
    this.isDirty = true;
    this.listener.onEssay(this.essay);
    this.store();
    this.sendSoon("handIn" in change ? 0 : PAUSE);
  }

  /** Resolves a conflict with one text or both; the other one stays as a version. */
  resolve(how: "mine" | "theirs" | "both"): void {
    const { conflict, essay } = this;
    if (!conflict) return;
    const mine = { text: essay.text, outline: essay.outline };
    const { text, outline, revision } = conflict;
    const chosen =
      how === "mine"
        ? mine
        : how === "theirs"
          ? { text, outline }
          : { ...mine, text: joinedTexts(mine.text, text) };
    this.conflict = null;
    this.listener.onConflict(null);
    this.essay = { ...essay, base: revision, settles: true };
    if (how === "theirs") void this.sendThenPut(chosen, conflict);
    else this.put(chosen);
  }

  /** The own text first, so that it is a version too: where it does not arrive, the conflict stays open. */
  private async sendThenPut(
    chosen: Pick<EssayOnDevice, "text" | "outline">,
    conflict: NewerEssay,
  ): Promise<void> {
    this.isDirty = true;
    await this.send();
    if (this.isDirty) {
      this.ask(this.conflict ?? conflict);
      return;
    }
    this.essay = { ...this.essay, settles: true };
    this.put(chosen);
  }

  /** A pending submission is reviewed again first. */
  private ask(conflict: NewerEssay): void {
    this.conflict = conflict;
    if (this.essay.handIn !== null) {
      this.essay = { ...this.essay, handIn: null };
      this.store();
      this.listener.onEssay(this.essay);
    }
    this.listener.onConflict(conflict);
  }

  private store(): void {
    const { essay } = this;
    if (this.isYielded) return;
    this.writing = this.writing.then(() => this.ways.store(essay)).catch(() => undefined);
  }

  private async send(): Promise<void> {
    if (!this.isDirty || this.isSending || this.conflict) return;
    this.isSending = true;
    this.isDirty = false;
    const sent = this.essay;
    this.listener.onStatus({ kind: "saving" });
    const posted = await this.ways.send(sent);
    this.isSending = false;
    if (this.isYielded) return;
    if (posted.kind === "refused") this.tried.add(sent.text);
    const saved = posted.kind === "answered" && posted.reply.done ? posted.reply.saved : undefined;
    if (saved) {
      await this.apply(sent, saved);
      return;
    }
    this.isDirty = true;
    if (posted.kind === "answered") this.refuse(refusalOf(posted.reply) ?? "");
    else if (posted.signIn) this.refuse(posted.message);
    else this.wait();
  }

  private refuse(message: string): void {
    this.listener.onStatus({ kind: "refused", message });
  }

  private wait(): void {
    this.listener.onStatus({ kind: this.essay.handIn ? "waiting" : "stored" });
    this.sendSoon(RETRY);
  }

  private async apply(sent: EssayOnDevice, saved: SavedEssay): Promise<void> {
    if (saved.outcome === "newer") {
      this.isDirty = true;
      // Nothing there that is not here; or its reply was lost: the text there is what this page sent.
      const isOwn = this.tried.has(saved.text) && saved.device === (await this.ways.device());
      if (!isOwn && !holdsAll(this.essay, saved)) {
        this.ask(saved);
        return;
      }
      this.essay = { ...this.essay, base: saved.revision };
      this.store();
      await this.send();
      return;
    }
    this.tried.clear();
    this.essay = { ...this.essay, base: saved.revision, settles: false };
    if (this.isDirty) {
      this.store();
      this.sendSoon(0);
      return;
    }
    if (sent.handIn) {
      await this.handIn(sent.handIn, saved.revision);
      return;
    }
    this.essay = { ...this.essay, sent: true };
    await this.writing;
    await this.ways.noteSent(sent, saved.revision).catch(() => undefined);
    this.listener.onStatus({ kind: "saved", at: saved.at });
  }

  private async handIn(way: "text" | "photos", revision: number): Promise<void> {
    const posted = await this.ways.handIn(this.essay.id, revision, way);
    if (posted.kind === "answered" && posted.reply.done) {
      // Nothing comes back to the device once it has left it, the seconds neither.
      this.yield();
      await this.writing;
      await this.ways.forget(this.essay.userId, this.essay.id).catch(() => undefined);
      this.listener.onStatus({ kind: "handed", at: posted.reply.handedInAt ?? 0 });
      return;
    }
    this.isDirty = true;
    if (posted.kind === "answered") {
      this.essay = { ...this.essay, handIn: null };
      this.store();
      this.listener.onEssay(this.essay);
      this.refuse(refusalOf(posted.reply) ?? "");
    } else this.wait();
  }
}

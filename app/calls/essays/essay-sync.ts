import { thisDevice } from "#app/calls/assessments/this-device.ts";
import { joinedTexts } from "#app/domain/essays/essay-draft.ts";
import { refusalOf } from "#app/domain/forms/form-reply.ts";
import type { SavedEssay } from "#app/services/essays/save-essay.server.ts";
import { type EssayOnDevice, essayOnDevice, forgetEssayOnDevice, noteEssaySent, storeEssayOnDevice } from "./essay-store.ts";
import { sendEssay, sendHandIn } from "./send-essay.ts";

/** Milliseconds after the last change, and without a network. */
const PAUSE = 900;
const RETRY = 5000;

export type EssayConflict = Extract<SavedEssay, { outcome: "newer" }>;
/** `stored`: on the device alone. `handed`: epoch seconds. */
export type EssayStatus =
  | { kind: "saved"; at: number | null }
  | { kind: "saving" }
  | { kind: "stored" }
  | { kind: "waiting" }
  | { kind: "refused"; message: string }
  | { kind: "handed"; at: number };

export type EssayListener = {
  onEssay: (essay: EssayOnDevice) => void;
  onStatus: (status: EssayStatus) => void;
  onConflict: (conflict: EssayConflict | null) => void;
};

/**
 * One essay under the pen: written to the device with each change, then sent; sent again until it is stored. A save of another
 * device stops it until the author has chosen. What was handed in without a network goes when it is back, once.
 */
export class EssaySync {
  essay: EssayOnDevice;
  private isDirty = false;
  private isSending = false;
  private settles = false;
  /** The text of a save without a reply. */
  private tried: string | null = null;
  private conflict: EssayConflict | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listener: EssayListener;
  /** Writes to the device one after the other. */
  private writing: Promise<void> = Promise.resolve();

  constructor(start: EssayOnDevice, listener: EssayListener) {
    this.essay = start;
    this.listener = listener;
  }

  /** Takes up what the device has, unless the server's is newer. */
  async start(): Promise<void> {
    const stored = await essayOnDevice(this.essay.userId, this.essay.id).catch(() => undefined);
    if (!stored || this.isDirty) return;
    // A page kept for use without a network may be older than what was sent since.
    if (stored.sent && this.essay.base >= stored.base) return;
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
    clearTimeout(this.timer);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  sendSoon(pause = PAUSE): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), pause);
  }

  tick(spent: number): void {
    this.essay = { ...this.essay, spent };
  }

  put(change: Partial<Pick<EssayOnDevice, "text" | "outline" | "handIn">>): void {
    this.essay = { ...this.essay, ...change, sent: false };
    this.isDirty = true;
    this.listener.onEssay(this.essay);
    this.store();
    this.sendSoon("handIn" in change ? 0 : PAUSE);
  }

  /** Keeps one text or both; the other one stays as a version. */
  settle(how: "mine" | "theirs" | "both"): void {
    const { conflict, essay } = this;
    if (!conflict) return;
    const mine = { text: essay.text, outline: essay.outline };
    const { text, outline, revision } = conflict;
    const chosen =
      how === "mine" ? mine : how === "theirs" ? { text, outline } : { ...mine, text: joinedTexts(mine.text, text) };
    this.conflict = null;
    this.listener.onConflict(null);
    this.essay = { ...essay, base: revision };
    this.settles = true;
    if (how === "theirs") void this.sendThenPut(chosen);
    else this.put(chosen);
  }

  /** The own text first, so that it is a version too. */
  private async sendThenPut(chosen: Pick<EssayOnDevice, "text" | "outline">): Promise<void> {
    this.isDirty = true;
    await this.send();
    this.settles = true;
    this.put(chosen);
  }

  private store(): void {
    const { essay } = this;
    this.writing = this.writing.then(() => storeEssayOnDevice(essay)).catch(() => undefined);
  }

  private async send(): Promise<void> {
    if (!this.isDirty || this.isSending || this.conflict) return;
    this.isSending = true;
    this.isDirty = false;
    const sent = this.essay;
    this.listener.onStatus({ kind: "saving" });
    const posted = await sendEssay(sent, this.settles);
    this.isSending = false;
    if (posted.kind === "refused") this.tried = sent.text;
    const saved = posted.kind === "answered" && posted.reply.done ? posted.reply.saved : undefined;
    if (saved) {
      await this.take(sent, saved);
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

  private async take(sent: EssayOnDevice, saved: SavedEssay): Promise<void> {
    if (saved.outcome === "newer") {
      this.isDirty = true;
      // Its reply was lost: the text there is what this page sent.
      if (saved.text === this.tried && saved.device === (await thisDevice())) {
        this.essay = { ...this.essay, base: saved.revision };
        this.store();
        this.sendSoon(0);
        return;
      }
      this.conflict = saved;
      this.listener.onConflict(saved);
      return;
    }
    this.settles = false;
    this.essay = { ...this.essay, base: saved.revision };
    if (this.isDirty) {
      this.store();
      this.sendSoon(0);
      return;
    }
    if (sent.handIn) {
      await this.handIn(sent.handIn, saved.revision);
      return;
    }
    await this.writing;
    await noteEssaySent(sent, saved.revision).catch(() => undefined);
    this.listener.onStatus({ kind: "saved", at: saved.at });
  }

  private async handIn(way: "text" | "photos", revision: number): Promise<void> {
    const posted = await sendHandIn(this.essay.id, revision, way);
    if (posted.kind === "answered" && posted.reply.done) {
      await this.writing;
      await forgetEssayOnDevice(this.essay.userId, this.essay.id).catch(() => undefined);
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

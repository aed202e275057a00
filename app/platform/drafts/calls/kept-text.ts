import { deviceDrafts } from "./device-drafts.ts";

/** `base`: the page's own text that it was typed over. */
type Draft = { text: string; base: string };

export const typedTexts = deviceDrafts<Draft>("campo");

/** "restored": the field has the device's text. "offered": the page's own text is another one since, so the person chooses. */
export type KeptNotice = "restored" | "offered" | null;

/** A form on its way. `sent`: the field's text in it. `answered`: by the server; the page has not moved on. */
export type Sending = { latest: { done: boolean } | null; answered: boolean; sent: string | null };

type Field = {
  userId: string;
  place: string;
  /** The page's own text. */
  base: string;
  read: () => string;
  write: (text: string) => void;
  onNotice: (notice: KeptNotice) => void;
};

/** Stores the text of a field on the device at each change, restores it, and deletes it once the server has accepted it. */
export class KeptText {
  private readonly field: Field;
  private base: string;
  private offered: string | null = null;
  /** On the device. */
  private known: string | null = null;
  private isReady = false;
  private isClosed = false;
  private pending: { text: string; before: Sending["latest"]; answered: boolean } | null = null;

  constructor(field: Field) {
    this.field = field;
    this.base = field.base;
  }

  async start(): Promise<void> {
    const { read, write, onNotice } = this.field;
    const stored = await this.find();
    if (this.isClosed) return;
    this.isReady = true;
    const typed = read();
    if (!stored || stored.text === typed) {
      this.change();
      return;
    }
    if (stored.base === this.base && typed === this.base) {
      write(stored.text);
      onNotice("restored");
      return;
    }
    this.offered = stored.text;
    onNotice("offered");
  }

  /** The person's draft, or what they typed before signing in. */
  private async find(): Promise<Draft | null> {
    const { userId, place } = this.field;
    const own = await typedTexts.find(userId, place);
    if (own || userId === "") return own;
    const before = await typedTexts.find("", place);
    if (!before) return null;
    await typedTexts.save(userId, place, before);
    await typedTexts.delete("", place);
    return before;
  }

  /** After each change of the field, also one that a script made. */
  change(): void {
    if (!this.isReady) return;
    const { userId, place, read } = this.field;
    const text = read();
    if (text === this.known) return;
    this.known = text;
    if (text !== "" && text !== this.base) void typedTexts.save(userId, place, { text, base: this.base });
    else if (this.offered === null) void typedTexts.delete(userId, place);
  }

  /** The form went back to the page's own text. */
  reset(base: string): void {
    this.base = base;
  }

  /** The text that was offered, in place of the field's. */
  recover(): void {
    const { write, onNotice } = this.field;
    if (this.offered !== null) write(this.offered);
    this.offered = null;
    onNotice("restored");
  }

  discard(): void {
    const { userId, place, write, onNotice } = this.field;
    if (this.offered === null) write(this.base);
    this.offered = null;
    void typedTexts.delete(userId, place);
    onNotice(null);
    this.known = null;
    this.change();
  }

  /** After each step of its form. A redirect leaves no reply; another page that was opened meanwhile proves nothing. */
  follow({ latest, answered, sent }: Sending): void {
    if (sent !== null && !answered) this.pending ??= { text: sent, before: latest, answered: false };
    if (!this.pending) return;
    this.pending.answered ||= answered;
    const isReplied = latest !== null && latest !== this.pending.before;
    if (isReplied ? latest.done : sent === null && this.pending.answered) this.accept(this.pending.text);
    if (isReplied || sent === null) this.pending = null;
  }

  private accept(text: string): void {
    this.base = text;
    this.offered = null;
    this.known = null;
    if (!this.isClosed) this.field.onNotice(null);
    if (this.isClosed || this.field.read() === text)
      void typedTexts.delete(this.field.userId, this.field.place);
    else this.change();
  }

  /** The field is gone: with its form accepted, or into an error. */
  close(last: Sending | null, isError: () => boolean): void {
    this.isClosed = true;
    if (!last || !this.pending || isError()) return;
    this.follow({ ...last, sent: null });
  }
}

import { type FormReply, refusalOf } from "#app/platform/forms/domain/form-reply.ts";
import { postRoute } from "#app/platform/requests/calls/post-route.ts";
import type { SyncedExtra, TextConflict } from "../domain/written-text.ts";
import { deviceDrafts } from "./device-drafts.ts";

/** Milliseconds after the last change, and without a network. */
const PAUSE = 700;
const RETRY = 5000;

/** Where a text is saved and drawn: the page's intents "save" and "draw". `userId` and `place`: of the text on this device. */
export type SyncedPlace = {
  address: string;
  route: string;
  userId: string;
  place: string;
  fields: Readonly<Record<string, string>>;
};

/** "kept": stored on this device until there is a network. */
export type TextState =
  | { name: "saved" | "typing" | "saving" | "kept" }
  | { name: "refused"; message: string | null }
  | { name: "changed"; conflict: TextConflict };

export type TextListener<Preview> = {
  onText: (text: string) => void;
  onState: (state: TextState) => void;
  onPreview: (preview: Preview) => void;
  onRevision: (revision: number) => void;
};

type Stored = { revision: number; text: string };

const kept = deviceDrafts<Stored>("texto");

/**
 * Stores a text on the device at each change, sends it after a pause, and stops where it was saved elsewhere meanwhile.
 */
export class TextSync<Preview> {
  private readonly place: SyncedPlace;
  private readonly listener: TextListener<Preview>;
  private revision: number;
  /** On the server. */
  private safe: string;
  private text: string;
  private line = 1;
  private drawn = 0;
  private isSending = false;
  private isStopped = false;
  /** The page's form is under way, which saves too. */
  private isHeld = false;
  /** What was saved elsewhere: nothing is sent until one of the texts is chosen. */
  private conflict: TextConflict | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(place: SyncedPlace, start: Stored, listener: TextListener<Preview>) {
    this.place = place;
    this.listener = listener;
    this.revision = start.revision;
    this.safe = start.text;
    this.text = start.text;
  }

  /** Restores the device's copy. */
  start(): void {
    this.isStopped = false;
    void this.restore();
  }

  private async restore(): Promise<void> {
    const left = await kept.find(this.place.userId, this.place.place);
    if (this.isStopped || this.text !== this.safe) return;
    if (!left || left.text === this.safe) {
      this.sendSoon(0);
      return;
    }
    this.revision = left.revision;
    this.listener.onText(left.text);
    this.put(left.text, 1);
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  put(text: string, line: number): void {
    if (text === this.text && line === this.line && this.drawn > 0) return;
    const isTyped = text !== this.text;
    this.text = text;
    this.line = line;
    if (isTyped) {
      void kept.save(this.place.userId, this.place.place, { revision: this.revision, text });
      if (!this.conflict) this.listener.onState({ name: "typing" });
    }
    this.sendSoon();
  }

  sendSoon(pause = PAUSE): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), pause);
  }

  /** While the page's form is under way. */
  pause(isHeld: boolean): void {
    this.isHeld = isHeld;
    if (!isHeld) this.sendSoon();
  }

  /** Handles the result of the page's form: saved, or refused. */
  receive(heard: Stored | TextConflict): void {
    if ("differences" in heard) {
      this.raiseConflict(heard);
      return;
    }
    this.revision = heard.revision;
    this.resolveWith(heard.text);
  }

  private raiseConflict(conflict: TextConflict): void {
    this.conflict = conflict;
    this.listener.onState({ name: "changed", conflict });
  }

  /** Ends a conflict: this text goes over the one that was compared, or that one replaces it here. */
  resolve(how: "mine" | "theirs"): void {
    if (!this.conflict) return;
    const { text, revision } = this.conflict;
    this.conflict = null;
    this.revision = revision;
    this.safe = text;
    if (how === "theirs") {
      this.text = text;
      this.listener.onText(text);
      this.resolveWith(text);
    }
    this.drawn = 0;
    void this.send();
  }

  private async send(): Promise<void> {
    const { text, line, place } = this;
    const isSave = text !== this.safe;
    if (this.isSending || this.isHeld || this.conflict || (!isSave && this.drawn === line)) return;
    this.isSending = true;
    if (isSave) this.listener.onState({ name: "saving" });
    const posted = await postRoute<FormReply<string, SyncedExtra<Preview>>>(place.address, place.route, {
      intent: isSave ? "save" : "draw",
      ...{ ...place.fields, text, line: String(line), revisao: String(this.revision) },
    });
    this.isSending = false;
    if (posted.kind === "refused") {
      this.listener.onState(posted.signIn ? { name: "refused", message: posted.message } : { name: "kept" });
      this.sendSoon(RETRY);
      return;
    }
    const { reply } = posted;
    if (reply.done) this.apply(reply, text, line);
    else if (reply.conflict) this.raiseConflict(reply.conflict);
    else this.listener.onState({ name: "refused", message: refusalOf(reply) });
  }

  private apply({ revision, preview }: Partial<SyncedExtra<Preview>>, text: string, line: number): void {
    this.revision = revision ?? this.revision;
    this.listener.onRevision(this.revision);
    this.drawn = line;
    if (preview) this.listener.onPreview(preview);
    if (this.text !== text || this.line !== line) this.sendSoon(0);
    this.resolveWith(text);
  }

  /** The server has a text: the device's copy is deleted. */
  private resolveWith(text: string): void {
    this.safe = text;
    if (this.text !== text) return;
    void kept.delete(this.place.userId, this.place.place);
    this.listener.onState({ name: "saved" });
  }
}

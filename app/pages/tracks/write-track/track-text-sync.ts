import { postRoute } from "#app/calls/post-route.ts";
import { keptOnDevice } from "#app/calls/shell/kept-on-device.ts";
import { type FormReply, refusalOf } from "#app/domain/forms/form-reply.ts";
import { trackPaths } from "#app/paths/tracks.ts";
import type { TrackPreview } from "#app/services/tracks/preview-track.server.ts";
import type { TrackConflict, WriteExtra } from "./write-track-action.server.ts";

/** Milliseconds after the last change, and without a network. */
const PAUSE = 700;
const RETRY = 5000;
const ROUTE = "pages/tracks/write-track";

/** "kept": on this device until there is a network. */
export type TextState =
  | { name: "saved" | "typing" | "saving" | "kept" }
  | { name: "refused"; message: string | null }
  | { name: "changed"; conflict: TrackConflict };

export type TextListener = {
  onText: (text: string) => void;
  onState: (state: TextState) => void;
  onPreview: (preview: TrackPreview) => void;
};

const kept = keptOnDevice<{ revision: number; text: string }>("farol:trilha");

/** Keeps a track's text on the device at each change, sends it after a pause, and stops where somebody else saved. */
export class TrackTextSync {
  private readonly code: string;
  private readonly key: string;
  private readonly listener: TextListener;
  private revision: number;
  /** On the server. */
  private safe: string;
  private text: string;
  private line = 1;
  private drawn = 0;
  private isSending = false;
  /** What somebody else saved: nothing is sent until one of the texts is chosen. */
  private conflict: TrackConflict | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    place: { code: string; user: string },
    start: { revision: number; text: string },
    listener: TextListener,
  ) {
    this.code = place.code;
    this.key = `${place.user}:${place.code}`;
    this.listener = listener;
    this.revision = start.revision;
    this.safe = start.text;
    this.text = start.text;
  }

  /** Takes up what the device kept. */
  start(): void {
    const left = kept.find(this.key);
    if (!left || left.text === this.safe) {
      this.sendSoon(0);
      return;
    }
    this.revision = left.revision;
    this.listener.onText(left.text);
    this.put(left.text, 1);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  put(text: string, line: number): void {
    if (text === this.text && line === this.line && this.drawn > 0) return;
    const isTyped = text !== this.text;
    this.text = text;
    this.line = line;
    if (isTyped) {
      kept.keep(this.key, { revision: this.revision, text });
      if (!this.conflict) this.listener.onState({ name: "typing" });
    }
    this.sendSoon();
  }

  sendSoon(pause = PAUSE): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), pause);
  }

  /** Ends a conflict: this text goes over the one that was compared, or that one replaces it here. */
  settle(how: "mine" | "theirs"): void {
    if (!this.conflict) return;
    const { text, revision } = this.conflict;
    this.conflict = null;
    this.revision = revision;
    this.safe = text;
    if (how === "theirs") {
      kept.drop(this.key);
      this.text = text;
      this.listener.onText(text);
      this.listener.onState({ name: "saved" });
    }
    this.drawn = 0;
    void this.send();
  }

  private async send(): Promise<void> {
    const { text, line } = this;
    const isSave = text !== this.safe;
    if (this.isSending || this.conflict || (!isSave && this.drawn === line)) return;
    this.isSending = true;
    if (isSave) this.listener.onState({ name: "saving" });
    const posted = await postRoute<FormReply<string, WriteExtra>>(trackPaths.write(), ROUTE, {
      intent: isSave ? "save" : "draw",
      ...{ trilha: this.code, text, line: String(line), revisao: String(this.revision) },
    });
    this.isSending = false;
    if (posted.kind === "refused") {
      this.listener.onState(posted.signIn ? { name: "refused", message: posted.message } : { name: "kept" });
      this.sendSoon(RETRY);
      return;
    }
    const { reply } = posted;
    this.conflict = reply.conflict ?? null;
    if (reply.done) this.take(reply, text, line);
    else if (reply.conflict) this.listener.onState({ name: "changed", conflict: reply.conflict });
    else this.listener.onState({ name: "refused", message: refusalOf(reply) });
  }

  private take({ revision, preview }: Partial<WriteExtra>, text: string, line: number): void {
    this.revision = revision ?? this.revision;
    this.safe = text;
    this.drawn = line;
    if (preview) this.listener.onPreview(preview);
    if (this.text !== text || this.line !== line) this.sendSoon(0);
    if (this.text !== text) return;
    kept.drop(this.key);
    this.listener.onState({ name: "saved" });
  }
}

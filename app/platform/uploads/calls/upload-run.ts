import { uploadRefusals } from "#app/platform/errors/upload-refusals.ts";
import { CallRefused, CallUnanswered, call } from "#app/platform/requests/calls/call.ts";
import { contentProblem } from "../domain/check-content.ts";
import type { UploadOwnerKind } from "../domain/upload-owners.ts";
import { partCount, sizeOfPart, sizeProblem } from "../domain/upload-plan.ts";
import { digestOf, fileFingerprint, sourceOfFile } from "./fingerprint.ts";
import { sendPart } from "./send-part.ts";

export type UploadPlace = { ownerKind: UploadOwnerKind; owner: string; target: string | null };

/** The address of a part of an upload. */
export type PartAddress = (id: string, part: number) => string;

/** `waiting`: the network is gone, it goes on by itself. `refused`: the file will never do. `message`: why. */
export type UploadState = {
  phase:
    | "queued"
    | "checking"
    | "sending"
    | "waiting"
    | "paused"
    | "finishing"
    | "done"
    | "failed"
    | "refused";
  /** Bytes. */
  sent: number;
  message: string | null;
};

/** Milliseconds; joining and checking 500 MB lasts seconds. */
const FINISH_DEADLINE = 120_000;
const FIRST_WAIT = 2000;
const LONGEST_WAIT = 30_000;
/** Times that a part may arrive damaged. */
const MOST_DAMAGED = 3;

class Refused extends Error {
  override readonly name = "Refused";
}
class Unfit extends Error {
  override readonly name = "Unfit";
}
class Stopped extends Error {
  override readonly name = "Stopped";
}

/** Until the time is over, the network is back or the signal stops it. */
function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener("online", end);
    signal.addEventListener("abort", end, { once: true });
  });
}

/** One file on its way; `go` starts it or goes on after `pause`, also where an earlier page left off. */
export class UploadRun {
  readonly file: File;
  readonly place: UploadPlace;
  state: UploadState = { phase: "queued", sent: 0, message: null };
  /** The server's name of it, once started. */
  id: string | null = null;
  #partSize = 0;
  #digests: string[] = [];
  #arrived = new Set<number>();
  #stop = new AbortController();
  readonly #changed: () => void;

  readonly #addressOf: PartAddress;

  constructor(file: File, place: UploadPlace, addressOf: PartAddress, changed: () => void) {
    this.file = file;
    this.place = place;
    this.#addressOf = addressOf;
    this.#changed = changed;
  }

  pause(): void {
    this.#stop.abort();
    this.#set({ phase: "paused" });
  }

  async go(): Promise<void> {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    try {
      if (this.id === null) await this.#start(signal);
      await this.#sendAll(signal);
      await this.#finish(signal);
      this.#set({ phase: "done", sent: this.file.size });
    } catch (error) {
      if (error instanceof Stopped) return;
      const known = error instanceof Unfit || error instanceof Refused || error instanceof CallRefused;
      const message = known ? error.message : "Não conseguimos ler o arquivo. Escolha-o de novo.";
      // A retry queries what the server still has.
      this.id = null;
      this.#set({ phase: error instanceof Unfit ? "refused" : "failed", message });
    }
  }

  async discard(): Promise<void> {
    this.pause();
    if (this.id !== null) await call("discardUpload", { id: this.id }).catch(() => undefined);
  }

  #set(change: Partial<UploadState>): void {
    this.state = { ...this.state, ...change };
    this.#changed();
  }

  /** Repeats after network errors. */
  async #persist<Result>(signal: AbortSignal, work: () => Promise<Result | null>): Promise<Result> {
    const { phase } = this.state;
    for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      const result = await work();
      if (signal.aborted) throw new Stopped();
      if (result !== null) {
        if (this.state.phase === "waiting") this.#set({ phase });
        return result;
      }
      this.#set({ phase: "waiting" });
      await pauseFor(wait, signal);
      if (signal.aborted) throw new Stopped();
    }
  }

  #call<Result>(
    signal: AbortSignal,
    work: () => Promise<readonly [true, Result] | readonly [false, string]>,
  ): Promise<Result> {
    return this.#persist(signal, async () => {
      const reply = await work().catch((error: unknown) => {
        const isLost =
          error instanceof CallUnanswered || (error instanceof CallRefused && error.status === "UNAVAILABLE");
        if (isLost) return null;
        throw error;
      });
      if (reply === null) return null;
      if (!reply[0]) throw new Refused(reply[1]);
      return reply[1];
    });
  }

  async #start(signal: AbortSignal): Promise<void> {
    this.#set({ phase: "checking", message: null });
    const { name, size } = this.file;
    const problem =
      sizeProblem(this.place.ownerKind, name, size) ?? (await contentProblem(name, sourceOfFile(this.file)));
    if (problem) throw new Unfit(uploadRefusals[problem].message);
    const fingerprint = await fileFingerprint(this.file);
    const started = await this.#call(signal, () =>
      call("startUpload", { ...this.place, name, size, fingerprint }),
    );
    this.id = started.id;
    this.#partSize = started.partSize;
    this.#arrived = new Set(started.done);
  }

  async #sendAll(signal: AbortSignal): Promise<void> {
    this.#set({ phase: "sending", message: null, sent: this.#sentBytes() });
    const plan = { size: this.file.size, partSize: this.#partSize };
    for (let part = 1; part <= partCount(plan); part += 1) {
      const start = (part - 1) * this.#partSize;
      const bytes = this.file.slice(start, start + sizeOfPart(plan, part));
      this.#digests[part - 1] ??= await digestOf(bytes);
      if (signal.aborted) throw new Stopped();
      if (!this.#arrived.has(part)) await this.#send(part, bytes, signal);
      this.#arrived.add(part);
      this.#set({ sent: this.#sentBytes() });
    }
  }

  #sentBytes(): number {
    const plan = { size: this.file.size, partSize: this.#partSize };
    return [...this.#arrived].reduce((sum, part) => sum + sizeOfPart(plan, part), 0);
  }

  async #send(part: number, bytes: Blob, signal: AbortSignal): Promise<void> {
    const before = this.#sentBytes();
    const address = this.#addressOf(this.id ?? "", part);
    let damaged = 0;
    await this.#persist(signal, async () => {
      const sent = { address, bytes, digest: this.#digests[part - 1] ?? "" };
      const reply = await sendPart(sent, signal, (loaded) =>
        this.#set({ phase: "sending", sent: before + Math.min(loaded, bytes.size) }),
      );
      if (reply.kind === "sent") return true;
      if (reply.kind !== "refused") return null;
      damaged += reply.status === 422 ? 1 : 0;
      const mayPass =
        reply.status >= 500 || reply.status === 429 || (reply.status === 422 && damaged < MOST_DAMAGED);
      if (mayPass) return null;
      throw new Refused(reply.message);
    });
  }

  async #finish(signal: AbortSignal): Promise<void> {
    this.#set({ phase: "finishing" });
    const asked = { id: this.id ?? "", digests: this.#digests };
    await this.#call(signal, () => call("finishUpload", asked, FINISH_DEADLINE));
  }
}

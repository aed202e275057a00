import { isUnfinished, requestLimits } from "#app/features/assistant/domain/request-state.ts";
import {
  type RequestRow,
  type RequestToAnswer,
  requestOf,
} from "#app/features/assistant/queries/requests.server.ts";
import {
  answerAdmitted,
  lookAtRequest,
  refuseRequest,
} from "#app/features/assistant/services/advance-request.server.ts";
import {
  type AnswerView,
  drawnAnswer,
  requestView,
} from "#app/features/assistant/services/request-view.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { closeCodes } from "#app/platform/live/domain/live-rules.ts";
import { buildContext } from "../build-deps.ts";
import type { Environment } from "../environment.ts";
import type { AssistantObject } from "./assistant-object.ts";
import { Room } from "./room.ts";

const SECOND = 1000;

/** The end of a sentence or a line: screen readers get whole sentences, and a formula is never split. */
const SENTENCE_END = /[.!?:…](?=\s)|\n/g;

function wholeSentences(text: string): string {
  const last = [...text.matchAll(SENTENCE_END)].at(-1);
  return last ? text.slice(0, last.index + 1) : "";
}

/**
 * One request to the assistant. D1 has its state and its end; the storage has its number and creation time, and until
 * the end its photo, never a text or a key. An alarm does all work, so that a crash, an eviction or a second delivery
 * only retries.
 */
export class AssistantRequest extends Room<object, Environment> implements AssistantObject {
  protected override readonly mostSockets = 8;
  protected override readonly mostHits = 0;
  readonly #deps: Deps;
  #answering = false;
  #position = 0;
  #text = "";
  #drawn = drawnAnswer("");

  constructor(ctx: DurableObjectState, env: Environment) {
    super(ctx, env);
    this.#deps = buildContext(env, new Request("https://farol.invalid/"), null).deps;
  }

  /** Starts, or continues after a loss. Idempotent. */
  async start(num: number, askedAt: number, photo: Uint8Array | null): Promise<void> {
    if (photo) await this.ctx.storage.put("photo", photo);
    if ((await this.ctx.storage.getAlarm()) === null) await this.begin(num, askedAt);
  }

  /** Its turn has come: it does not wait for its next look. Idempotent. */
  async begin(num: number, askedAt: number): Promise<void> {
    if (this.#answering) return;
    await this.ctx.storage.put({ num, askedAt });
    await this.ctx.storage.setAlarm(Date.now());
  }

  protected override seat(): object {
    return {};
  }

  /**
   * `numero`, `pessoa`. A request without an alarm has ended, or its Worker died before it began; null: it was deleted
   * meanwhile.
   */
  protected override async word(known: URLSearchParams): Promise<Partial<AnswerView> | null> {
    const written = { position: this.#position, ...this.#drawn };
    if ((await this.ctx.storage.get("num")) !== undefined)
      return { status: this.#answering ? 1 : 0, sources: [], ...written };
    const reader = { userNum: Number(known.get("pessoa")), now: this.#deps.now() };
    const [row] = await this.#deps.read(requestOf(this.#deps.db, reader, Number(known.get("numero"))));
    if (!row) return null;
    const view = requestView(row);
    return isUnfinished(view.status) ? { ...view, ...written } : view;
  }

  protected override async greet(socket: WebSocket, known: URLSearchParams): Promise<void> {
    const view = await this.word(known);
    if (view) socket.send(JSON.stringify(view));
    if (view?.status === undefined || !isUnfinished(view.status)) socket.close(closeCodes.done);
  }

  /** Its sockets end with it; its alarm is its own. */
  protected override async watch(): Promise<void> {}

  override async alarm(): Promise<void> {
    const num = await this.ctx.storage.get<number>("num");
    const askedAt = (await this.ctx.storage.get<number>("askedAt")) ?? 0;
    if (num === undefined) return;
    const deadline = (askedAt + requestLimits.deadline) * SECOND;
    const { step, position, request, ended } = await lookAtRequest(this.#deps, num);
    if (!request || step.do === "nothing") return this.#finish(ended);
    const photo = (await this.ctx.storage.get<Uint8Array>("photo")) ?? null;
    switch (step.do) {
      case "wait":
        this.#position = position;
        this.#tell({ status: 0, ...this.#drawn });
        // One that is set says that its turn came meanwhile.
        if ((await this.ctx.storage.getAlarm()) !== null) return;
        return this.ctx.storage.setAlarm(Math.min(Date.now() + requestLimits.recheck * SECOND, deadline));
      case "answer":
        // Another request's end may begin this one before its own Worker brings the photo.
        if (request.photo && !photo && Date.now() < (askedAt + requestLimits.retry) * SECOND)
          return this.ctx.storage.setAlarm(Date.now() + SECOND);
        // If the process dies now, this alarm retries, and the last one ends it.
        await this.ctx.storage.setAlarm(Math.min(Date.now() + requestLimits.retry * SECOND, deadline));
        return this.#finish(await this.#answer(request, photo, deadline));
      case "end":
        return this.#finish(await refuseRequest(this.#deps, request, step.status));
    }
  }

  async #answer(
    request: RequestToAnswer,
    photo: Uint8Array | null,
    deadline: number,
  ): Promise<RequestRow | undefined> {
    const aborting = new AbortController();
    const timer = setTimeout(() => aborting.abort(new Error("deadline")), Math.max(0, deadline - Date.now()));
    this.#position = 0;
    this.#answering = true;
    try {
      const tell = (text: string) => this.#write(text);
      return await answerAdmitted(this.#deps, request, { photo, signal: aborting.signal, tell });
    } finally {
      clearTimeout(timer);
      this.#answering = false;
    }
  }

  #write(text: string): void {
    const whole = wholeSentences(text);
    if (whole.length <= this.#text.length) return;
    this.#text = whole;
    this.#drawn = drawnAnswer(whole);
    this.#tell({ status: 1, ...this.#drawn });
  }

  /** Sends every tab the end stored in D1, and deletes all. */
  async #finish(row: RequestRow | undefined): Promise<void> {
    if (row) {
      const { status, html, said, sources } = requestView(row);
      this.#position = 0;
      this.#tell({ status, html, said, sources });
    }
    for (const socket of this.ctx.getWebSockets()) socket.close(closeCodes.done);
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  #tell(view: Partial<AnswerView>): void {
    this.send({ position: this.#position, sources: [], ...view });
  }
}

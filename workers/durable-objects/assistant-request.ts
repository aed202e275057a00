import { DurableObject } from "cloudflare:workers";
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
import { buildContext } from "../build-deps.ts";
import type { Environment } from "../environment.ts";
import type { AssistantObject } from "./assistant-object.ts";

const MOST_SOCKETS = 8;
const TOO_MANY = 4008;
const DONE = 1000;
const ENDED = 4001;
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
export class AssistantRequest extends DurableObject<Environment> implements AssistantObject {
  readonly #deps: Deps;
  #answering = false;
  #position = 0;
  #text = "";
  #drawn = drawnAnswer("");

  constructor(ctx: DurableObjectState, env: Environment) {
    super(ctx, env);
    this.#deps = buildContext(env, new Request("https://farol.invalid/"), null).deps;
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** Starts, or continues after a loss. Idempotent. */
  async start(num: number, askedAt: number, photo: Uint8Array | null): Promise<void> {
    if (photo) await this.ctx.storage.put("photo", photo);
    if ((await this.ctx.storage.getAlarm()) !== null || this.#answering) return;
    await this.ctx.storage.put({ num, askedAt });
    await this.ctx.storage.setAlarm(Date.now());
  }

  look(): Pick<AnswerView, "position" | "html" | "said"> {
    return { position: this.#position, ...this.#drawn };
  }

  /** The socket of its person: the Worker has checked them and sets `numero` and `pessoa`. */
  override async fetch(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url);
    if (this.ctx.getWebSockets().length >= MOST_SOCKETS) return new Response(null, { status: 429 });
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [searchParams.get("sessao") ?? ""]);
    const [num, userNum] = [Number(searchParams.get("numero")), Number(searchParams.get("pessoa"))];
    // After the socket is accepted, so that an end that comes meanwhile is sent to it.
    if ((await this.ctx.storage.get("num")) === undefined) await this.#tellStored(server, userNum, num);
    else server.send(JSON.stringify({ status: this.#answering ? 1 : 0, sources: [], ...this.look() }));
    return new Response(null, { status: 101, webSocket: client });
  }

  /** A request without an alarm has ended, or its Worker died before it began. */
  async #tellStored(server: WebSocket, userNum: number, num: number): Promise<void> {
    const [row] = await this.#deps.read(requestOf(this.#deps.db, { userNum, now: this.#deps.now() }, num));
    if (!row) return;
    const view = requestView(row);
    const written = isUnfinished(view.status) ? this.look() : {};
    server.send(JSON.stringify({ ...view, ...written }));
    if (!isUnfinished(view.status)) server.close(DONE);
  }

  endSession(sessionId: string): void {
    for (const socket of this.ctx.getWebSockets(sessionId)) socket.close(ENDED);
  }

  /** Clients send no messages here. */
  override webSocketMessage(socket: WebSocket): void {
    socket.close(TOO_MANY);
  }

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
    for (const socket of this.ctx.getWebSockets()) socket.close(DONE);
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  #tell(view: Partial<AnswerView>): void {
    const text = JSON.stringify({ position: this.#position, sources: [], ...view });
    for (const socket of this.ctx.getWebSockets())
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
  }
}

import { DurableObject } from "cloudflare:workers";
import { isBlockId } from "#app/domain/notebooks/block-ids.ts";

/** A writer's socket while the room hibernates. `since`: epoch milliseconds. `block`: where they are, "" for nowhere. */
type Seat = {
  person: string;
  name: string;
  sessionId: string;
  since: number;
  block: string;
  at: number;
  hits: number;
};

const MOST_SOCKETS = 100;
const LONGEST_MESSAGE = 200;
/** Messages of a socket in a minute. */
const MOST_HITS = 240;
/** Milliseconds. */
const LONGEST_SEAT = 30 * 60_000;
const TOO_MANY = 4008;
const ENDED = 4001;

function seatOf(socket: WebSocket): Seat {
  return socket.deserializeAttachment() as Seat;
}

/** Who writes a notebook now: presence, and word of every commit. D1 holds the texts; a restart loses nothing. */
export class NotebookRoom extends DurableObject {
  constructor(ctx: DurableObjectState, env: object) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** A writer's handshake: the Worker has checked them and sets `pessoa`, `nome` and `sessao`. */
  override async fetch(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url);
    if (this.#open().length >= MOST_SOCKETS) return new Response(null, { status: 429 });
    const { 0: client, 1: server } = new WebSocketPair();
    const seat: Seat = {
      person: searchParams.get("pessoa") ?? "",
      name: searchParams.get("nome") ?? "",
      sessionId: searchParams.get("sessao") ?? "",
      since: Date.now(),
      block: "",
      at: Date.now(),
      hits: 0,
    };
    this.ctx.acceptWebSocket(server, [seat.sessionId]);
    server.serializeAttachment(seat);
    if ((await this.ctx.storage.getAlarm()) === null)
      await this.ctx.storage.setAlarm(Date.now() + LONGEST_SEAT);
    this.#tellPresence();
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Announces a commit: clients with an older version request the changes. */
  tell(changed: number): void {
    this.#send({ changed });
  }

  /** Closes every socket: writers' rights changed; who still may comes back. */
  closeAll(): void {
    for (const socket of this.ctx.getWebSockets()) socket.close(ENDED);
  }

  /** Closes old sockets, so that access is checked again at reconnection (security.md SEC-28). */
  override async alarm(): Promise<void> {
    for (const socket of this.#open())
      if (seatOf(socket).since <= Date.now() - LONGEST_SEAT) socket.close(ENDED);
    if (this.#open().length > 0) await this.ctx.storage.setAlarm(Date.now() + LONGEST_SEAT / 2);
  }

  /** `{"block": id}`: where the writer is. */
  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    const seat = seatOf(socket);
    const isNewMinute = Date.now() - seat.at > 60_000;
    const hits = isNewMinute ? 1 : seat.hits + 1;
    if (hits > MOST_HITS || typeof message !== "string" || message.length > LONGEST_MESSAGE) {
      socket.close(TOO_MANY);
      return;
    }
    const at = isNewMinute ? Date.now() : seat.at;
    socket.serializeAttachment({ ...seat, at, hits, block: blockIn(message) });
    this.#tellPresence();
  }

  override webSocketClose(): void {
    this.#tellPresence();
  }

  override webSocketError(): void {
    this.#tellPresence();
  }

  #open(): WebSocket[] {
    return this.ctx.getWebSockets().filter((socket) => socket.readyState === WebSocket.OPEN);
  }

  #tellPresence(): void {
    const people = this.#open().map((socket) => {
      const { person, name, block } = seatOf(socket);
      return { person, name, block };
    });
    this.#send({ people });
  }

  #send(message: object): void {
    const text = JSON.stringify(message);
    for (const socket of this.#open()) socket.send(text);
  }
}

function blockIn(message: string): string {
  try {
    const { block } = JSON.parse(message) as { block?: unknown };
    return isBlockId(block) ? block : "";
  } catch {
    return "";
  }
}

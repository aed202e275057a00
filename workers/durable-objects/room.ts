import { DurableObject } from "cloudflare:workers";
import { closeCodes, type Minute, withMessage } from "#app/platform/live/domain/live-rules.ts";
import { MINUTE_MS } from "#app/platform/time/units.ts";

/** A socket's state while its room hibernates. `since`: epoch milliseconds. */
type Seat = Minute & { since: number };

/** Milliseconds. */
const LONGEST_SEAT = 30 * MINUTE_MS;

const bytesOf = (message: string) => new TextEncoder().encode(message).byteLength;

/**
 * Sockets of one place, bounded in number, messages and time; `Own`: what it knows of each besides. D1 has the texts: a
 * restart loses nothing. The Worker checks who enters, and says who it is in the request's `known` parameters.
 */
export abstract class Room<Own extends object, Bindings = object> extends DurableObject<Bindings> {
  protected abstract readonly mostSockets: number;
  /** Messages of a socket in a minute; most pages have nothing to say. */
  protected readonly mostHits: number = 5;
  /** Bytes. */
  protected readonly longestMessage: number = 200;

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    // Answered without waking the room.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** A handshake, or a poll by a page without a socket. */
  override async fetch(request: Request): Promise<Response> {
    const { searchParams: known } = new URL(request.url);
    if (!request.headers.has("Upgrade")) return Response.json(await this.word(known));
    const refused = await this.refusal(known);
    if (refused) return refused;
    if (this.open().length >= this.mostSockets) return this.full();
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [known.get("sessao") ?? ""]);
    const now = Date.now();
    server.serializeAttachment({ ...this.seat(known), since: now, at: now, hits: 0 });
    await this.watch();
    await this.greet(server, known);
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Closes what a session has open: its right ended. */
  endSession(sessionId: string): void {
    for (const socket of this.ctx.getWebSockets(sessionId)) socket.close(closeCodes.ended);
  }

  /** Closes old sockets, so that access is checked again at reconnection (SEC-28). */
  override async alarm(): Promise<void> {
    for (const socket of this.open())
      if (this.seatOf(socket).since <= Date.now() - LONGEST_SEAT) socket.close(closeCodes.ended);
    if (this.open().length > 0) await this.ctx.storage.setAlarm(Date.now() + LONGEST_SEAT / 2);
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    this.counts(socket, message);
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    await this.left(socket);
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    await this.left(socket);
  }

  protected abstract seat(known: URLSearchParams): Own;

  /** The first message to a new socket, and the reply to a poll. */
  protected word(_known: URLSearchParams): unknown {
    return null;
  }

  protected async greet(socket: WebSocket, known: URLSearchParams): Promise<void> {
    socket.send(JSON.stringify(await this.word(known)));
  }

  /** Null admits. */
  protected async refusal(_known: URLSearchParams): Promise<Response | null> {
    return null;
  }

  protected full(): Response {
    return new Response(null, { status: 429 });
  }

  /** Sees to it that old sockets are closed. */
  protected async watch(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null)
      await this.ctx.storage.setAlarm(Date.now() + LONGEST_SEAT);
  }

  protected left(_socket: WebSocket): void | Promise<void> {}

  /** Counts a message; false: it was too many or too long, and its socket is closed. */
  protected counts(socket: WebSocket, message: string | ArrayBuffer): message is string {
    const seat = this.seatOf(socket);
    const limits = { hits: this.mostHits, bytes: this.longestMessage };
    const minute = typeof message === "string" && withMessage(seat, bytesOf(message), limits, Date.now());
    if (minute) socket.serializeAttachment({ ...seat, ...minute });
    else socket.close(closeCodes.flood);
    return Boolean(minute);
  }

  protected seatOf(socket: WebSocket): Own & Seat {
    return socket.deserializeAttachment() as Own & Seat;
  }

  protected open(): WebSocket[] {
    return this.ctx.getWebSockets().filter((socket) => socket.readyState === WebSocket.OPEN);
  }

  protected send(message: object): void {
    const text = JSON.stringify(message);
    for (const socket of this.open()) socket.send(text);
  }
}

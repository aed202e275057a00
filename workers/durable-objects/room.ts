import { DurableObject } from "cloudflare:workers";
import { MINUTE_MS } from "#app/platform/time/units.ts";

/** A socket's state while its room hibernates. `since`, `at`: epoch milliseconds; `hits`: messages in the minute from `at`. */
export type Seat = { since: number; at: number; hits: number };

/** Milliseconds. */
const LONGEST_SEAT = 30 * MINUTE_MS;
const TOO_MANY = 4008;
const ENDED = 4001;

/** Sockets of one place, bounded in number, messages and time. D1 has the texts; a restart loses nothing. */
export abstract class Room<Own extends Seat> extends DurableObject {
  protected abstract readonly mostSockets: number;
  /** Messages of a socket in a minute. */
  protected abstract readonly mostHits: number;
  /** Characters. */
  protected readonly longestMessage: number = 200;

  constructor(ctx: DurableObjectState, env: object) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** Closes every socket: rights changed; who still may comes back. */
  closeAll(): void {
    for (const socket of this.ctx.getWebSockets()) socket.close(ENDED);
  }

  /** Closes what a session has open: its right ended. */
  endSession(sessionId: string): void {
    for (const socket of this.ctx.getWebSockets(sessionId)) socket.close(ENDED);
  }

  /** Closes old sockets, so that access is checked again at reconnection (SEC-28). */
  override async alarm(): Promise<void> {
    for (const socket of this.open())
      if (this.seatOf(socket).since <= Date.now() - LONGEST_SEAT) socket.close(ENDED);
    if (this.open().length > 0) await this.ctx.storage.setAlarm(Date.now() + LONGEST_SEAT / 2);
  }

  /** The Worker sets `sessao` in every handshake. Null: the room is full. */
  protected async accept(
    request: Request,
    own: Omit<Own, keyof Seat>,
  ): Promise<{ client: WebSocket; server: WebSocket } | null> {
    if (this.open().length >= this.mostSockets) return null;
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [new URL(request.url).searchParams.get("sessao") ?? ""]);
    server.serializeAttachment({ ...own, since: Date.now(), at: Date.now(), hits: 0 });
    if ((await this.ctx.storage.getAlarm()) === null)
      await this.ctx.storage.setAlarm(Date.now() + LONGEST_SEAT);
    return { client, server };
  }

  /** Counts a message; false: it was too many or too long, and its socket is closed. */
  protected counts(socket: WebSocket, message: string | ArrayBuffer): message is string {
    const seat = this.seatOf(socket);
    const isNewMinute = Date.now() - seat.at > MINUTE_MS;
    const hits = isNewMinute ? 1 : seat.hits + 1;
    if (hits > this.mostHits || typeof message !== "string" || message.length > this.longestMessage) {
      socket.close(TOO_MANY);
      return false;
    }
    socket.serializeAttachment({ ...seat, at: isNewMinute ? Date.now() : seat.at, hits });
    return true;
  }

  protected seatOf(socket: WebSocket): Own {
    return socket.deserializeAttachment() as Own;
  }

  protected open(): WebSocket[] {
    return this.ctx.getWebSockets().filter((socket) => socket.readyState === WebSocket.OPEN);
  }

  protected send(message: object): void {
    const text = JSON.stringify(message);
    for (const socket of this.open()) socket.send(text);
  }
}

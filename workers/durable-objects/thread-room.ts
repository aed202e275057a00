import { Room, type Seat } from "./room.ts";

/**
 * Open pages of a thread of the forum: each new post is announced by its number. Pages fetch from D1 what they may see
 * of it.
 */
export class ThreadRoom extends Room<Seat> {
  protected override readonly mostSockets = 300;
  /** Readers have nothing to say. */
  protected override readonly mostHits = 5;
  /** A post announced between the Worker's read and the handshake; an eviction comes long after both. */
  #last = 0;

  /** A reader's handshake: the Worker has checked them and sets `ultimo`, the newest post it saw. */
  override async fetch(request: Request): Promise<Response> {
    const last = Number(new URL(request.url).searchParams.get("ultimo"));
    const accepted = await this.accept(request, {});
    if (!accepted) return new Response(null, { status: 429 });
    accepted.server.send(JSON.stringify({ last: Math.max(last, this.#last) }));
    return new Response(null, { status: 101, webSocket: accepted.client });
  }

  /** Announces a committed post. */
  notify(num: number): void {
    this.#last = Math.max(this.#last, num);
    this.send({ last: num });
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    this.counts(socket, message);
  }
}

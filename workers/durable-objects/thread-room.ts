import { Room } from "./room.ts";

/**
 * Open pages of a thread of the forum: each new post is announced by its number. Pages fetch from D1 what they may see
 * of it.
 */
export class ThreadRoom extends Room<object> {
  protected override readonly mostSockets = 300;
  /** A post announced between the Worker's read and the handshake; an eviction comes long after both. */
  #last = 0;

  /** Announces a committed post. */
  notify(num: number): void {
    this.#last = Math.max(this.#last, num);
    this.send({ last: num });
  }

  protected override seat(): object {
    return {};
  }

  /** `ultimo`: the newest post that the Worker saw. */
  protected override word(known: URLSearchParams) {
    return { last: Math.max(Number(known.get("ultimo")), this.#last) };
  }
}

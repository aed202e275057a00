import * as v from "valibot";
import { isBlockId } from "#app/features/notebooks/domain/block-ids.ts";
import { jsonIn, sentOrNull } from "#app/platform/requests/domain/sent-json.server.ts";
import { Room } from "./room.ts";

/** `block`: where they are, "" for nowhere. */
type Writer = { person: string; name: string; block: string };

const presence = v.object({ block: v.custom<string>(isBlockId) });

/** Who writes a notebook now: presence, and word of every commit. */
export class NotebookRoom extends Room<Writer> {
  protected override readonly mostSockets = 100;
  protected override readonly mostHits = 240;
  #changed = 0;

  /** Announces a commit: clients with an older version request the changes. */
  notify(changed: number): void {
    this.#changed = changed;
    this.send({ changed });
  }

  /** `{"block": id}`: where the writer is. */
  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    if (!this.counts(socket, message)) return;
    const block = sentOrNull(presence, jsonIn(message))?.block ?? "";
    socket.serializeAttachment({ ...this.seatOf(socket), block });
    this.#tellPresence();
  }

  /** `pessoa`, `nome`. */
  protected override seat(known: URLSearchParams): Writer {
    return { person: known.get("pessoa") ?? "", name: known.get("nome") ?? "", block: "" };
  }

  /** Who arrives requests the changes since the page was drawn. */
  protected override word() {
    return { ...this.#presence(), changed: this.#changed };
  }

  protected override async greet(socket: WebSocket): Promise<void> {
    socket.send(JSON.stringify(this.word()));
    this.#tellPresence();
  }

  protected override left(): void {
    this.#tellPresence();
  }

  #presence(): { people: Writer[] } {
    const people = this.open().map((socket) => {
      const { person, name, block } = this.seatOf(socket);
      return { person, name, block };
    });
    return { people };
  }

  #tellPresence(): void {
    this.send(this.#presence());
  }
}

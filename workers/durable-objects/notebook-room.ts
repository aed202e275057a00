import * as v from "valibot";
import { isBlockId } from "#app/features/notebooks/domain/block-ids.ts";
import { jsonIn, sentOrNull } from "#app/platform/requests/domain/sent-json.server.ts";
import { Room, type Seat } from "./room.ts";

/** A writer's seat. `block`: where they are, "" for nowhere. */
type WriterSeat = Seat & { person: string; name: string; block: string };

const presence = v.object({ block: v.custom<string>(isBlockId) });

/** Who writes a notebook now: presence, and word of every commit. */
export class NotebookRoom extends Room<WriterSeat> {
  protected override readonly mostSockets = 100;
  protected override readonly mostHits = 240;

  /** A writer's handshake: the Worker has checked them and sets `pessoa` and `nome`. */
  override async fetch(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url);
    const [person, name] = [searchParams.get("pessoa") ?? "", searchParams.get("nome") ?? ""];
    const accepted = await this.accept(request, { person, name, block: "" });
    if (!accepted) return new Response(null, { status: 429 });
    this.#tellPresence();
    return new Response(null, { status: 101, webSocket: accepted.client });
  }

  /** Announces a commit: clients with an older version request the changes. */
  notify(changed: number): void {
    this.send({ changed });
  }

  /** `{"block": id}`: where the writer is. */
  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    if (!this.counts(socket, message)) return;
    const block = sentOrNull(presence, jsonIn(message))?.block ?? "";
    socket.serializeAttachment({ ...this.seatOf(socket), block });
    this.#tellPresence();
  }

  override webSocketClose(): void {
    this.#tellPresence();
  }

  override webSocketError(): void {
    this.#tellPresence();
  }

  #tellPresence(): void {
    const people = this.open().map((socket) => {
      const { person, name, block } = this.seatOf(socket);
      return { person, name, block };
    });
    this.send({ people });
  }
}

import {
  ROOM,
  ROOM_ELSEWHERE,
  ROOM_FULL,
  type RoomPerson,
  type RoomRequest,
  type RoomWord,
} from "#app/features/mentoring/domain/room.ts";
import { readRoomRequest } from "#app/features/mentoring/domain/room-request.server.ts";
import { Room } from "./room.ts";

/** `person`: the account, which is not sent to the others. */
type Attendant = RoomPerson & { person: string };

/** Before the number of each person who came: their newest place. */
const PLACE = "place:";

function say(socket: WebSocket, word: RoomWord): void {
  socket.send(JSON.stringify(word));
}

/**
 * People in a meeting, and the signals by which their browsers connect. Sound and picture never pass through here;
 * nothing is stored.
 */
export class MeetingRoom extends Room<Attendant> {
  protected override readonly mostSockets = ROOM.people;
  protected override readonly mostHits = ROOM.hits;
  protected override readonly longestMessage = ROOM.signal + 500;

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    if (!this.counts(socket, message)) return;
    const asked = readRoomRequest(message);
    if (asked) this.#take(socket, asked);
  }

  /** `pessoa`, `nome`, `mentor`, `lugar`. */
  protected override seat(known: URLSearchParams): Attendant {
    const of = (name: string) => known.get(name) ?? "";
    const state = { hand: false, mic: false, camera: false, question: null };
    return {
      person: of("pessoa"),
      peer: of("lugar"),
      name: of("nome"),
      isMentor: of("mentor") === "1",
      ...state,
    };
  }

  protected override async refusal(known: URLSearchParams): Promise<Response | null> {
    const { peer, person } = this.seat(known);
    if (!(await this.#takePlace(peer, person))) return new Response(null, { status: 409 });
    // The same person is in one place: a connection that came back, or another device.
    for (const socket of this.open()) if (this.seatOf(socket).person === person) socket.close(ROOM_ELSEWHERE);
    return null;
  }

  /** A handshake's refusal cannot be read by a page, the reason of a closed socket can. */
  protected override full(): Response {
    const { 0: client, 1: server } = new WebSocketPair();
    server.accept();
    server.close(ROOM_FULL);
    return new Response(null, { status: 101, webSocket: client });
  }

  protected override async greet(): Promise<void> {
    this.#tellPeople();
  }

  protected override left(): void {
    this.#tellPeople();
  }

  /**
   * A place is reserved for the person who claimed it, also while they are away, so that signals to it reach no one
   * else.
   */
  async #takePlace(peer: string, person: string): Promise<boolean> {
    const places = await this.ctx.storage.list<string>({ prefix: PLACE });
    for (const [key, taken] of places) if (taken === peer && key !== PLACE + person) return false;
    await this.ctx.storage.put(PLACE + person, peer);
    return true;
  }

  #take(socket: WebSocket, asked: RoomRequest): void {
    const { peer, name, isMentor } = this.seatOf(socket);
    if ("signal" in asked) {
      const other = this.#socketOf(asked.to);
      if (other) say(other, { from: peer, signal: asked.signal });
    } else if ("say" in asked)
      this.send({ said: { name, text: asked.say, at: Date.now() } } satisfies RoomWord);
    else if ("mute" in asked) {
      const other = isMentor ? this.#socketOf(asked.mute) : undefined;
      if (other) say(other, { mutedBy: name });
    } else if ("question" in asked) this.#share(socket, asked.question);
    else {
      this.#change(socket, asked.state);
      this.#tellPeople();
    }
  }

  /** One question at a time. */
  #share(socket: WebSocket, question: string | null): void {
    for (const other of this.open()) if (this.seatOf(other).question) this.#change(other, { question: null });
    this.#change(socket, { question });
    this.#tellPeople();
  }

  #change(socket: WebSocket, changed: Partial<RoomPerson>): void {
    socket.serializeAttachment({ ...this.seatOf(socket), ...changed });
  }

  #socketOf(peer: string): WebSocket | undefined {
    return this.open().find((socket) => this.seatOf(socket).peer === peer);
  }

  #tellPeople(): void {
    const seats = this.open().map((socket) => this.seatOf(socket));
    // In the order they came: sockets have none of their own.
    seats.sort((one, other) => one.since - other.since || one.peer.localeCompare(other.peer));
    const people = seats.map(
      ({ peer, name, isMentor, hand, mic, camera, question }): RoomPerson => ({
        peer,
        name,
        isMentor,
        hand,
        mic,
        camera,
        question,
      }),
    );
    this.send({ people } satisfies RoomWord);
  }
}

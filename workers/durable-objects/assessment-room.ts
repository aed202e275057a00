import { Room, type Seat } from "./room.ts";

type AssessmentSeat = Seat & { person: number; isStaff: boolean };
/** `person`: to this student alone. */
type Message = { text: string; at: number; person?: number | null };

const MESSAGES = "messages";
const CLOSES = "closes";
/** Of a room: a few for each student of a class. */
const MOST_MESSAGES = 200;

function messagesFor(all: readonly Message[], reader: number): string {
  const own = all.filter(({ person }) => (person ?? reader) === reader);
  return JSON.stringify({ messages: own.map(({ text, at }) => ({ text, at })) });
}

/** People who sit or apply an assessment now: presence, events of every save, messages, times. D1 has the answers. */
export class AssessmentRoom extends Room<AssessmentSeat> {
  protected override readonly mostSockets = 2500;
  /** Clients send no messages here. */
  protected override readonly mostHits = 5;

  /** The Worker has checked them and sets `pessoa`, `equipe` and `fecha` (epoch seconds, or empty). */
  override async fetch(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url);
    const person = Number(searchParams.get("pessoa"));
    const isStaff = searchParams.get("equipe") === "1";
    const accepted = await this.accept(request, { person, isStaff });
    if (!accepted) return new Response(null, { status: 429 });
    await this.#closeAt(Number(searchParams.get("fecha")) * 1000);
    if (isStaff) accepted.server.send(this.#presence());
    else {
      const messages = (await this.ctx.storage.get<Message[]>(MESSAGES)) ?? [];
      accepted.server.send(messagesFor(messages, person));
      this.#tellStaff();
    }
    return new Response(null, { status: 101, webSocket: accepted.client });
  }

  /** A sitting was started, saved or submitted. */
  changed(): void {
    for (const socket of this.open())
      if (this.seatOf(socket).isStaff) socket.send(JSON.stringify({ changed: true }));
  }

  /** Another device of the person continues. */
  move(person: number, device: string): void {
    for (const socket of this.open())
      if (this.seatOf(socket).person === person) socket.send(JSON.stringify({ device }));
  }

  async say(message: Message): Promise<void> {
    const before = (await this.ctx.storage.get<Message[]>(MESSAGES)) ?? [];
    const messages = [...before, message].slice(-MOST_MESSAGES);
    await this.ctx.storage.put(MESSAGES, messages);
    for (const socket of this.open()) {
      const { person, isStaff } = this.seatOf(socket);
      if (!isStaff && (message.person ?? person) === person) socket.send(messagesFor(messages, person));
    }
  }

  changeTimes(): void {
    this.send({ times: true });
  }

  override async alarm(): Promise<void> {
    const closes = (await this.ctx.storage.get<number>(CLOSES)) ?? 0;
    if (closes > 0 && closes <= Date.now()) {
      await this.ctx.storage.delete(CLOSES);
      this.send({ times: true });
    }
    await super.alarm();
    if (closes > Date.now()) await this.#closeAt(closes);
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    this.counts(socket, message);
  }

  override webSocketClose(): void {
    this.#tellStaff();
  }

  override webSocketError(): void {
    this.#tellStaff();
  }

  /** The alarm rings no later than at the closing, in epoch milliseconds. */
  async #closeAt(closes: number): Promise<void> {
    if (closes <= Date.now()) return;
    await this.ctx.storage.put(CLOSES, closes);
    const alarm = await this.ctx.storage.getAlarm();
    if (alarm === null || alarm > closes) await this.ctx.storage.setAlarm(closes);
  }

  #presence(): string {
    const present = this.open().map((socket) => this.seatOf(socket));
    const online = present.filter(({ isStaff }) => !isStaff).map(({ person }) => person);
    return JSON.stringify({ online: [...new Set(online)] });
  }

  #tellStaff(): void {
    const text = this.#presence();
    for (const socket of this.open()) if (this.seatOf(socket).isStaff) socket.send(text);
  }
}

import { Room } from "./room.ts";

type Attendant = { person: number; isStaff: boolean };
/** `person`: to this student alone. */
type Message = { text: string; at: number; person?: number | null };

const MESSAGES = "messages";
const CLOSES = "closes";
/** Of a room: a few for each student of a class. */
const MOST_MESSAGES = 200;

function messagesFor(all: readonly Message[], reader: number) {
  const own = all.filter(({ person }) => (person ?? reader) === reader);
  return { messages: own.map(({ text, at }) => ({ text, at })) };
}

/** People who sit or apply an assessment now: presence, events of every save, messages, times. D1 has the answers. */
export class AssessmentRoom extends Room<Attendant> {
  protected override readonly mostSockets = 2500;

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
    const messages = [...(await this.#messages()), message].slice(-MOST_MESSAGES);
    await this.ctx.storage.put(MESSAGES, messages);
    for (const socket of this.open()) {
      const { person, isStaff } = this.seatOf(socket);
      if (!isStaff && (message.person ?? person) === person)
        socket.send(JSON.stringify(messagesFor(messages, person)));
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

  /** `pessoa`, `equipe`. */
  protected override seat(known: URLSearchParams): Attendant {
    return { person: Number(known.get("pessoa")), isStaff: known.get("equipe") === "1" };
  }

  /** `prova`: how a student's sitting stands; another one than before, and the page is read again. */
  protected override async word(known: URLSearchParams) {
    const { person, isStaff } = this.seat(known);
    if (isStaff) return { ...this.#presence(), changed: true };
    return { ...messagesFor(await this.#messages(), person), sitting: known.get("prova") };
  }

  /** `fecha`: epoch seconds, or empty. */
  protected override async greet(socket: WebSocket, known: URLSearchParams): Promise<void> {
    await this.#closeAt(Number(known.get("fecha")) * 1000);
    await super.greet(socket, known);
    if (!this.seatOf(socket).isStaff) this.#tellStaff();
  }

  protected override left(): void {
    this.#tellStaff();
  }

  async #messages(): Promise<Message[]> {
    return (await this.ctx.storage.get<Message[]>(MESSAGES)) ?? [];
  }

  /** The alarm rings no later than at the closing, in epoch milliseconds. */
  async #closeAt(closes: number): Promise<void> {
    if (closes <= Date.now()) return;
    await this.ctx.storage.put(CLOSES, closes);
    const alarm = await this.ctx.storage.getAlarm();
    if (alarm === null || alarm > closes) await this.ctx.storage.setAlarm(closes);
  }

  #presence() {
    const present = this.open().map((socket) => this.seatOf(socket));
    const online = present.filter(({ isStaff }) => !isStaff).map(({ person }) => person);
    return { online: [...new Set(online)] };
  }

  #tellStaff(): void {
    const text = JSON.stringify(this.#presence());
    for (const socket of this.open()) if (this.seatOf(socket).isStaff) socket.send(text);
  }
}

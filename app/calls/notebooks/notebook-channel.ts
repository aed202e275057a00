const FIRST_WAIT = 1500;
const LONGEST_WAIT = 30_000;
/** Milliseconds between pings: a phone's connection dies silently. */
const PING_MS = 50_000;

export type Present = { person: string; name: string; block: string };

type Listener = {
  address: string;
  /** Something changed, or may have while nobody listened. */
  onWord: () => void;
  onPeople: (people: Present[]) => void;
};

/** A writer's ear in the notebook's room; while it is cut off, it says now and then that something may have changed. */
export class NotebookChannel {
  readonly #listener: Listener;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #ping: ReturnType<typeof setInterval>;
  #wait = FIRST_WAIT;
  #isOver = false;

  constructor(listener: Listener) {
    this.#listener = listener;
    this.#ping = setInterval(() => this.#send("ping"), PING_MS);
    this.#open();
  }

  /** Tells the others in which block one is. */
  at(block: string): void {
    this.#send(JSON.stringify({ block }));
  }

  /** The network is back: opens at once what waits to be opened again. */
  retry(): void {
    if (this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#open();
  }

  leave(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  #send(message: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(message);
  }

  #open(): void {
    if (this.#isOver) return;
    const { address, onWord, onPeople } = this.#listener;
    const url = new URL(address, window.location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      onWord();
    };
    socket.onmessage = ({ data }) => {
      if (data === "pong") return;
      const word = JSON.parse(String(data)) as { people?: Present[]; changed?: number };
      if (word.people) onPeople(word.people);
      if (word.changed) onWord();
    };
    socket.onclose = () => {
      if (this.#isOver) return;
      onPeople([]);
      this.#timer = setTimeout(() => {
        onWord();
        this.#open();
      }, this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }
}

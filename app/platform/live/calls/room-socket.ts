import { reconnectWait } from "../domain/channel-rules.ts";

const LONGEST_WAIT = 30_000;
/** Milliseconds between pings: a phone's connection dies silently. */
const PING_MS = 50_000;

type RoomListener<Word> = {
  address: string;
  onOpen: () => void;
  onWord: (word: Word) => void;
  /** Before each new attempt, too: something may have happened meanwhile. */
  onLost: () => void;
  /** Whether the room closed it for good, by its code. */
  isEnd?: (code: number) => boolean;
};

/** A socket to a room, reconnected after every loss until `leave`. */
export class RoomSocket<Word> {
  readonly #listener: RoomListener<Word>;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #ping: ReturnType<typeof setInterval>;
  #attempt = 0;
  #isOver = false;

  constructor(listener: RoomListener<Word>) {
    this.#listener = listener;
    this.#ping = setInterval(() => this.send("ping"), PING_MS);
    this.#open();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(message: string): void {
    if (this.isOpen) this.#socket?.send(message);
  }

  /** The network is back: reconnects at once. */
  retry(): void {
    if (this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#attempt = 0;
    this.#open();
  }

  leave(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  #open(): void {
    if (this.#isOver) return;
    const { address, onOpen, onWord, onLost, isEnd } = this.#listener;
    const url = new URL(address, window.location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      onOpen();
    };
    socket.onmessage = ({ data }) => {
      if (data !== "pong") onWord(JSON.parse(String(data)) as Word);
    };
    socket.onclose = ({ code }) => {
      if (this.#isOver) return;
      if (isEnd?.(code)) return this.leave();
      onLost();
      const wait = Math.min(reconnectWait(this.#attempt++, Math.random()), LONGEST_WAIT);
      this.#timer = setTimeout(() => {
        onLost();
        this.#open();
      }, wait);
    };
  }
}

import { closeCodes, reconnectWait } from "../domain/live-rules.ts";

/** Milliseconds between pings, and their timeout: a phone's connection dies silently. */
const PING_MS = 50_000;
/** Statuses with which a room refuses for good: no session, no right, no room. */
const REFUSALS: readonly (number | undefined)[] = [401, 403, 404];

export type LiveListener<Word> = {
  /** Of the socket, and of what is polled without one; called at each attempt. */
  address: () => string;
  /** Milliseconds between polls without a socket; null: this room is of no use without one. */
  pollMs: number | null;
  /** False with data saving: only polls. */
  socketAllowed?: boolean;
  onWord: (word: Word) => void;
  /** A socket is open, before its first word. */
  onOpen?: () => void;
  /** Neither a socket nor a poll reaches the room now. */
  onLost?: () => void;
  /** It is over: a status that refuses, a code of `finalCodes`, or 0 after `mostFailures`. */
  onEnd?: (why: number) => void;
  finalCodes?: readonly number[];
  /** Failed polls in a row after which it is over; by default never. */
  mostFailures?: number;
};

type LiveSocket = { send: (text: string) => void; close: () => void };
type SocketEvents = { onMessage: (text: string) => void; onClose: (code: number) => void };

/** What it uses of a browser. */
export type LiveBrowser = {
  /** Null where there are no sockets. */
  open: (address: string, events: SocketEvents) => LiveSocket | null;
  fetch: (address: string) => Promise<Response>;
  /** Returns how to cancel. */
  after: (milliseconds: number, work: () => void) => () => void;
  on: (event: "online" | "pageshow" | "pagehide", work: () => void) => () => void;
  /** 0 to 1. */
  random: () => number;
  isVisible: () => boolean;
};

const ownBrowser: LiveBrowser = {
  open(address, { onMessage, onClose }) {
    if (!("WebSocket" in window)) return null;
    const url = new URL(address, window.location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    socket.onmessage = ({ data }) => onMessage(String(data));
    socket.onclose = ({ code }) => onClose(code);
    return socket;
  },
  fetch: (address) => fetch(address),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  on(event, work) {
    window.addEventListener(event, work);
    return () => window.removeEventListener(event, work);
  },
  random: () => Math.random(),
  isVisible: () => document.visibilityState === "visible",
};

const nothing = () => undefined;

/**
 * A page's connection to a room until `leave`: a socket that comes back after every loss, and polls for the same words
 * while there is none.
 */
export class LiveRoom<Word> {
  readonly #listener: () => LiveListener<Word>;
  readonly #browser: LiveBrowser;
  readonly #unlisten: (() => void)[];
  #socket: LiveSocket | null = null;
  /** The socket has said its first word. */
  #isLive = false;
  #isOver = false;
  #isResting = false;
  #isPinged = false;
  #attempt = 0;
  #failures = 0;
  #cancelRetry: () => void = nothing;
  #polling: { cancel: () => void } | null = null;
  #cancelPing: () => void = nothing;

  /** `listener` is called at each use: pages give what they are at that moment. */
  constructor(listener: () => LiveListener<Word>, browser: LiveBrowser = ownBrowser) {
    this.#listener = listener;
    this.#browser = browser;
    this.#unlisten = [
      browser.on("online", () => this.retry()),
      browser.on("pageshow", () => this.retry()),
      browser.on("pagehide", () => this.#rest()),
    ];
    this.#connect();
  }

  send(message: object): void {
    if (this.#isLive) this.#socket?.send(JSON.stringify(message));
  }

  /** The network is back: reconnects at once. */
  retry(): void {
    if (this.#isOver || this.#socket) return;
    this.#attempt = 0;
    this.#connect();
  }

  leave(): void {
    this.#isOver = true;
    for (const stop of this.#unlisten) stop();
    this.#rest();
  }

  #end(why: number): void {
    this.leave();
    this.#listener().onEnd?.(why);
  }

  /** A page with an open socket cannot enter the back/forward cache. */
  #rest(): void {
    this.#isResting = true;
    this.#cancelRetry();
    this.#stopPolling();
    this.#drop();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#isLive = false;
    this.#cancelPing();
    socket?.close();
  }

  #connect(): void {
    if (this.#isOver) return;
    this.#isResting = false;
    this.#cancelRetry();
    this.#pollAfter(this.#listener().pollMs);
    const { address, socketAllowed = true } = this.#listener();
    if (!socketAllowed) return;
    const socket = this.#browser.open(address(), {
      onMessage: (text) => this.#hear(socket, text),
      onClose: (code) => this.#lose(socket, code),
    });
    this.#socket = socket;
  }

  #hear(socket: LiveSocket | null, text: string): void {
    if (!socket || this.#socket !== socket) return;
    this.#isPinged = false;
    if (text === "pong") return;
    if (!this.#isLive) {
      this.#isLive = true;
      this.#attempt = 0;
      this.#stopPolling();
      this.#ping(socket);
      this.#listener().onOpen?.();
    }
    this.#listener().onWord(JSON.parse(text) as Word);
  }

  #ping(socket: LiveSocket): void {
    this.#cancelPing = this.#browser.after(PING_MS, () => {
      if (this.#isPinged) return this.#lose(socket, closeCodes.serverError);
      this.#isPinged = true;
      socket.send("ping");
      this.#ping(socket);
    });
  }

  #lose(socket: LiveSocket | null, code: number): void {
    if (!socket || this.#socket !== socket) return;
    const wasLive = this.#isLive;
    this.#isPinged = false;
    this.#drop();
    const { finalCodes = [], onLost, pollMs } = this.#listener();
    if (finalCodes.includes(code)) {
      this.#end(code);
      return;
    }
    if (wasLive || pollMs === null) onLost?.();
    // Only a poll can report why a handshake was refused.
    else if (this.#attempt === 0) this.#pollAtOnce();
    const isEnded = code === closeCodes.ended;
    // A tab that signs out has a second to navigate.
    if (isEnded) this.#attempt = Math.max(this.#attempt, 1);
    const wait = reconnectWait(this.#attempt++, this.#browser.random());
    this.#cancelRetry = this.#browser.after(wait, () => void this.#comeBack(isEnded));
  }

  /** Where a right ended, a poll checks first whether there is another. */
  async #comeBack(isEnded: boolean): Promise<void> {
    if (isEnded && this.#listener().pollMs !== null) await this.#poll();
    if (!this.#isResting && !this.#socket) this.#connect();
  }

  #pollAtOnce(): void {
    this.#stopPolling();
    this.#pollAfter(0);
  }

  #stopPolling(): void {
    this.#polling?.cancel();
    this.#polling = null;
  }

  #pollAfter(milliseconds: number | null): void {
    if (milliseconds === null || this.#polling) return;
    const polling = { cancel: nothing as () => void };
    this.#polling = polling;
    polling.cancel = this.#browser.after(milliseconds, async () => {
      if (this.#browser.isVisible()) await this.#poll();
      if (this.#polling !== polling) return;
      this.#polling = null;
      this.#pollAfter(this.#listener().pollMs);
    });
  }

  async #poll(): Promise<void> {
    const { address, onWord, onLost, mostFailures = Number.POSITIVE_INFINITY } = this.#listener();
    const response = await this.#browser.fetch(address()).catch(() => null);
    const word = response?.ok ? ((await response.json().catch(() => null)) as Word | null) : null;
    if (this.#isLive || this.#isResting) return;
    if (REFUSALS.includes(response?.status)) return this.#end(response?.status ?? 0);
    if (word !== null) {
      this.#failures = 0;
      return onWord(word);
    }
    this.#failures += 1;
    if (this.#failures >= mostFailures) this.#end(0);
    else onLost?.();
  }
}

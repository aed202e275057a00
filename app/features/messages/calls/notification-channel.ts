import {
  type ChannelEvent,
  type ChannelMessage,
  channelLimits,
  closeCodes,
  reconnectWait,
} from "#app/platform/live/domain/channel-rules.ts";

/** Milliseconds between pings, and their timeout. A phone's connection dies silently. */
const PING_MS = 50_000;

/** Milliseconds for a tab that signs out to navigate, before it checks its session. */
const LEAVING_MS = 1000;

export type ChannelListener = {
  /** A socket's address, or JSON for polling. */
  address: (lastEvent: number) => string;
  last: number;
  /** False with data saving: only polls. */
  socketAllowed: boolean;
  onEvents: (events: readonly ChannelEvent[]) => void;
  onInbox: () => void;
  /** The session ended or changed: the page must reload the viewer. */
  onSessionChange: () => void;
};

/** A socket with backoff and resume; meanwhile a poll per minute. Call `stop` when the person or page goes. */
export class NotificationChannel {
  #listener: ChannelListener;
  #last: number;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #stopped = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #poll: ReturnType<typeof setInterval> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;

  constructor(listener: ChannelListener) {
    this.#listener = listener;
    this.#last = listener.last;
    window.addEventListener("online", this.#comeBack);
    window.addEventListener("pageshow", this.#comeBack);
    window.addEventListener("pagehide", this.#rest);
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    window.removeEventListener("online", this.#comeBack);
    window.removeEventListener("pageshow", this.#comeBack);
    window.removeEventListener("pagehide", this.#rest);
    this.#rest();
  }

  readonly #comeBack = () => {
    if (this.#stopped || this.#socket) return;
    this.#attempt = 0;
    this.#connect();
  };

  /** A page with an open socket cannot enter the back/forward cache. */
  readonly #rest = () => {
    clearTimeout(this.#retry);
    clearInterval(this.#poll);
    clearInterval(this.#ping);
    this.#poll = undefined;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  };

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#stopped) return;
    this.#startPolling();
    if (!this.#listener.socketAllowed || !("WebSocket" in window)) return;
    const address = new URL(this.#listener.address(this.#last), window.location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#hear(socket, String(data));
    socket.onclose = ({ code }) => this.#lost(socket, code);
  }

  #hear(socket: WebSocket, text: string): void {
    if (this.#socket !== socket || text === "pong") {
      this.#waiting = false;
      return;
    }
    this.#attempt = 0;
    clearInterval(this.#poll);
    this.#poll = undefined;
    this.#keepAlive(socket);
    this.#take(JSON.parse(text) as ChannelMessage);
  }

  #waiting = false;

  #keepAlive(socket: WebSocket): void {
    clearInterval(this.#ping);
    this.#waiting = false;
    this.#ping = setInterval(() => {
      if (this.#waiting) return this.#lost(socket, closeCodes.serverError);
      this.#waiting = true;
      socket.send("ping");
    }, PING_MS);
  }

  #lost(socket: WebSocket, code: number): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    clearInterval(this.#ping);
    socket.close();
    if (this.#stopped) return;
    this.#startPolling();
    const isSession = code === closeCodes.sessionEnded || code === closeCodes.claimsChanged;
    const wait = isSession ? LEAVING_MS : reconnectWait(this.#attempt++, Math.random());
    this.#retry = setTimeout(() => void (isSession ? this.#askThenConnect() : this.#connect()), wait);
  }

  async #askThenConnect(): Promise<void> {
    await this.#ask();
    this.#connect();
  }

  #startPolling(): void {
    this.#poll ??= setInterval(() => {
      if (document.visibilityState === "visible") void this.#ask();
    }, channelLimits.pollSeconds * 1000);
  }

  /** Polls. A 401 is final: the server no longer knows this tab's session. */
  async #ask(): Promise<void> {
    const response = await fetch(this.#listener.address(this.#last)).catch(() => null);
    if (this.#stopped || !response) return;
    if (response.status === 401) {
      this.stop();
      this.#listener.onSessionChange();
      return;
    }
    const message = response.ok ? ((await response.json().catch(() => null)) as ChannelMessage | null) : null;
    if (message) this.#take(message);
  }

  #take({ events, last, inbox }: ChannelMessage): void {
    if (inbox) this.#listener.onInbox();
    this.#last = Math.max(this.#last, last);
    if (events.length > 0) this.#listener.onEvents(events);
  }
}

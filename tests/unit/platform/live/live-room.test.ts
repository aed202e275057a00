import { beforeEach, describe, expect, it } from "vitest";
import { type LiveBrowser, type LiveListener, LiveRoom } from "#app/platform/live/calls/live-room.ts";
import { closeCodes } from "#app/platform/live/domain/live-rules.ts";

const ADDRESS = "/uma/sala";
const POLL = 60_000;

type Word = { n: number };

type Events = Parameters<LiveBrowser["open"]>[1];

/** The part of a socket that the client uses. */
class FakeSocket {
  readonly #events: Events;
  readonly sent: string[] = [];
  isClosed = false;
  constructor(events: Events) {
    this.#events = events;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.isClosed = true;
  }
  hear(word: Word | "pong"): void {
    this.#events.onMessage(typeof word === "string" ? word : JSON.stringify(word));
  }
  lose(code = 1006): void {
    this.#events.onClose(code);
  }
}

/** A browser whose time passes by `pass`, whose dice shows the highest number, and whose server replies by `reply`. */
class FakeBrowser implements LiveBrowser {
  now = 0;
  visible = true;
  hasSockets = true;
  reply: () => Response | null = () => null;
  readonly sockets: FakeSocket[] = [];
  readonly polls: number[] = [];
  readonly #timers = new Set<{ at: number; work: () => void }>();
  readonly #listeners = new Map<string, Set<() => void>>();

  open = (_address: string, events: Events) => {
    if (!this.hasSockets) return null;
    const socket = new FakeSocket(events);
    this.sockets.push(socket);
    return socket;
  };
  fetch = async (): Promise<Response> => {
    this.polls.push(this.now);
    const response = this.reply();
    if (!response) throw new TypeError("no network");
    return response;
  };
  after = (milliseconds: number, work: () => void) => {
    const timer = { at: this.now + milliseconds, work };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  };
  on = (event: string, work: () => void) => {
    const all = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, all.add(work));
    return () => void all.delete(work);
  };
  random = () => 1;
  isVisible = () => this.visible;

  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error("no socket");
    return last;
  }
  get waiting(): number {
    return this.#timers.size;
  }
  tell(event: "online" | "pageshow" | "pagehide"): void {
    for (const work of this.#listeners.get(event) ?? []) work();
  }
  /** Lets time pass, and every reply arrive. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    for (;;) {
      const [next] = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.now = next.at;
      this.#timers.delete(next);
      next.work();
      await settled();
    }
    this.now = end;
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

const says = (word: Word) => () => Response.json(word);
const refuses = (status: number) => () => new Response(null, { status });

let browser: FakeBrowser;
let heard: (number | string)[];

function follow(wishes: Partial<LiveListener<Word>> = {}): LiveRoom<Word> {
  const listener = {
    address: () => ADDRESS,
    pollMs: POLL,
    onWord: ({ n }: Word) => void heard.push(n),
    onOpen: () => void heard.push("open"),
    onLost: () => void heard.push("lost"),
    onEnd: (why: number) => void heard.push(`end ${why}`),
    ...wishes,
  };
  return new LiveRoom<Word>(() => listener, browser);
}

beforeEach(() => {
  browser = new FakeBrowser();
  heard = [];
});

describe("with a socket", () => {
  it("receives every word, and does not poll", async () => {
    follow();
    browser.socket.hear({ n: 1 });
    browser.socket.hear({ n: 2 });
    for (let turn = 0; turn < 10; turn += 1) {
      await browser.pass(50_000);
      browser.socket.hear("pong");
    }
    expect(heard).toEqual(["open", 1, 2]);
    expect(browser.polls).toEqual([]);
  });

  it("sends only while it is open", () => {
    const room = follow();
    room.send({ block: "a" });
    browser.socket.hear({ n: 1 });
    room.send({ block: "b" });
    expect(browser.socket.sent).toEqual(['{"block":"b"}']);
  });

  it("pings, and takes silence for a loss", async () => {
    follow();
    const { socket } = browser;
    socket.hear({ n: 1 });
    await browser.pass(50_000);
    expect(socket.sent).toEqual(["ping"]);
    socket.hear("pong");
    await browser.pass(50_000);
    expect(socket.sent).toEqual(["ping", "ping"]);
    expect(heard).toEqual(["open", 1]);
    await browser.pass(50_000);
    expect(socket.isClosed).toBe(true);
    expect(heard).toEqual(["open", 1, "lost"]);
  });

  it("comes back after a loss, the first time within a second", async () => {
    follow();
    browser.socket.hear({ n: 1 });
    browser.socket.lose();
    await browser.pass(999);
    expect(browser.sockets).toHaveLength(1);
    await browser.pass(1);
    expect(browser.sockets).toHaveLength(2);
    browser.socket.hear({ n: 2 });
    expect(heard).toEqual(["open", 1, "lost", "open", 2]);
    expect(browser.polls).toEqual([]);
  });

  it("waits ever longer, half a minute at most, and at once when the network is back", async () => {
    follow();
    const opened: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      opened.push(browser.now);
      browser.socket.lose();
      const before = browser.sockets.length;
      while (browser.sockets.length === before) await browser.pass(500);
    }
    const waits = opened.slice(1).map((at, index) => at - (opened[index] ?? 0));
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    browser.socket.lose();
    const { length } = browser.sockets;
    browser.tell("online");
    expect(browser.sockets).toHaveLength(length + 1);
  });

  it("ends with a final code, and comes back after any other", () => {
    follow({ finalCodes: [4010] });
    browser.socket.hear({ n: 1 });
    browser.socket.lose(4010);
    expect(heard).toEqual(["open", 1, "end 4010"]);
    expect(browser.waiting).toBe(0);
  });
});

describe("where sockets fail", () => {
  it("polls at once for the same words, then in the room's own pauses, while it goes on trying", async () => {
    browser.reply = says({ n: 7 });
    follow();
    browser.socket.lose();
    await browser.pass(0);
    expect(heard).toEqual([7]);
    let isOver = false;
    while (!isOver) {
      browser.socket.lose();
      await browser.pass(500);
      isOver = browser.now > 2 * POLL;
    }
    expect(browser.polls).toEqual([0, POLL, 2 * POLL]);
    expect(browser.sockets.length).toBeGreaterThan(5);
    browser.socket.hear({ n: 8 });
    await browser.pass(40_000);
    expect(browser.polls).toHaveLength(3);
  });

  it("polls where a handshake hangs, and where there are no sockets or the page saves data", async () => {
    browser.reply = says({ n: 7 });
    follow();
    browser.hasSockets = false;
    follow();
    browser.hasSockets = true;
    follow({ socketAllowed: false });
    expect(browser.sockets).toHaveLength(1);
    await browser.pass(POLL);
    expect(heard).toEqual([7, 7, 7]);
  });

  it("does not poll while the page is hidden", async () => {
    browser.reply = says({ n: 7 });
    follow({ socketAllowed: false });
    browser.visible = false;
    await browser.pass(3 * POLL);
    expect(browser.polls).toEqual([]);
    browser.visible = true;
    await browser.pass(POLL);
    expect(heard).toEqual([7]);
  });

  it("is lost while polls fail, too, and over after as many as were allowed", async () => {
    follow({ socketAllowed: false, mostFailures: 3 });
    await browser.pass(3 * POLL);
    expect(heard).toEqual(["lost", "lost", "end 0"]);
    await browser.pass(3 * POLL);
    expect(browser.polls).toHaveLength(3);
  });

  it("counts failures in a row", async () => {
    follow({ socketAllowed: false, mostFailures: 2 });
    await browser.pass(POLL);
    browser.reply = says({ n: 1 });
    await browser.pass(POLL);
    browser.reply = refuses(503);
    await browser.pass(POLL);
    expect(heard).toEqual(["lost", 1, "lost"]);
  });

  it("a room of no use without a socket is lost, and tried again", async () => {
    follow({ pollMs: null });
    browser.socket.lose();
    await browser.pass(1000);
    expect(heard).toEqual(["lost"]);
    expect(browser.polls).toEqual([]);
    expect(browser.sockets).toHaveLength(2);
  });
});

describe("when the right ended", () => {
  it.each([401, 403, 404])("it is over: the poll is refused with %d", async (status) => {
    browser.reply = refuses(status);
    follow();
    browser.socket.hear({ n: 1 });
    browser.socket.lose(closeCodes.ended);
    await browser.pass(1999);
    expect(browser.polls).toEqual([]);
    await browser.pass(10 * POLL);
    expect(heard).toEqual(["open", 1, "lost", `end ${status}`]);
    expect(browser.sockets).toHaveLength(1);
    expect(browser.waiting).toBe(0);
  });

  it("who still may enter receives what was missed, and is in again", async () => {
    browser.reply = says({ n: 2 });
    follow();
    browser.socket.hear({ n: 1 });
    browser.socket.lose(closeCodes.ended);
    await browser.pass(2000);
    expect(browser.sockets).toHaveLength(2);
    browser.socket.hear({ n: 3 });
    expect(heard).toEqual(["open", 1, "lost", 2, "open", 3]);
  });

  it("a refused handshake says nothing: a poll reports why", async () => {
    browser.reply = refuses(404);
    follow();
    browser.socket.lose();
    await browser.pass(0);
    expect(heard).toEqual(["end 404"]);
    expect(browser.waiting).toBe(0);
  });
});

describe("a page that goes", () => {
  it("closes its socket for the back/forward cache, and opens one when it is shown again", async () => {
    follow();
    const first = browser.socket;
    first.hear({ n: 1 });
    browser.tell("pagehide");
    expect([first.isClosed, browser.waiting]).toEqual([true, 0]);
    first.lose();
    await browser.pass(10 * POLL);
    expect(browser.sockets).toHaveLength(1);
    browser.tell("pageshow");
    browser.socket.hear({ n: 2 });
    expect(heard).toEqual(["open", 1, "open", 2]);
  });

  it("polls once in a pause after it came back in the middle of a poll", async () => {
    browser.reply = says({ n: 7 });
    follow({ socketAllowed: false });
    const passing = browser.pass(POLL);
    browser.tell("pagehide");
    browser.tell("pageshow");
    await passing;
    await browser.pass(3 * POLL);
    expect(browser.polls).toEqual([POLL, 2 * POLL, 3 * POLL, 4 * POLL]);
  });

  it("receives nothing after it left, whatever was on its way", async () => {
    browser.reply = says({ n: 7 });
    const room = follow();
    browser.socket.lose();
    const passing = browser.pass(0);
    room.leave();
    await passing;
    browser.tell("online");
    browser.tell("pageshow");
    await browser.pass(10 * POLL);
    expect([heard, browser.sockets.length, browser.waiting]).toEqual([[], 1, 0]);
  });
});

import { evictDurableObject } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { forumPaths } from "#app/features/forum/paths.ts";
import { bindings } from "#tests/support/bindings.ts";
import { givenWriter } from "#tests/support/commenting.ts";
import { door } from "#tests/support/door.ts";
import { actOn, answer, ask, threadOf } from "#tests/support/forum.ts";
import { givenQuestion, type StoredQuestion } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";
import { handshake, until } from "#tests/support/notification-tab.ts";

let question: StoredQuestion;
let asker: Known;
let helper: Known;

beforeAll(async () => {
  question = await givenQuestion();
  [asker, helper] = [await givenWriter(), await givenWriter()];
});

const join = (code: string, cookie?: string, headers: Record<string, string> = handshake) =>
  door.send(forumPaths.channel(code), { cookie, headers });

/** A reader's socket, and the numbers it was given. */
async function reading(code: string, person: Known) {
  const { webSocket: socket } = await join(code, person.cookie);
  if (!socket) throw new Error("the room did not open");
  const heard: number[] = [];
  const closed: number[] = [];
  socket.addEventListener("message", ({ data }) => {
    heard.push((JSON.parse(String(data)) as { last: number }).last);
  });
  socket.addEventListener("close", ({ code: reason }) => closed.push(reason));
  socket.accept();
  await until(() => heard.length > 0, "the first word of the room");
  return { socket, heard, closed };
}

async function roomOf(code: string) {
  const { num } = await threadOf(null, code);
  return bindings.THREAD_ROOM.get(bindings.THREAD_ROOM.idFromName(String(num)));
}

describe("the room of a thread (SEC-28)", () => {
  it("says the newest post at once, then every post that is there, and nothing else of it", async () => {
    const code = await ask(asker, question, "Como esta sala soube da resposta?");
    const { heard, socket } = await reading(code, asker);
    expect(heard).toEqual([(await threadOf(null, code)).newest]);
    const first = await answer(helper, code, "Pela sala, depois de guardada.");
    await until(() => heard.includes(first));
    const comment = await answer(asker, code, "Entendi.", { num: String(first) });
    await until(() => heard.includes(comment));
    expect((await threadOf(asker, code)).newest).toBe(comment);
    socket.close();
  });

  it("wakes up from an eviction with its readers, who miss nothing", async () => {
    const code = await ask(asker, question, "E se a sala cair no meio?");
    const { heard, socket } = await reading(code, asker);
    await evictDurableObject(await roomOf(code));
    const num = await answer(helper, code, "Ela acorda.");
    await until(() => heard.includes(num));
    socket.close();
  });

  it("opens to who may read the thread, from our page", async () => {
    const code = await ask(asker, question, "Quem pode ouvir esta dúvida?");
    const { opening } = await threadOf(null, code);
    const of = async (path: string, cookie?: string, headers?: Record<string, string>) =>
      (await join(path, cookie, headers)).status;
    expect(await of(code)).toBe(401);
    expect(await of(code, helper.cookie, { ...handshake, Origin: "https://mal.example" })).toBe(403);
    const polled = await join(code, helper.cookie, {});
    expect(await polled.json()).toEqual({ last: (await threadOf(null, code)).newest });
    expect(await of("00000000", helper.cookie)).toBe(404);
    expect(await of("nada", helper.cookie)).toBe(404);
    for (const reader of await Promise.all([1, 2, 3].map(() => givenKnown())))
      await actOn(reader, code, { intent: "report", num: String(opening?.num), reason: "spam" });
    expect(await of(code, helper.cookie)).toBe(404);
    expect(await of(code, asker.cookie)).toBe(101);
    expect(await of(code, (await givenKnown({ claims: ["moderator"] })).cookie)).toBe(101);
  });

  it("closes a reader who floods it, and is full at 300", async () => {
    const code = await ask(asker, question, "Quantas pessoas cabem aqui?");
    const { socket, closed } = await reading(code, asker);
    for (let sent = 0; sent < 6; sent++) socket.send("olá");
    await until(() => closed.length > 0);
    expect(closed).toEqual([4008]);
    const long = await reading(code, asker);
    long.socket.send("x".repeat(201));
    await until(() => long.closed.length > 0);
    const room = await roomOf(code);
    const upgrade = { headers: { Upgrade: "websocket" } };
    const sockets: (WebSocket | null)[] = [];
    const open = async () => {
      const { status, webSocket: seat } = await room.fetch("https://canal.invalid/?ultimo=1", upgrade);
      seat?.accept();
      sockets.push(seat);
      return status;
    };
    const statuses = await Promise.all(Array.from({ length: 301 }, open));
    expect(statuses.filter((status) => status === 101)).toHaveLength(300);
    expect((await join(code, helper.cookie)).status).toBe(429);
    for (const seat of sockets) seat?.close();
  });
});

describe("what is new in a thread", () => {
  it("is read after a number: answers with their comments, and comments on earlier answers apart", async () => {
    const code = await ask(asker, question, "O que chegou depois de mim?");
    const early = await answer(helper, code, "Uma resposta que já estava.");
    const loose = await answer(asker, code, "Um comentário depois.", { num: String(early) });
    const late = await answer(helper, code, "Outra resposta.");
    await answer(asker, code, "E um comentário nela.", { num: String(late) });
    const news = await threadOf(asker, code, `?apos=${early}`);
    expect(news.answers.map(({ num, replies }) => [num, replies.length])).toEqual([[late, 1]]);
    expect(news.loose.map(({ num }) => num)).toEqual([loose]);
    const more = await threadOf(asker, code, `?comentario=${early}&depois=${early}`);
    expect(more.named?.replies.map(({ num }) => num)).toEqual([loose]);
  });
});

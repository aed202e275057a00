import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deviceDatabase } from "#app/platform/drafts/calls/device-database.ts";
import { Outbox, type OutboxRules } from "#app/platform/drafts/calls/outbox.ts";
import { onOutboxSent } from "#app/platform/drafts/calls/outbox-events.ts";
import type { OutboxKinds } from "#app/platform/drafts/calls/outbox-kinds.ts";
import { CallRefused, CallUnanswered } from "#app/platform/requests/calls/call.ts";

type Change = OutboxKinds["track"]["payload"];
type Rules = OutboxRules<"track">;

const change = (subtopic: string, step = 1, track = "fisica"): Change => ({
  ...{ track, subtopic, step },
  ...{ checked: null, since: 0 },
});
const sentOf = ({ subtopic, step }: Change) => `${subtopic} ${step}`;

/** An outbox whose server is the test's: what `failing` names is cut or refused. */
function givenOutbox(rules: Partial<Rules> = {}) {
  let isAsked = () => undefined as undefined;
  const asked = new Promise<void>((done) => {
    isAsked = () => void done();
  });
  const seen = {
    sent: [] as string[],
    failing: new Map<string, Error>(),
    gate: Promise.resolve(),
    asked,
    isAsked,
  };
  const outbox = new Outbox<"track">({
    kind: "track",
    keyOf: ({ track, subtopic }) => `${track} ${subtopic}`,
    async send(changes) {
      seen.isAsked();
      await seen.gate;
      for (const each of changes) {
        const error = seen.failing.get(each.subtopic);
        if (error) throw error;
      }
      seen.sent.push(changes.map(sentOf).join(", "));
      return { track: "", subtopic: changes[0].subtopic, checks: [] };
    },
    ...rules,
  });
  const left = async () => (await outbox.waiting("ana")).map(sentOf);
  return { outbox, seen, left };
}

const cut = new CallUnanswered();
const refused = new CallRefused("REFUSED", "Não.");

beforeEach(async () => {
  vi.stubGlobal("window", new EventTarget());
  await (await deviceDatabase()).clear("outbox");
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("of one key", () => {
  it("the newest replaces what waits, and goes in its place in the order", async () => {
    const { outbox, seen } = givenOutbox();
    await outbox.put("ana", change("ondas", 1));
    await outbox.put("ana", change("luz", 1));
    await outbox.put("ana", change("ondas", 2));
    expect(await outbox.flush("ana")).toEqual({ sent: 2, left: 0 });
    expect(seen.sent).toEqual(["luz 1", "ondas 2"]);
  });

  it("both are merged where the kind says so", async () => {
    const { outbox, left } = givenOutbox({
      merged: (known, next) => ({ ...next, step: Math.max(known.step, next.step) }),
    });
    await outbox.put("ana", change("ondas", 5));
    await outbox.put("ana", change("ondas", 2));
    expect(await left()).toEqual(["ondas 5"]);
  });

  it("what is stored while the former is on its way is sent, too", async () => {
    const { outbox, seen, left } = givenOutbox();
    let answer = () => undefined as undefined;
    seen.gate = new Promise((done) => {
      answer = () => void done();
    });
    await outbox.put("ana", change("ondas", 1));
    const sending = outbox.flush("ana");
    await seen.asked;
    await outbox.put("ana", change("ondas", 2));
    answer();
    await sending;
    expect(await left()).toEqual(["ondas 2"]);
    await outbox.flush("ana");
    expect(seen.sent).toEqual(["ondas 1", "ondas 2"]);
  });
});

describe("of one queue", () => {
  const queueOf = ({ track }: Change) => track;

  it("all goes in the order it was stored, and nothing behind what is refused", async () => {
    const { outbox, seen, left } = givenOutbox({ queueOf });
    for (const each of ["a", "b", "c"]) await outbox.put("ana", change(each));
    await outbox.put("ana", change("d", 1, "quimica"));
    seen.failing.set("b", refused);
    expect(await outbox.flush("ana")).toEqual({ sent: 2, left: 2 });
    expect(seen.sent).toEqual(["a 1", "d 1"]);
    expect(await left()).toEqual(["b 1", "c 1"]);
    seen.failing.clear();
    await outbox.flush("ana");
    expect(seen.sent).toEqual(["a 1", "d 1", "b 1", "c 1"]);
  });

  it("a batch goes as one", async () => {
    const { outbox, seen } = givenOutbox({ queueOf, isBatch: true });
    for (const each of ["a", "b", "c"]) await outbox.put("ana", change(each));
    expect(await outbox.flush("ana")).toEqual({ sent: 3, left: 0 });
    expect(seen.sent).toEqual(["a 1, b 1, c 1"]);
  });

  it("no other request is made once one has no reply", async () => {
    const { outbox, seen, left } = givenOutbox();
    for (const each of ["a", "b", "c"]) await outbox.put("ana", change(each));
    seen.failing.set("b", cut);
    expect(await outbox.flush("ana")).toEqual({ sent: 1, left: 2 });
    expect(await left()).toEqual(["b 1", "c 1"]);
  });

  it("one tab at a time sends it: another one that flushes meanwhile leaves it", async () => {
    const { outbox, seen } = givenOutbox();
    let answer = () => undefined as undefined;
    seen.gate = new Promise((done) => {
      answer = () => void done();
    });
    await outbox.put("ana", change("ondas"));
    const first = outbox.flush("ana");
    await seen.asked;
    expect(await outbox.flush("ana")).toEqual({ sent: 0, left: 1 });
    const waiting = outbox.sendQueue("ana", "fisica ondas");
    answer();
    await first;
    expect(await waiting).toBe(true);
    expect(seen.sent).toEqual(["ondas 1"]);
  });
});

it("what is delivered goes before what waits, is stored until it has arrived, and throws as its sender does", async () => {
  const { outbox, seen, left } = givenOutbox();
  await outbox.put("ana", change("antes"));
  expect(await outbox.deliver("ana", change("agora"))).toMatchObject({ subtopic: "agora" });
  expect(await left()).toEqual(["antes 1"]);
  seen.failing.set("depois", cut);
  await expect(outbox.deliver("ana", change("depois"))).rejects.toBe(cut);
  seen.failing.set("nunca", refused);
  await expect(outbox.deliver("ana", change("nunca"))).rejects.toBe(refused);
  expect(await left()).toEqual(["antes 1", "depois 1", "nunca 1"]);
});

it("a device that stores nothing sends it all the same", async () => {
  const { outbox, seen } = givenOutbox();
  const db = await deviceDatabase();
  const full = vi.spyOn(db, "transaction").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await outbox.deliver("ana", change("ondas"));
  full.mockRestore();
  expect(seen.sent).toEqual(["ondas 1"]);
});

it("a reply that refuses for good deletes it, and is not counted", async () => {
  const { outbox, left } = givenOutbox({ isTaken: ({ subtopic }) => subtopic !== "ondas" });
  await outbox.put("ana", change("ondas"));
  await outbox.put("ana", change("luz"));
  expect(await outbox.flush("ana")).toEqual({ sent: 1, left: 0 });
  expect(await left()).toEqual([]);
});

it("is its person's, is deleted by its key, and reports what was sent", async () => {
  const { outbox, seen, left } = givenOutbox();
  const told: string[] = [];
  const quiet = onOutboxSent("track", ({ queue }) => told.push(queue));
  await outbox.put("bia", change("ondas", 9));
  await outbox.put("ana", change("ondas", 1));
  await outbox.put("ana", change("luz", 1));
  await outbox.delete("ana", "fisica luz");
  expect(await left()).toEqual(["ondas 1"]);
  await outbox.flush("ana");
  quiet();
  await outbox.flush("bia");
  expect([seen.sent, told]).toEqual([["ondas 1", "ondas 9"], ["fisica ondas"]]);
});

it("nothing is sent of a person whose device was released", async () => {
  const { outbox, seen, left } = givenOutbox();
  await outbox.put("ana", change("ondas"));
  vi.stubGlobal("localStorage", { getItem: () => "bia" });
  expect(await outbox.flush("ana")).toEqual({ sent: 0, left: 1 });
  vi.stubGlobal("localStorage", { getItem: () => "ana" });
  await outbox.flush("ana");
  expect([seen.sent, await left()]).toEqual([["ondas 1"], []]);
});

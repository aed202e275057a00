import "fake-indexeddb/auto";
import { deleteDB } from "idb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keptChoice } from "#app/features/accounts/calls/visitor-choice.ts";
import { markOutbox, typedMarks } from "#app/features/assessments/calls/mark-outbox.ts";
import { answerOutbox, pendingAnswer } from "#app/features/bank/calls/answer-outbox.ts";
import { essayOnDevice, unsentEssays } from "#app/features/essays/calls/essay-store.ts";
import { photoOutbox } from "#app/features/essays/hooks/photo-outbox.ts";
import { keptDrafts } from "#app/features/notebooks/calls/block-outbox.ts";
import { readingOutbox } from "#app/features/notebooks/calls/reading-marks.ts";
import { practiceOutbox, storedPractice } from "#app/features/practice/calls/practice-outbox.ts";
import { trackOutbox } from "#app/features/tracks/calls/progress-outbox.ts";
import { deviceDatabase } from "#app/platform/drafts/calls/device-database.ts";
import { countWaiting } from "#app/platform/drafts/calls/outbox.ts";
import { workOnDevice } from "#app/platform/drafts/calls/work-on-device.ts";
import { outboxSenders } from "#app/shell/hooks/outbox-senders.ts";
import { givenFormerDevice } from "./former-device.ts";

const ANA = "ana";
const item = (position: number, changedAt: number) => ({
  position,
  choice: "A",
  cut: "",
  marked: false,
  felt: null,
  answered: false,
  changedAt,
});
const head = (position: number, changedAt: number) => ({ position, timerFrom: null, changedAt });
const mark = { userId: ANA, address: "/correcao", levels: { c1: 2 }, decision: false };
const outline = { thesis: "", arguments: [], proposal: "" };
const essay = { userId: ANA, base: 3, outline, spent: 60, handIn: null, settles: false };
const photo = (name: string) => new Blob([name], { type: "image/jpeg" });

/** Something of everything that version 12 stored. */
const former = {
  answers: [
    { operationId: "segunda", userId: ANA, qid: "q2", userAnswer: "B", at: 2000 },
    { operationId: "primeira", userId: ANA, qid: "q1", userAnswer: "A", at: 3000 - 2000 },
    { operationId: "de-bia", userId: "bia", qid: "q1", userAnswer: "C", at: 500 },
  ],
  choices: [{ code: "q9", letter: "D", at: Date.now() }],
  practiceItems: [
    { key: "s1:0:20", userId: ANA, sessionId: "s1", item: item(0, 20) },
    { key: "s1:0:9", userId: ANA, sessionId: "s1", item: { ...item(0, 9), choice: "E" } },
    { key: "s2:4:7", userId: ANA, sessionId: "s2", item: item(4, 7) },
  ],
  practiceHeads: [
    { key: "s1:30", userId: ANA, sessionId: "s1", head: head(1, 30), endedAt: 30 },
    { key: "s1:25", userId: ANA, sessionId: "s1", head: head(0, 25), endedAt: null },
  ],
  practiceCopies: [{ key: "s1:question:0", userId: ANA, sessionId: "s1", question: { position: 0 } }],
  trackProgress: [
    {
      key: `${ANA} fisica ondas `,
      userId: ANA,
      change: { track: "fisica", subtopic: "ondas", step: 3, checked: null, since: 0 },
    },
  ],
  marks: [
    { key: "/caderno secao", userId: ANA, address: "/caderno", section: "secao", block: "b1", ended: true },
  ],
  openMarks: [
    { ...mark, key: `${ANA} 7`, answer: 7, comment: "Pronta.", ready: true },
    { ...mark, key: `${ANA} 8`, answer: 8, comment: "Ainda não", ready: false },
  ],
  blocks: [
    {
      key: `${ANA}:bloco`,
      userId: ANA,
      notebookId: "caderno",
      draft: {
        blockId: "bloco",
        kind: "text",
        revision: 2,
        source: "Meu.",
        operation: "op",
        sent: [],
        isNew: null,
        at: 1,
      },
    },
  ],
  essays: [
    { ...essay, key: `${ANA} e1`, id: "e1", text: "Sem enviar.", sent: false },
    { ...essay, key: `${ANA} e2`, id: "e2", text: "Enviada.", sent: true },
  ],
  essayPhotos: [
    { key: "f2", userId: ANA, essay: "e1", at: 20, photo: photo("dois") },
    { key: "f1", userId: ANA, essay: "e1", at: 10, photo: photo("um") },
    {
      key: "f3",
      userId: ANA,
      essay: "folhas t1",
      at: 5,
      photo: photo("três"),
      sheet: { person: null, name: "IMG" },
    },
  ],
  gradings: [
    {
      key: `${ANA} /redacao/5`,
      userId: ANA,
      address: "/redacao/5",
      revision: 4,
      draft: { status: "normal", grades: [40], details: [[]], marks: [], comments: ["x"] },
    },
  ],
  drafts: [{ key: `campo:${ANA}:duvida`, at: Date.now(), draft: { text: "Como?", base: "" } }],
  names: [{ key: "device", value: "este" }],
};

type Asked = { address: string; body: string };
const replies: Record<string, unknown> = {
  answerQuestion: { result: [true, { correct: true }] },
  savePractice: { result: [true, { ended: false }] },
  saveTrackProgress: { result: [true, { step: 3, checks: [], waits: false }] },
};

/** A server that accepts everything; the requests it got. */
function givenServer(): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (address: string, { body }: { body: BodyInit }) => {
    asked.push({ address, body: body instanceof FormData ? [...body.keys()].join() : String(body) });
    const reply = replies[address.split("/").at(-1) ?? ""] ?? {
      done: true,
      message: null,
      problems: {},
      values: {},
    };
    return new Response(JSON.stringify(reply));
  });
  return asked;
}

beforeEach(async () => {
  vi.stubGlobal("window", new EventTarget());
  // Files share a process: one before may have left its database.
  await deleteDB("farol");
  await givenFormerDevice(former);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteDB("farol");
});

async function kindsOf(userId: string): Promise<Record<string, number>> {
  const kinds = ["answer", "practice", "track", "mark", "reading", "photo", "sheet"] as const;
  const counts = await Promise.all(kinds.map((kind) => countWaiting(userId, kind)));
  return Object.fromEntries(kinds.map((kind, at) => [kind, counts[at] ?? 0]));
}

it("what a device of version 12 holds is moved, whole and once, and is sent", async () => {
  const asked = givenServer();
  expect(await kindsOf(ANA)).toEqual({
    answer: 2,
    practice: 5,
    track: 1,
    mark: 1,
    reading: 1,
    photo: 2,
    sheet: 1,
  });
  expect(await kindsOf("bia")).toMatchObject({ answer: 1, practice: 0 });
  const db = await deviceDatabase();
  expect([db.version, ...db.objectStoreNames]).toEqual([13, "drafts", "names", "outbox", "practiceCopies"]);

  expect(await pendingAnswer(ANA, "q2")).toMatchObject({ operationId: "segunda", at: 2000 });
  const session = await storedPractice<object>({ userId: ANA, sessionId: "s1" });
  expect(session.items).toEqual([item(0, 20)]);
  expect(session).toMatchObject({ head: head(1, 30), endedAt: 30, questions: [{ position: 0 }] });
  expect((await photoOutbox.waiting(ANA, "e1")).map(({ id }) => id)).toEqual(["f1", "f2"]);
  expect(await photoOutbox.waiting(ANA, "e1").then(([one]) => one?.photo.text())).toBe("um");
  expect(await keptDrafts({ userId: ANA, notebookId: "caderno" })).toMatchObject([{ source: "Meu." }]);
  expect(await typedMarks.list(ANA, "/correcao ")).toMatchObject([{ answer: 8, comment: "Ainda não" }]);
  expect((await unsentEssays(ANA)).map(({ id }) => id)).toEqual(["e1"]);
  expect(await essayOnDevice(ANA, "e2")).toMatchObject({ text: "Enviada.", sent: true });
  const grading = workOnDevice<{ status: string }, number>({
    kind: "grading",
    userId: ANA,
    place: "/redacao/5",
  });
  expect(await grading.find()).toMatchObject({ revision: 4, content: { status: "normal" } });
  expect(await keptChoice("q9")).toBe("D");

  for (let twice = 0; twice < 2; twice++)
    for (const { load } of outboxSenders) expect((await (await load()).flush(ANA)).left).toBe(0);
  await photoOutbox.flush(ANA);
  expect(asked.map(({ address }) => address.replace(/\?.*/, ""))).toEqual([
    "/callable/answerQuestion",
    "/callable/answerQuestion",
    "/callable/savePractice",
    "/callable/savePractice",
    "/callable/saveTrackProgress",
    "/correcao",
    "/caderno",
    "/redacao/e1",
    "/redacao/e1",
  ]);
  expect(asked.slice(0, 2).map(({ body }) => JSON.parse(body).data.operationId)).toEqual([
    "primeira",
    "segunda",
  ]);
  expect(JSON.parse(asked[2]?.body ?? "").data).toMatchObject({ sessionId: "s2" });
  expect(JSON.parse(asked[3]?.body ?? "").data).toMatchObject({
    sessionId: "s1",
    endedAt: 30,
    items: [item(0, 20)],
  });
  expect(await kindsOf(ANA)).toEqual({
    answer: 0,
    practice: 0,
    track: 0,
    mark: 0,
    reading: 0,
    photo: 0,
    sheet: 1,
  });
  expect(await answerOutbox.waiting("bia")).toHaveLength(1);
});

it("a change under an old key replaces what was moved", async () => {
  const asked = givenServer();
  await trackOutbox.put(ANA, { track: "fisica", subtopic: "ondas", step: 2, checked: null, since: 0 });
  await readingOutbox.put(ANA, { address: "/caderno", section: "secao", block: "b2", ended: false });
  await markOutbox.put(ANA, {
    address: "/correcao",
    answer: 7,
    levels: {},
    comment: "Outra.",
    decision: false,
  });
  await practiceOutbox.put(ANA, { sessionId: "s1", item: item(0, 20) });
  expect(await kindsOf(ANA)).toMatchObject({ track: 1, reading: 1, mark: 1, practice: 5 });
  expect(await trackOutbox.waiting(ANA)).toMatchObject([{ step: 3 }]);
  expect(await readingOutbox.waiting(ANA)).toMatchObject([{ block: "b2", ended: true }]);
  expect(await markOutbox.waiting(ANA)).toMatchObject([{ comment: "Outra." }]);
  expect(asked).toEqual([]);
});

import { type Copy, type DraftPayloads, deviceDatabase } from "#app/platform/drafts/calls/device-database.ts";
import { isReleased } from "#app/platform/drafts/calls/device-owner.ts";
import type { QuestionTime } from "../domain/question-times.ts";
import type { PracticeHead, PracticeItem } from "../domain/session.ts";

type Owner = { userId: string; sessionId: string };

function keysOf(sessionId: string): IDBKeyRange {
  return IDBKeyRange.bound(`${sessionId}:`, `${sessionId}:\uffff`);
}

export function itemCopy(owner: Owner, item: PracticeItem): Copy {
  return { key: `${owner.sessionId}:item:${item.position}`, ...owner, item };
}

export function headCopy(owner: Owner, head: PracticeHead): Copy {
  return { key: `${owner.sessionId}:head`, ...owner, head };
}

function timeKey(sessionId: string, position: number): string {
  return `${sessionId}:time:${position}`;
}

/**
 * Stores display time; sent with the next change. In one transaction that begins at once: a release of the device is before it
 * and seen, or after it and deletes it.
 */
export async function storeTime(owner: Owner, time: QuestionTime): Promise<void> {
  const db = await deviceDatabase();
  if (isReleased(owner.userId)) return;
  const { store, done } = db.transaction("practiceCopies", "readwrite");
  const key = timeKey(owner.sessionId, time.position);
  const known = await store.get(key);
  const sent = known && "time" in known ? known.sent : 0;
  await store.put({ key, ...owner, time, sent });
  await done;
}

export async function recordSentTimes(owner: Owner, times: readonly QuestionTime[]): Promise<void> {
  const { store, done } = (await deviceDatabase()).transaction("practiceCopies", "readwrite");
  for (const { position, seconds } of times) {
    const known = await store.get(timeKey(owner.sessionId, position));
    if (known && "time" in known) await store.put({ ...known, sent: seconds });
  }
  await done;
}

function revisionKey(sessionId: string): string {
  return `${sessionId}:revision`;
}

export type KnownRevision = { revision: number; known: DraftPayloads["known"] | null };

/** The revision of a sitting that this device knows, and what the server has at it; 0 if none. */
export async function readRevision({ sessionId }: Owner): Promise<KnownRevision> {
  const copy = await (await deviceDatabase()).get("practiceCopies", revisionKey(sessionId));
  return copy && "revision" in copy
    ? { revision: copy.revision, known: copy.known ?? null }
    : { revision: 0, known: null };
}

export async function storeRevision(owner: Owner, { revision, known }: KnownRevision): Promise<void> {
  const db = await deviceDatabase();
  if (isReleased(owner.userId)) return;
  await db.put("practiceCopies", { key: revisionKey(owner.sessionId), ...owner, revision, known });
}

export async function copyQuestions(owner: Owner, questions: readonly { position: number }[]): Promise<void> {
  const db = await deviceDatabase();
  if (isReleased(owner.userId)) return;
  await Promise.all(
    questions.map((question) => {
      const key = `${owner.sessionId}:question:${question.position}`;
      return db.put("practiceCopies", { key, ...owner, question });
    }),
  );
}

/** `Question` is what `copyQuestions` was given. */
export async function copiedPractice<Question>({ userId, sessionId }: Owner) {
  const all = await (await deviceDatabase()).getAll("practiceCopies", keysOf(sessionId));
  const copies = all.filter((copy) => copy.userId === userId);
  return {
    items: copies.flatMap((copy) => ("item" in copy ? [copy.item] : [])),
    head: copies.flatMap((copy) => ("head" in copy ? [copy.head] : []))[0] ?? null,
    times: copies.flatMap((copy) => ("time" in copy ? [copy.time] : [])),
    /** Unknown to the server yet. */
    unsent: copies.flatMap((copy) => ("time" in copy && copy.time.seconds > copy.sent ? [copy.time] : [])),
    questions: copies.flatMap((copy) => ("question" in copy ? [copy.question as Question] : [])),
  };
}

/** Of one session, or all (null). Unsent changes stay. */
export async function deleteCopies(sessionId: string | null): Promise<void> {
  const db = await deviceDatabase();
  if (sessionId === null) await db.clear("practiceCopies");
  else await db.delete("practiceCopies", keysOf(sessionId));
}

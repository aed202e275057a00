import { type Copy, deviceDatabase } from "#app/calls/device-database.ts";
import type { PracticeHead, PracticeItem } from "#app/domain/practice/session.ts";

type Owner = { userId: string; sessionId: string };

function keysOf(sessionId: string): IDBKeyRange {
  return IDBKeyRange.bound(`${sessionId}:`, `${sessionId}:\uffff`);
}

/** The copy of an item: what was done last with a question, confirmed or not. */
export function itemCopy(owner: Owner, item: PracticeItem): Copy {
  return { key: `${owner.sessionId}:item:${item.position}`, ...owner, item };
}

export function headCopy(owner: Owner, head: PracticeHead): Copy {
  return { key: `${owner.sessionId}:head`, ...owner, head };
}

/** Copies questions as the page has them. */
export async function copyQuestions(owner: Owner, questions: readonly { position: number }[]): Promise<void> {
  const db = await deviceDatabase();
  await Promise.all(
    questions.map((question) => {
      const key = `${owner.sessionId}:question:${question.position}`;
      return db.put("practiceCopies", { key, ...owner, question });
    }),
  );
}

/** What this device has of a session. `Question` is what `copyQuestions` was given. */
export async function copiedPractice<Question>({ userId, sessionId }: Owner) {
  const all = await (await deviceDatabase()).getAll("practiceCopies", keysOf(sessionId));
  const copies = all.filter((copy) => copy.userId === userId);
  return {
    items: copies.flatMap((copy) => ("item" in copy ? [copy.item] : [])),
    head: copies.flatMap((copy) => ("head" in copy ? [copy.head] : []))[0] ?? null,
    questions: copies.flatMap((copy) => ("question" in copy ? [copy.question as Question] : [])),
  };
}

/** Takes the copies of a session off the device, or all of them. What waits to be sent stays. */
export async function forgetCopies(sessionId: string | null): Promise<void> {
  const db = await deviceDatabase();
  if (sessionId === null) await db.clear("practiceCopies");
  else await db.delete("practiceCopies", keysOf(sessionId));
}

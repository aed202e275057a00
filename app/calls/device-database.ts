import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { QuestionTime } from "#app/domain/practice/question-times.ts";
import type { PracticeHead, PracticeItem } from "#app/domain/practice/session.ts";

/** An answer given and not yet confirmed by the server. */
export type PendingAnswer = {
  operationId: string;
  userId: string;
  qid: string;
  userAnswer: string;
  at: number;
};

/** A change to one question of a session of practice, not yet confirmed by the server. Every change has a key of its own. */
export type KeptItem = { key: string; userId: string; sessionId: string; item: PracticeItem };

/** Where a person is in a session, and when they ended it (epoch milliseconds): not yet confirmed either. */
export type KeptHead = {
  key: string;
  userId: string;
  sessionId: string;
  head: PracticeHead;
  endedAt: number | null;
};

/**
 * What a session of practice needs to be opened without a network: what was done in it, confirmed or not, where the person is,
 * how long its questions were on the screen (`sent` is what the server knows of that), and the questions as the page had them.
 */
export type Copy = { key: string; userId: string; sessionId: string } & (
  | { item: PracticeItem }
  | { head: PracticeHead }
  | { question: object }
  | { time: QuestionTime; sent: number }
);

interface DeviceSchema extends DBSchema {
  answers: { key: string; value: PendingAnswer; indexes: { byUser: string } };
  practiceItems: { key: string; value: KeptItem; indexes: { byUser: string } };
  practiceHeads: { key: string; value: KeptHead; indexes: { byUser: string } };
  practiceCopies: { key: string; value: Copy };
}

let database: Promise<IDBPDatabase<DeviceSchema>> | null = null;

/** Lets go of the database, so that the next use opens it anew. */
function release(): void {
  database?.then((open) => open.close()).catch(() => undefined);
  database = null;
}

/**
 * What waits on this device. IndexedDB, because localStorage loses what was written just before the browser is killed
 * (security.md K11).
 */
export function deviceDatabase(): Promise<IDBPDatabase<DeviceSchema>> {
  database ??= openDB<DeviceSchema>("farol", 3, {
    upgrade: (db, before) => {
      if (before < 1)
        db.createObjectStore("answers", { keyPath: "operationId" }).createIndex("byUser", "userId");
      if (before < 2) {
        db.createObjectStore("practiceItems", { keyPath: "key" }).createIndex("byUser", "userId");
        db.createObjectStore("practiceHeads", { keyPath: "key" }).createIndex("byUser", "userId");
      }
      if (before < 3) db.createObjectStore("practiceCopies", { keyPath: "key" });
    },
    // A newer page in another tab must not wait for this one.
    blocking: release,
    terminated: release,
  });
  return database;
}

/** How much of a person's practice waits on this device. */
export async function waitingPractice(userId: string): Promise<number> {
  const db = await deviceDatabase();
  const counts = await Promise.all([
    db.countFromIndex("practiceItems", "byUser", userId),
    db.countFromIndex("practiceHeads", "byUser", userId),
  ]);
  return counts[0] + counts[1];
}

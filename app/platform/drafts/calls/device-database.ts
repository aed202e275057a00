import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** What features store, by what it is: each adds its own in `calls/ports.d.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: features merge into it.
export interface DraftPayloads {}

export type PendingAnswer = {
  operationId: string;
  userId: string;
  qid: string;
  userAnswer: string;
  at: number;
};

/** One unconfirmed change to a question of a session; each has a key of its own. */
export type StoredItem = {
  key: string;
  userId: string;
  sessionId: string;
  item: DraftPayloads["practiceItem"];
};

/** Position and end (epoch milliseconds), unconfirmed. */
export type StoredHead = {
  key: string;
  userId: string;
  sessionId: string;
  head: DraftPayloads["practiceHead"];
  endedAt: number | null;
};

/** A session for offline use: changes, position, display times (`sent`: known to the server), questions. */
export type Copy = { key: string; userId: string; sessionId: string } & (
  | { item: DraftPayloads["practiceItem"] }
  | { head: DraftPayloads["practiceHead"] }
  | { question: object }
  | { time: DraftPayloads["practiceTime"]; sent: number }
  | { revision: number; known?: DraftPayloads["known"] | null }
);

/** The answer of somebody without an account yet; `at` in epoch milliseconds. */
type VisitorChoice = { code: string; letter: string; at: number };

/** A notebook's text that the server has not confirmed. `key`: person and block. */
type StoredBlock = {
  key: string;
  userId: string;
  notebookId: string;
  draft: DraftPayloads["block"];
};

/** Where its reader was in a notebook, unconfirmed. `key`: address and section. */
export type StoredMark = {
  key: string;
  userId: string;
  address: string;
  section: string;
  block: string;
  ended: boolean;
};

/** A mark of an open answer that the server has not confirmed. `key`: person and answer. `ready`: to be sent. */
export type StoredOpenMark = {
  key: string;
  userId: string;
  address: string;
  answer: number;
  levels: Readonly<Record<string, number>>;
  comment: string;
  decision: boolean;
  ready: boolean;
};

/** How far its person is in a track, unconfirmed. `key`: person, subtopic, and the check that was ended, if any. */
export type StoredTrackProgress = { key: string; userId: string; change: DraftPayloads["trackProgress"] };
/**
 * A draft of an essay. `base`: the revision it was written over, or is, once `sent`; `handIn`: to be submitted;
 * `settles`: a conflict of two texts was resolved.
 */
export type StoredEssay = {
  key: string;
  userId: string;
  id: string;
  base: number;
  text: string;
  outline: DraftPayloads["outline"];
  spent: number;
  handIn: "text" | "photos" | null;
  settles: boolean;
  sent: boolean;
};

/** A photograph of an essay on its way. `key`: its id. `sheet`: of a stack that staff send; `person` null: unknown. */
export type StoredEssayPhoto = {
  key: string;
  userId: string;
  essay: string;
  at: number;
  photo: Blob;
  sheet?: { person: string | null; name: string };
};

/** A reading of an essay that the server has not confirmed. `key`: person and address; `revision`: it was written over. */
export type StoredGrading = {
  key: string;
  userId: string;
  address: string;
  revision: number;
  draft: DraftPayloads["grading"];
};

/** What is being typed and the server has not accepted. `key`: kind, person and place; `at`: epoch milliseconds. */
type StoredDraft = { key: string; at: number; draft: unknown };

interface DeviceSchema extends DBSchema {
  answers: { key: string; value: PendingAnswer; indexes: { byUser: string } };
  practiceItems: { key: string; value: StoredItem; indexes: { byUser: string } };
  practiceHeads: { key: string; value: StoredHead; indexes: { byUser: string } };
  practiceCopies: { key: string; value: Copy };
  choices: { key: string; value: VisitorChoice };
  blocks: { key: string; value: StoredBlock; indexes: { byUser: string } };
  marks: { key: string; value: StoredMark; indexes: { byUser: string } };
  openMarks: { key: string; value: StoredOpenMark; indexes: { byUser: string } };
  trackProgress: { key: string; value: StoredTrackProgress; indexes: { byUser: string } };
  essays: { key: string; value: StoredEssay; indexes: { byUser: string } };
  essayPhotos: { key: string; value: StoredEssayPhoto; indexes: { byUser: string } };
  gradings: { key: string; value: StoredGrading; indexes: { byUser: string } };
  drafts: { key: string; value: StoredDraft };
  names: { key: string; value: { key: string; value: string } };
}

let database: Promise<IDBPDatabase<DeviceSchema>> | null = null;

function release(): void {
  database?.then((open) => open.close()).catch(() => undefined);
  database = null;
}

/** Stores of what waits to be sent are read by person. */
const OF_PEOPLE = [
  "practiceItems",
  "practiceHeads",
  "blocks",
  "marks",
  "openMarks",
  "trackProgress",
  "gradings",
  "essays",
  "essayPhotos",
] as const;

function openStores(): Promise<IDBPDatabase<DeviceSchema>> {
  return openDB<DeviceSchema>("farol", 12, {
    upgrade: (db) => {
      const has = (name: (typeof db.objectStoreNames)[number]) => db.objectStoreNames.contains(name);
      if (!has("answers"))
        db.createObjectStore("answers", { keyPath: "operationId" }).createIndex("byUser", "userId");
      if (!has("choices")) db.createObjectStore("choices", { keyPath: "code" });
      for (const name of OF_PEOPLE)
        if (!has(name)) db.createObjectStore(name, { keyPath: "key" }).createIndex("byUser", "userId");
      for (const name of ["practiceCopies", "drafts", "names"] as const)
        if (!has(name)) db.createObjectStore(name, { keyPath: "key" });
    },
    // A newer page in another tab must not wait for this one.
    blocking: release,
    terminated: release,
  });
}

/** Where the browser refuses IndexedDB (strict settings, some WebViews): the same in memory, which ends with the page. */
async function openInMemory(): Promise<IDBPDatabase<DeviceSchema>> {
  await import("fake-indexeddb/auto");
  return openStores();
}

/** IndexedDB, because localStorage loses the last writes when the browser is killed (K11). */
export function deviceDatabase(): Promise<IDBPDatabase<DeviceSchema>> {
  // A browser without IndexedDB throws at once, a strict one later.
  database ??= Promise.resolve().then(openStores).catch(openInMemory);
  return database;
}

export async function waitingPractice(userId: string): Promise<number> {
  const db = await deviceDatabase();
  const counts = await Promise.all([
    db.countFromIndex("practiceItems", "byUser", userId),
    db.countFromIndex("practiceHeads", "byUser", userId),
  ]);
  return counts[0] + counts[1];
}

export async function waitingTracks(userId: string): Promise<number> {
  return (await deviceDatabase()).countFromIndex("trackProgress", "byUser", userId);
}

import { openDB } from "idb";

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
];

/** The database of a device as version 12 of it was, with rows by store. */
export async function givenFormerDevice(rows: Readonly<Record<string, readonly object[]>>): Promise<void> {
  const db = await openDB("farol", 12, {
    upgrade(created) {
      created.createObjectStore("answers", { keyPath: "operationId" }).createIndex("byUser", "userId");
      created.createObjectStore("choices", { keyPath: "code" });
      for (const name of OF_PEOPLE)
        created.createObjectStore(name, { keyPath: "key" }).createIndex("byUser", "userId");
      for (const name of ["practiceCopies", "drafts", "names"])
        created.createObjectStore(name, { keyPath: "key" });
    },
  });
  for (const [name, all] of Object.entries(rows)) for (const row of all) await db.put(name, row);
  db.close();
}

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, visit } from "./support/browser.ts";
import { rowsOnDevice } from "./support/device-store.ts";
import { openReader, storedOf } from "./support/ledger.ts";
import { emailOf, givenAccount, logIn } from "./support/people.ts";
import { codeOf, openQuestion, outcome } from "./support/question-page.ts";

/** The id of a person, as the browser's rows name them. */
function idOf(email: string): string {
  const reader = openReader();
  try {
    const row = reader.prepare("SELECT id FROM users WHERE email = ?").get(emailOf(email));
    return String(row?.id);
  } finally {
    reader.close();
  }
}

/** Replaces the browser's database by one of version 12, as the product made it then, with an answer and a typed text. */
function makeFormerDatabase(page: Page, userId: string, qid: string): Promise<void> {
  return page.evaluate(
    async ([owner, code]) => {
      const finished = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((done, failed) => {
          request.onsuccess = () => done(request.result);
          request.onerror = () => failed(request.error);
        });
      await finished(indexedDB.deleteDatabase("farol"));
      const opening = indexedDB.open("farol", 12);
      opening.onupgradeneeded = () => {
        const db = opening.result;
        const people =
          "practiceItems practiceHeads blocks marks openMarks trackProgress gradings essays essayPhotos";
        db.createObjectStore("answers", { keyPath: "operationId" }).createIndex("byUser", "userId");
        db.createObjectStore("choices", { keyPath: "code" });
        for (const name of people.split(" "))
          db.createObjectStore(name, { keyPath: "key" }).createIndex("byUser", "userId");
        for (const name of ["practiceCopies", "drafts", "names"])
          db.createObjectStore(name, { keyPath: "key" });
      };
      const db = await finished(opening);
      const writing = db.transaction(["answers", "essayPhotos", "drafts"], "readwrite");
      const operationId = "0123456789abcdef0123456789abcdef";
      const answer = { operationId, userId: owner, qid: code, userAnswer: "A", at: Date.now() };
      writing.objectStore("answers").put(answer);
      const photo = { key: "foto", userId: owner, essay: "r1", at: 1, photo: new Blob(["folha"]) };
      writing.objectStore("essayPhotos").put(photo);
      const draft = { key: `campo:${owner}:duvida`, at: Date.now(), draft: { text: "Como?", base: "" } };
      writing.objectStore("drafts").put(draft);
      await new Promise((done) => {
        writing.oncomplete = done;
      });
      db.close();
    },
    [userId, qid] as const,
  );
}

test("what a browser stored with the former version of its database is moved and sent, once", async () => {
  const page = await openPage();
  const email = givenAccount();
  const code = await openQuestion(page);
  expect(codeOf(page)).toBe(code);
  // A page without scripts, so that none has the database open.
  await page.goto(new URL("/licencas.txt", page.url()).href);
  await makeFormerDatabase(page, idOf(email), code);
  await logIn(page, email);
  await visit(page, `/q/${code}`);
  await outcome(page).waitFor();
  await page.reload();
  await outcome(page).waitFor();
  expect(storedOf(email, code)).toMatchObject({ answers: 1, attempts: 0 });
  const outbox = await rowsOnDevice(page, "outbox");
  expect(outbox.map(({ kind, queue }) => [kind, queue])).toEqual([["photo", "r1"]]);
  expect(await rowsOnDevice(page, "drafts")).toMatchObject([{ draft: { text: "Como?" } }]);
  const stores = await page.evaluate(async () => {
    const opening = indexedDB.open("farol");
    await new Promise((done) => {
      opening.onsuccess = done;
    });
    const names = [...opening.result.objectStoreNames];
    opening.result.close();
    return names;
  });
  expect(stores).toEqual(["drafts", "names", "outbox", "practiceCopies"]);
});

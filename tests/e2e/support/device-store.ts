import type { Page } from "playwright-core";

type Row = Record<string, unknown>;

/** Rows of a store of the page's database; none before the page has opened it. */
export function rowsOnDevice(page: Page, store: "outbox" | "drafts" | "practiceCopies"): Promise<Row[]> {
  return page.evaluate(async (name) => {
    const finished = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    // Opening it first would make an empty one.
    if (!(await indexedDB.databases()).some((each) => each.name === "farol")) return [];
    const database = await finished(indexedDB.open("farol"));
    const has = database.objectStoreNames.contains(name);
    const rows = has ? await finished(database.transaction(name).objectStore(name).getAll()) : [];
    database.close();
    return rows;
  }, store);
}

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, visit } from "./support/browser.ts";
import { signIn } from "./support/people.ts";
import { button, startFrom } from "./support/practice-page.ts";
import { GRADED } from "./support/question-page.ts";

type Device = {
  local: string[];
  session: string[];
  caches: string[];
  workers: number;
  /** Databases, and the stores with something in them. */
  databases: string[];
  stores: string[];
};

/** All storage of a browser for the product. */
function deviceOf(page: Page): Promise<Device> {
  return page.evaluate(async () => {
    const finished = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const stores: string[] = [];
    for (const name of names) {
      const database = await finished(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const count = await finished(database.transaction(store).objectStore(store).count());
        if (count > 0) stores.push(store);
      }
      database.close();
    }
    return {
      local: Object.keys(localStorage).sort(),
      session: Object.keys(sessionStorage).sort(),
      caches: (await caches.keys()).map((name) => name.replace(/:.*/, "")),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      databases: names,
      stores: stores.sort(),
    };
  });
}

async function signOut(page: Page): Promise<void> {
  await button(page, "Meu perfil").click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
  await page.getByRole("link", { name: "Entrar", exact: true }).first().waitFor();
}

test("signing out deletes everything of a person on the device (SEC-29)", async () => {
  const page = await openPage();
  await signIn(page, "horizonte-assistente", "/escolas/horizonte/gestao");
  await page
    .getByRole("checkbox", { name: /^Marcar / })
    .nth(1)
    .check();
  await page.getByRole("switch", { name: "Tema" }).click();
  await button(page, "Notificações").click();
  await page.keyboard.press("Escape");
  await visit(page, `/questoes?${GRADED}`);
  await startFrom(page, "Fazer como prova", 1);
  await page.getByText("abre sem internet").waitFor();
  // Whatever a later page stores under a name of its own goes, too.
  await page.evaluate(async () => {
    localStorage.setItem("farol-depois", "Bia Ramos");
    localStorage.setItem("notification-read-abc", "yes");
    sessionStorage.setItem("farol-depois", "Bia Ramos");
    await (await caches.open("farol-depois")).put("/depois", new Response("Bia Ramos"));
  });

  await expect.poll(async () => (await deviceOf(page)).local).toContain("farol-dono");
  const before = await deviceOf(page);
  expect(before.local).toEqual(
    expect.arrayContaining([
      "darkMode",
      "farol-depois",
      "farol-dono",
      "farol-praticar",
      "notification-read-abc",
    ]),
  );
  expect(before.session).toEqual(
    expect.arrayContaining(["farol-depois", "farol-recentes", "selecao-horizonte"]),
  );
  expect(before).toMatchObject({ workers: 1, databases: ["farol"] });
  expect(before.caches.sort()).toEqual(["farol-depois", "farol-praticar"]);
  expect(before.stores).toContain("practiceCopies");

  await signOut(page);
  // Choices of the device stay, without an owner; the visitor's own page is recent.
  const ofDevice =
    /^(?:darkMode|farol-dono|essential-cookies-only|consented-cookies|seen-\w[\w-]*|farol-cache:exam-globals)$/;
  await expect
    .poll(async () => {
      const { local, session, ...rest } = await deviceOf(page);
      const left = [...local, ...session.filter((key) => key !== "farol-recentes")];
      return { ...rest, left: left.filter((key) => !ofDevice.test(key)) };
    })
    .toEqual({ left: [], caches: [], workers: 0, databases: ["farol"], stores: [] });
  const held = await page.evaluate(() => [
    localStorage.getItem("farol-dono"),
    sessionStorage.getItem("farol-recentes"),
  ]);
  expect(held[0]).toBe("");
  expect(held[1] ?? '"owner":""').toContain('"owner":""');
});

test("a device whose person left without a page open is released when another one signs in", async () => {
  const page = await openPage();
  await signIn(page, "horizonte-aluna", "/questoes");
  await expect.poll(async () => (await deviceOf(page)).local).toContain("farol-dono");
  const owner = () => page.evaluate(() => localStorage.getItem("farol-dono"));
  const first = await owner();
  await page.evaluate(() => localStorage.setItem("farol-depois", "Bia Ramos"));
  // A page that is open would connect without them.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await signIn(page, "azambuja-aluna", "/questoes");
  await expect.poll(owner).not.toBe(first);
  expect((await deviceOf(page)).local).not.toContain("farol-depois");
});

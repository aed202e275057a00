import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { CUT_NETWORK, openPage, untilAtRest, untilReady, visit } from "./support/browser.ts";
import { givenAccount, logIn, signIn } from "./support/people.ts";
import { listedCodes, openQuestion } from "./support/question-page.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Busca rápida" });
const field = (page: Page) => palette(page).getByRole("combobox", { name: "Buscar páginas e questões" });
const chosen = (page: Page) => palette(page).getByRole("option", { selected: true });
const assistant = (page: Page) => page.getByRole("link", { name: "Abrir o FarolGPT" });

/** Opens the quick search by its keys, as soon as it listens. */
async function openByKeys(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press("ControlOrMeta+k");
      // Its code may be on the way: pressed again at once, the keys would close it.
      return palette(page)
        .waitFor({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        );
    })
    .toBe(true);
}

test("the quick search opens by its keys and leads to a page by the keyboard alone", async () => {
  const page = await openPage();
  await visit(page, "/questoes");
  // A page is among the recent ones once it is at rest, and the code that stores it has run.
  await page.waitForFunction(() => sessionStorage.getItem("farol-recentes")?.includes("Questões"));
  await openByKeys(page);
  expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.type("ajuda");
  await expect.poll(() => chosen(page).textContent()).toBe("Informações e Ajuda");
  const pointed = await field(page).getAttribute("aria-activedescendant");
  expect(await chosen(page).getAttribute("id")).toBe(pointed);
  await page.keyboard.press("ArrowDown");
  expect(await chosen(page).textContent()).not.toBe("Informações e Ajuda");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/sobre");
  await palette(page).waitFor({ state: "detached" });
  // A change of the address closes the search, after the page is painted: opened before that, it would close again.
  await page.waitForFunction(() => sessionStorage.getItem("farol-recentes")?.includes("/sobre"));

  await openByKeys(page);
  await palette(page)
    .getByRole("group", { name: "Recentes" })
    .getByRole("option", { name: "Questões" })
    .waitFor();
});

test("the quick search finds questions by words and by code, and gives the focus back", async () => {
  const page = await openPage({ screen: "phone" });
  await visit(page, "/questoes");
  const [code = ""] = await listedCodes(page);
  const button = page.getByRole("button", { name: "Abrir busca rápida" });
  await expect
    .poll(async () => {
      if (!(await palette(page).isVisible())) await button.tap();
      // Its code may be on the way: pressed again at once, the keys would close it.
      return palette(page)
        .waitFor({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        );
    })
    .toBe(true);
  await field(page).fill("energia");
  await palette(page)
    .getByRole("status")
    .filter({ hasText: /quest(ão|ões) encontradas?\./ })
    .waitFor();
  const questions = palette(page).getByRole("group", { name: "Questões" }).getByRole("option");
  expect(await questions.count()).toBe(6);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await palette(page).waitFor({ state: "detached" });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

  await openByKeys(page);
  await field(page).fill(code.toLowerCase());
  await chosen(page)
    .filter({ hasText: `Abrir a questão ${code}` })
    .click();
  await page.waitForURL(`**/q/${code}`);
});

test("the quick search says that it finds nothing, or that the network is gone, and covers no other dialog", async () => {
  const page = await openPage({ tolerated: CUT_NETWORK });
  await visit(page, "/questoes");
  await openByKeys(page);
  await field(page).fill("zzzqqqxxx");
  await palette(page).getByText("Nenhuma questão com essas palavras.").waitFor();
  await page.context().setOffline(true);
  await field(page).fill("velocidade");
  await palette(page).getByText("A busca de questões não respondeu.").waitFor();
  await page.keyboard.press("Escape");
  await page.context().setOffline(false);
  await page.getByRole("heading", { level: 1, name: "Questões" }).waitFor();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).waitFor();
  await page.keyboard.press("ControlOrMeta+k");
  await untilReady(page);
  expect(await palette(page).count()).toBe(0);
});

test("a cut network is announced, with the answers that wait, and its return too", async () => {
  const page = await openPage({ screen: "phone", tolerated: CUT_NETWORK });
  await logIn(page, givenAccount());
  await openQuestion(page, "/questoes?tipo=multipla-escolha&disciplina=biologia", 3);
  await untilAtRest(page);
  const banner = page.getByRole("status").filter({ hasText: "Você está sem conexão." });
  await page.context().setOffline(true);
  await banner.waitFor();
  await expectAccessible(page);
  await page.keyboard.press("a");
  await page.keyboard.press("Enter");
  await banner.filter({ hasText: "1 resposta guardada espera para ser enviada." }).waitFor();
  await page.context().setOffline(false);
  await page.getByText("Conexão de volta").waitFor();
  expect(await banner.count()).toBe(0);
  await page.getByText("Conexão de volta").waitFor({ state: "detached" });
});

/** Where the page's code is, by the name of its file. */
const codeOfPlans = /\/assets\/plans-[\w-]+\.js$/;
const MISSING_CODE = /net::ERR_FAILED|dynamically imported module|Error loading route module|status of 404/;

test("missing code reloads the page, at most once a minute; then the error page is shown (REL-14)", async () => {
  const page = await openPage({ tolerated: MISSING_CODE });
  await visit(page, "/questoes");
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route(codeOfPlans, (route) => route.abort());
  const plans = page.getByRole("contentinfo").getByRole("link", { name: "Planos" });
  const readAnew = page.waitForEvent("load");
  await plans.click();
  await readAnew;
  await untilReady(page);
  expect(documents).toEqual(["/questoes"]);

  await plans.click();
  await page.getByRole("heading", { level: 1, name: "Ocorreu um erro" }).waitFor();
  expect(documents).toEqual(["/questoes"]);

  // A minute later it is retried.
  await visit(page, "/questoes");
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(sessionStorage))
      if (key === "farol-reloaded-at") sessionStorage.setItem(key, String(Number(value) - 60_001));
  });
  documents.length = 0;
  const readOnceMore = page.waitForEvent("load");
  await plans.click();
  await readOnceMore;
  await untilReady(page);
  expect(documents).toEqual(["/questoes"]);
});

test("the button to the tutor is where it is required (R-SHELL-4), and not over the bar of a question", async () => {
  const page = await openPage({ screen: "phone" });
  await visit(page, "/questoes?tipo=multipla-escolha");
  await assistant(page).waitFor();
  await openQuestion(page, "/questoes?tipo=multipla-escolha");
  await untilAtRest(page);
  expect(await assistant(page).count()).toBe(0);
  for (const path of ["/sobre", "/welcome"]) {
    await visit(page, path);
    await untilAtRest(page);
    expect(await assistant(page).count(), path).toBe(0);
  }
});

test("a long wait shows the wave over everything, still under reduced motion, until it is over", async () => {
  const email = givenAccount("incomplete");
  const page = await openPage({ screen: "phone", tolerated: /status of 4\d\d/ });
  await signIn(page, email, "/completar-cadastro");
  let answer = (): void => undefined;
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route("**/completar-cadastro*", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  const overlay = page.getByRole("status").filter({ hasText: "Um instante…" });
  await page.getByRole("button", { name: "Vamos lá!" }).tap();
  await overlay.waitFor();
  const wave = overlay.locator("path[stroke=currentColor]");
  const drawn = await wave.getAttribute("d");
  expect(drawn?.split("L")).toHaveLength(126);
  await expectAccessible(page);
  expect(await wave.getAttribute("d")).toBe(drawn);
  answer();
  await overlay.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Vamos lá!" }).waitFor();
});

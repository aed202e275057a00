import { expect, test } from "vitest";
import { dialog } from "./support/account-page.ts";
import { CUT_NETWORK, openPage, untilReady, visit } from "./support/browser.ts";
import { cutScripts, holdScripts, saveData, untilRun } from "./support/held-scripts.ts";
import { banner, openUntouched } from "./support/overlay-page.ts";
import { givenAccount, logIn } from "./support/people.ts";
import {
  addressOfQuestion,
  alternative,
  alternativeRow,
  answerButton,
  codeOf,
  heading,
  outcome,
  questionLinks,
} from "./support/question-page.ts";

const menuButton = "Menu";

test("a visitor's page loads no script before the first touch on a device that saves data", async () => {
  const page = await openPage({ screen: "phone" });
  await saveData(page);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  for (const path of ["/", "/questoes", await addressOfQuestion(page, "/questoes"), "/provas-anteriores"])
    await page.goto(path, { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await page.getByRole("heading", { level: 1 }).tap({ force: true });
  await untilRun(page);
  expect(scripts.length).toBeGreaterThan(5);
});

test("an idle page of a visitor starts by itself, and a student's does on a device that saves data too", async () => {
  const idle = await openPage();
  await idle.goto("/questoes");
  await untilRun(idle);

  const page = await openPage();
  await saveData(page);
  await logIn(page, givenAccount());
  await page.goto("/questoes");
  await untilRun(page);
});

test("an alternative and the answer, both tapped before the scripts arrive, count once", async () => {
  const page = await openPage({ screen: "phone" });
  const { requested, release } = await holdScripts(page);
  const answers: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") answers.push(request.url());
  });
  await page.goto("/");
  const exams = page.getByRole("navigation", { name: "Questões por prova" });
  await exams.getByRole("link", { name: "ENEM", exact: true }).tap();
  await page.waitForURL("**/q/*?comeco=*");
  await alternativeRow(page, "B").tap();
  await expect.poll(() => alternative(page, "B").isChecked()).toBe(true);
  await answerButton(page).tap({ force: true });
  expect(await answerButton(page).isDisabled()).toBe(true);
  await expect.poll(requested).toBeGreaterThan(0);
  release();
  await outcome(page).waitFor();
  expect(answers.filter((url) => url.includes("/callable/")).length).toBe(1);
});

test("a text typed into the search before the scripts arrive stays, with its place, and is then completed", async () => {
  const page = await openPage();
  const { release } = await holdScripts(page);
  await page.goto("/questoes", { waitUntil: "commit" });
  const field = page.getByRole("searchbox", { name: "Buscar questões" });
  await field.click();
  await page.keyboard.type("velocidade");
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowLeft");
  release();
  await untilReady(page);
  expect(await field.inputValue()).toBe("velocidade");
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(7);
  await page.getByRole("option").or(page.getByRole("listbox")).first().waitFor();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.searchParams.get("q") === "velocidade");
});

test("a button pressed before the scripts arrive does its work once, by touch and by keyboard", async () => {
  const page = await openPage({ screen: "phone" });
  const touched = await holdScripts(page);
  await page.goto("/questoes");
  await page.getByRole("button", { name: menuButton, exact: true }).tap();
  touched.release();
  await dialog(page, menuButton).waitFor();

  const keys = await openPage();
  const typed = await holdScripts(keys);
  await keys.goto("/questoes");
  const theme = keys.getByRole("switch", { name: "Tema" });
  await theme.focus();
  await keys.keyboard.press("Enter");
  typed.release();
  await untilReady(keys);
  await expect.poll(() => theme.getAttribute("aria-checked")).toBe("true");
  expect(await theme.evaluate((button) => document.activeElement === button)).toBe(true);
});

test("keys of a question, pressed before the scripts arrive, are carried out in their order", async () => {
  const page = await openPage();
  const { release } = await holdScripts(page);
  await page.goto(await addressOfQuestion(page, "/questoes?tipo=multipla-escolha"));
  for (const key of ["x", "b", "d", "c"]) await page.keyboard.press(key);
  release();
  const cut = page.getByRole("button", { name: "Cortar alternativa B" });
  await expect.poll(() => cut.getAttribute("aria-pressed")).toBe("true");
  expect(await alternative(page, "C").isChecked()).toBe(true);
});

test("back and forward lead through pages that have not started", async () => {
  const page = await openPage();
  await visit(page, "/questoes");
  await questionLinks(page).first().click();
  await page.waitForURL("**/q/**");
  await untilReady(page);
  const code = codeOf(page);
  await saveData(page);
  await page.reload();
  // Both entries are of one document: the browser changes the address alone.
  const back = page.waitForEvent("load");
  await page.goBack();
  await back;
  await page.getByRole("searchbox", { name: "Buscar questões" }).waitFor();
  const forward = page.waitForEvent("load");
  await page.goForward();
  await forward;
  await heading(page, code).waitFor({ state: "attached" });
  await untilReady(page);
  await heading(page, code).waitFor({ state: "attached" });
});

test("without its scripts a page works as a document, and the next touch tries again", async () => {
  const page = await openPage({ tolerated: CUT_NETWORK });
  const { restore } = await cutScripts(page);
  await page.goto("/questoes?tipo=multipla-escolha");
  await page.getByRole("button", { name: "Abrir busca rápida" }).click();
  await page.waitForURL((url) => url.search === "");
  await questionLinks(page).first().click();
  await page.waitForURL("**/q/**");
  await alternativeRow(page, "D").click();
  expect(await alternative(page, "D").isChecked()).toBe(true);
  await restore();
  await page.mouse.wheel(0, 10);
  await untilRun(page);
  await expect.poll(() => alternative(page, "D").isChecked()).toBe(true);
  await expect.poll(() => answerButton(page).isEnabled()).toBe(true);
});

test("a notice that is due starts the page", async () => {
  const page = await openUntouched({ screen: "phone" });
  await saveData(page);
  await page.goto("/questoes");
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return banner(page).count();
    })
    .toBe(1);
});

test("a login that the server has drawn is at once the dialog", async () => {
  const page = await openPage();
  await saveData(page);
  await page.goto("/questoes?login=true");
  await untilRun(page);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await visit(page, "/questoes");
});

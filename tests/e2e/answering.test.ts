import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fillLogin } from "./support/account-page.ts";
import { openPage, untilReady, visit } from "./support/browser.ts";
import { pointsShown } from "./support/general-page.ts";
import { givenAccount, logIn } from "./support/people.ts";
import {
  alternative,
  alternativeRow,
  answerButton,
  codeOf,
  heading,
  openQuestion,
  openSolution,
  outcome,
  pointsEarned,
  questionLinks,
  textOf,
} from "./support/question-page.ts";

/** From the front page to a question found by a word: what a visitor does first. */
async function findQuestion(page: Page, word: string): Promise<string> {
  await visit(page, "/questoes");
  await page.getByRole("searchbox", { name: "Buscar questões" }).fill(word);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.searchParams.get("q") === word);
  await page.getByRole("heading", { level: 1, name: `Questões: ${word}` }).waitFor();
  await questionLinks(page).first().click();
  await page.waitForURL("**/q/**");
  // The address changes before the page does.
  await heading(page, codeOf(page)).waitFor();
  await untilReady(page);
  return codeOf(page);
}

/** Opens the visitor's paywall and signs in behind it; ends on the question, signed in. */
async function signInAtTheWall(page: Page, name: string): Promise<void> {
  const wall = page.getByRole("dialog", { name: "Faça login para continuar" });
  await wall
    .getByRole("link", { name: "Entrar" })
    .or(wall.getByRole("button", { name: "Entrar" }))
    .click();
  await page.getByRole("dialog", { name: "Entrar no Farol" }).waitFor();
  await fillLogin(page, name);
  await page.getByRole("button", { name: "Meu perfil" }).waitFor();
}

test("a visitor finds a question, signs in at the wall, and answers with the keyboard", async () => {
  const page = await openPage();
  const code = await findQuestion(page, "velocidade");
  await page.keyboard.press("b");
  expect(await alternative(page, "B").isChecked()).toBe(true);
  await answerButton(page).click();
  await signInAtTheWall(page, givenAccount());

  // The same question, and the choice is still there.
  expect(codeOf(page)).toBe(code);
  expect(new URL(page.url()).searchParams.get("login")).toBeNull();
  await expect.poll(() => alternative(page, "B").isChecked()).toBe(true);
  await page.keyboard.press("c");
  await page.keyboard.press("Enter");
  await outcome(page).waitFor();
  const right = (await textOf(outcome(page))).startsWith("Resposta certa");
  const earned = await pointsEarned(page);
  expect(earned).toBe(right ? 3 : 1);
  await page.getByText("Respondida por você em").waitFor();

  await openSolution(page);
  // Reloaded, the answered question is hydrated as rendered.
  await page.reload();
  await untilReady(page);
  await page.getByRole("button", { name: "Próxima questão" }).waitFor();

  await page.keyboard.press("ArrowRight");
  await page.waitForURL((url) => url.pathname.startsWith("/q/") && !url.pathname.endsWith(code));
  await heading(page, codeOf(page)).waitFor();
  expect(await outcome(page).count()).toBe(0);
  await page.keyboard.press("ArrowLeft");
  await heading(page, code).waitFor();

  await visit(page, "/geral");
  expect(await pointsShown(page)).toBe(earned);
});

test("a second try is graded again and earns nothing", async () => {
  const page = await openPage();
  await logIn(page, "mentorada");
  const code = await openQuestion(page);
  await page.keyboard.press("a");
  await page.keyboard.press("Enter");
  await outcome(page).waitFor();
  const earned = await pointsEarned(page);
  await page.getByRole("button", { name: "Responder de novo" }).click();
  await page.keyboard.press("b");
  await page.keyboard.press("Enter");
  await outcome(page).waitFor();
  expect(await pointsEarned(page)).toBe(0);
  expect(codeOf(page)).toBe(code);
  await visit(page, "/geral");
  expect(await pointsShown(page)).toBe(earned);
});

test("a choice made before the scripts arrive is preserved and can be answered", async () => {
  const page = await openPage();
  await logIn(page, "mentor");
  const code = await openQuestion(page);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/q/${code}`, { waitUntil: "commit" });
  await alternativeRow(page, "C").click();
  release();
  await untilReady(page);
  expect(await alternative(page, "C").isChecked()).toBe(true);
  await answerButton(page).click();
  await outcome(page).waitFor();
});

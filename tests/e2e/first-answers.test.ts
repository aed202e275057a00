import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { dialog, fillLogin, fillSignUp, mailedLink } from "./support/account-page.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { openPage, untilReady, visit } from "./support/browser.ts";
import { countClicks } from "./support/clicks.ts";
import { givenAccount, newEmail } from "./support/people.ts";
import {
  alternative,
  alternativeRow,
  answerButton,
  codeOf,
  heading,
  openSolution,
  outcome,
} from "./support/question-page.ts";

/** Taps to a first verdict, and to one that an account keeps. */
const TAPS_TO_VERDICT = 4;
const TAPS_TO_STORED = 8;

/** A visitor's first question, of an exam tapped on the front page. */
async function beginWith(page: Page, exam: string): Promise<void> {
  await visit(page, "/");
  const exams = page.getByRole("navigation", { name: "Questões por prova" });
  await exams.getByRole("link", { name: exam, exact: true }).click();
  await page.waitForURL(`**/q/*?comeco=${exam}`);
  await heading(page, codeOf(page)).waitFor();
  await untilReady(page);
}

/** Answers the question on the screen without an account. Returns the invitation below the verdict. */
async function answerAsVisitor(page: Page): Promise<Locator> {
  await alternativeRow(page, "B").click();
  await answerButton(page).click();
  await outcome(page).waitFor();
  const invitation = page.getByRole("complementary", { name: "Guardar as respostas" });
  await invitation.getByText(/^Crie a sua conta para guardar est/).waitFor();
  return invitation;
}

async function toNextQuestion(page: Page): Promise<void> {
  const before = codeOf(page);
  await page.getByRole("button", { name: "Próxima questão" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(before));
  await heading(page, codeOf(page)).waitFor();
  await untilReady(page);
}

test("from the front page to a verdict in 4 taps, to one that an account keeps in 8", async () => {
  const page = await openPage({ screen: "phone" });
  const taps = await countClicks(page);
  const email = newEmail();
  await beginWith(page, "ENEM");
  const code = codeOf(page);
  const invitation = await answerAsVisitor(page);
  console.log(`taps to the first verdict: ${taps()}`);
  expect(taps()).toBeLessThanOrEqual(TAPS_TO_VERDICT);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await invitation.getByRole("link", { name: "Criar conta grátis" }).click();
  const form = dialog(page, "Criar conta");
  // The keyboard's own key leads from field to field.
  await fillSignUp(form, email);
  await form.getByRole("button", { name: "Criar conta" }).click();
  await form.getByText("Perfil criado com sucesso!").waitFor();
  // The mail opens in a tab of its own: a tap there, and the confirmation.
  const tab = await page.context().newPage();
  await tab.goto(await mailedLink(tab, email, "/confirmar-email"));
  await tab.getByRole("button", { name: "Confirmar e-mail" }).click();
  await tab.getByText("E-mail confirmado!").waitFor();
  expect(codeOf(tab)).toBe(code);
  await tab.getByText("Respondida por você em").waitFor();
  console.log(`taps to a stored verdict: ${taps() + 2}`);
  expect(taps() + 2).toBeLessThanOrEqual(TAPS_TO_STORED);
});

test("a visitor answers three questions with their explanation; the fourth asks for an account, which gets them", async () => {
  const page = await openPage({ screen: "phone", tolerated: /status of 401/ });
  await beginWith(page, "ENEM");
  const codes: string[] = [];
  for (const place of [1, 2, 3]) {
    if (place > 1) await toNextQuestion(page);
    codes.push(codeOf(page));
    await answerAsVisitor(page);
    await openSolution(page);
  }
  await toNextQuestion(page);
  await alternativeRow(page, "C").click();
  await answerButton(page).click();
  const wall = dialog(page, "Faça login para continuar");
  await wall
    .getByText(/^Crie a sua conta para guardar (?:este acerto|estes \d acertos|estas 3 respostas)\.$/)
    .waitFor();
  await expectAccessible(page);
  await wall.getByRole("link", { name: "Entrar" }).click();
  await fillLogin(page, givenAccount());
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => alternative(page, "C").isChecked()).toBe(true);
  for (const code of codes) {
    await visit(page, `/q/${code}`);
    await page.getByText("Respondida por você em").waitFor();
  }
});

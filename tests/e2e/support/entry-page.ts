import type { Locator, Page } from "playwright-core";
import { untilReady, visit } from "./browser.ts";
import { alternativeRow, answerButton, codeOf, heading, outcome } from "./question-page.ts";

/** A visitor's first question, of an exam tapped on the front page. */
export async function beginWith(page: Page, exam: string): Promise<void> {
  await visit(page, "/");
  await tapExam(page, exam);
}

/** From the front page to the first question of an exam. */
export async function tapExam(page: Page, exam: string): Promise<void> {
  const exams = page.getByRole("navigation", { name: "Questões por prova" });
  await exams.getByRole("link", { name: exam, exact: true }).click();
  await page.waitForURL("**/q/*?comeco=*");
  await heading(page, codeOf(page)).waitFor();
  await untilReady(page);
}

/** Answers the question on the screen without an account. Returns the invitation below the verdict. */
export async function answerAsVisitor(page: Page): Promise<Locator> {
  await alternativeRow(page, "B").click();
  await answerButton(page).click();
  await outcome(page).waitFor();
  const invitation = page.getByRole("complementary", { name: "Guardar as respostas" });
  await invitation.getByText(/^Crie a sua conta para guardar est/).waitFor();
  return invitation;
}

export async function toNextQuestion(page: Page): Promise<void> {
  const before = codeOf(page);
  await page.getByRole("button", { name: "Próxima questão" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(before));
  await heading(page, codeOf(page)).waitFor();
  await untilReady(page);
}

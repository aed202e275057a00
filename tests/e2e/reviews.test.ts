import { expect, test } from "vitest";
import { dialog } from "./support/account-page.ts";
import { expectAccessible } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { openReader } from "./support/ledger.ts";
import { givenAccount, logIn } from "./support/people.ts";
import { button, startFrom } from "./support/practice-page.ts";
import { alternativeRow, GRADED, outcome } from "./support/question-page.ts";

/** Grades of a person's reviews, in the order of their questions in the session. */
function gradesOf(email: string): number[] {
  const reader = openReader();
  try {
    return reader
      .prepare(
        "SELECT r.grade FROM reviews r JOIN users u ON u.num = r.user_num WHERE u.email = ? ORDER BY r.place",
      )
      .all(email)
      .map(({ grade }) => Number(grade));
  } finally {
    reader.close();
  }
}

test("what was marked in a session comes back on a phone, says when, is undone and counted again, and the day ends", async () => {
  const email = givenAccount();
  const page = await openPage({ screen: "phone", dark: true, tolerated: /status of 422/ });
  await logIn(page, email);
  await visit(page, "/revisao");
  await page.getByText("Nada para revisar ainda").waitFor();
  await visit(page, `/questoes?${GRADED}`);
  await startFrom(page, "Estudar", 2);
  for (const next of ["Próxima questão", "Questão anterior"]) {
    await button(page, "Marcar para revisar").click();
    await button(page, next).click();
  }
  await button(page, "Encerrar").click();
  await dialog(page, "Encerrar a sessão?").getByRole("button", { name: "Encerrar sessão" }).click();
  await page.waitForURL(/\/resultado$/);

  await visit(page, "/revisao");
  await page.getByText("2 questões para hoje").waitFor();
  await button(page, "Começar").click();
  await page.getByText("Questão 1 de 2").waitFor();
  await alternativeRow(page, "A").click();
  await button(page, "Responder").click();
  await outcome(page).waitFor();
  await page.getByText(/^(?:Certa|Errada)\. Volta (?:amanhã|em \d+ dias)\.$/).waitFor();
  await expect.poll(() => gradesOf(email)).toHaveLength(1);
  const [first = 0] = gradesOf(email);
  await button(page, "Desfazer").click();
  await page.getByText("Esta revisão não conta").waitFor();
  await expect.poll(() => gradesOf(email)).toEqual([0]);
  await button(page, "Contar de novo").click();
  await expect.poll(() => gradesOf(email)).toEqual([first]);
  await expectAccessible(page);

  await button(page, "Próxima questão").click();
  await alternativeRow(page, "B").click();
  await button(page, "Responder").click();
  await outcome(page).waitFor();
  await button(page, "Encerrar sessão").click();
  await dialog(page, "Encerrar a sessão?").getByRole("button", { name: "Encerrar sessão" }).click();
  await page.getByText(/^Por hoje é isso\. Amanhã: \d\.$/).waitFor();
  await page.getByRole("link", { name: "Ver a revisão" }).click();
  await page.getByText("Por hoje é isso.").waitFor();
  await page.getByText("Ajustes", { exact: true }).click();
  await page.getByLabel("Questões por dia, no máximo").fill("0");
  await button(page, "Salvar ajustes").click();
  await page.getByText("Escolha de 1 a 200 por dia.").first().waitFor();
  await expectAccessible(page);
});

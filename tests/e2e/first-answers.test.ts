import { expect, test } from "vitest";
import { dialog, fillLogin } from "./support/account-page.ts";
import { expectAccessible } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { answerAsVisitor, beginWith, toNextQuestion } from "./support/entry-page.ts";
import { givenAccount } from "./support/people.ts";
import { alternative, alternativeRow, answerButton, codeOf, openSolution } from "./support/question-page.ts";

test("a visitor answers three questions with their explanation; the fourth requires an account, which gets them", async () => {
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

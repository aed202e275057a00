import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { brazilianStates } from "#app/features/accounts/domain/sign-up/brazilian-states.ts";
import { dialog } from "./support/account-page.ts";
import { expectAccessible } from "./support/axe.ts";
import { openPage } from "./support/browser.ts";
import { givenAccount, signIn } from "./support/people.ts";

/** Signs in someone who has not answered, with the questionnaire open. */
async function openQuestionnaire(page: Page): Promise<Locator> {
  await signIn(page, givenAccount("incomplete"), "/questoes");
  const questions = dialog(page, "Complete o seu cadastro");
  await questions.waitFor();
  return questions;
}

test("'Outro' requires its text (R-ACC-19, R-ACC-20)", async () => {
  const page = await openPage();
  const questions = await openQuestionnaire(page);
  const next = questions.getByRole("button", { name: "Próximo" });
  expect(await next.isDisabled()).toBe(true);
  expect(await questions.getByRole("button", { name: "Voltar" }).count()).toBe(0);
  await questions.getByLabel("Outro", { exact: true }).check();
  await questions.getByLabel("Se foi outro, conte qual (opcional)").fill("Um amigo");
  await expectAccessible(page);
  await next.click();

  expect(await next.isDisabled()).toBe(true);
  await questions.getByLabel("ENEM").check();
  expect(await next.isEnabled()).toBe(true);
  await questions.getByLabel("Outro", { exact: true }).check();
  expect(await next.isDisabled()).toBe(true);
  const otherExam = questions.getByLabel("Se for outra prova, qual?");
  await otherExam.fill("   ");
  await otherExam.blur();
  await questions.getByText("Em qual outra prova você tem interesse?").waitFor();
  expect(await next.isDisabled()).toBe(true);
  await otherExam.fill("UERJ");
  expect(await next.isEnabled()).toBe(true);
  await questions.getByLabel("Outro", { exact: true }).uncheck();
  await questions.getByLabel("Outro", { exact: true }).check();
  expect(await otherExam.inputValue()).toBe("");
  await otherExam.fill("UERJ");
  await expectAccessible(page);
  await next.click();

  await questions.getByLabel("Outro", { exact: true }).check();
  expect(await next.isDisabled()).toBe(true);
  await questions.getByLabel("Se for outro, qual?").fill("Faculdade");
  await questions.getByRole("button", { name: "Voltar" }).click();
  expect(await otherExam.inputValue()).toBe("UERJ");
  await next.click();
  expect(await questions.getByLabel("Se for outro, qual?").inputValue()).toBe("Faculdade");
  await next.click();

  const start = questions.getByRole("button", { name: "Vamos lá!" });
  await questions.getByLabel("De 12 a 16 anos").check();
  expect(await start.isDisabled()).toBe(true);
  await questions.getByLabel("E-mail do responsável").fill("mae@exemplo.com.br");
  await questions
    .getByRole("radiogroup")
    .or(questions.getByRole("group", { name: "Mapa" }))
    .first()
    .waitFor();
  await expectAccessible(page);
  await start.click();
  await questions.waitFor({ state: "detached" });
});

test("the map shows the 27 states by name and code, and follows the list and the keys", async () => {
  const page = await openPage({ screen: "phone" });
  const questions = await openQuestionnaire(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focusedName = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent;
    });
  // The keyboard alone, from the dialog's first choice to its last button.
  await questions.getByLabel("Pesquisa Google").focus();
  await press("Space", "Enter");
  await expect.poll(focusedName).toBe("Para quais provas você estuda?");
  await press("Tab", "Space", "Enter");
  await expect.poll(focusedName).toBe("Em que ponto você está?");
  await press("Tab", "Space", "Enter");
  await expect.poll(focusedName).toBe("De onde você é?");
  const map = questions.getByRole("group", { name: "Mapa dos estados" });
  await map.waitFor();
  const names = await map
    .getByRole("radio")
    .evaluateAll((all) => all.map((e) => e.getAttribute("aria-label")));
  expect(names).toEqual(brazilianStates.map(({ name, code }) => `${name} (${code})`));
  const list = questions.getByLabel("Estado", { exact: true });
  await press("Tab", "Tab");
  expect(await focusedName()).toBe("Distrito Federal (DF)");
  await press("ArrowRight");
  expect([await focusedName(), await list.inputValue()]).toEqual(["Espírito Santo (ES)", "ES"]);
  await list.selectOption("CE");
  expect(await map.getByRole("radio", { name: "Ceará (CE)" }).isChecked()).toBe(true);
  const district = await questions.locator('[data-state="DF"]').boundingBox();
  expect(Math.min(district?.width ?? 0, district?.height ?? 0)).toBeGreaterThanOrEqual(20);
  await questions.locator('[data-state="DF"]').click();
  expect(await list.inputValue()).toBe("DF");
  await questions.getByLabel("18 anos ou mais").focus();
  await press("Space", "Enter");
  await questions.waitFor({ state: "detached" });
});

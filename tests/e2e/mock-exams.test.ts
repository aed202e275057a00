import { expect, test } from "vitest";
import { dialog } from "./support/account-page.ts";
import { expectAccessible } from "./support/axe.ts";
import { CUT_NETWORK, openPage, screens, visit } from "./support/browser.ts";
import { newProfile, openProfile } from "./support/killable-browser.ts";
import { openReader } from "./support/ledger.ts";
import { givenAccount, logIn } from "./support/people.ts";
import { button, keptItems, placeOnDisk } from "./support/practice-page.ts";
import { alternative, alternativeRow } from "./support/question-page.ts";

/** A person's sheets as the server has them. */
function sheetsOf(email: string): { answers: number; sheets: number; scored: number } {
  const reader = openReader();
  try {
    const row = reader
      .prepare(
        `SELECT (SELECT count(*) FROM answers a WHERE a.user_num = u.num) AS answers,
          (SELECT count(*) FROM mock_sessions m WHERE m.user_num = u.num) AS sheets,
          (SELECT count(*) FROM mock_sessions m WHERE m.user_num = u.num AND m.score IS NOT NULL) AS scored
        FROM users u WHERE u.email = ?`,
      )
      .get(email) as { answers: number; sheets: number; scored: number };
    return { ...row };
  } finally {
    reader.close();
  }
}

test("a mock exam on a phone survives a cut network and a killed page, is submitted once, and shows its score", async () => {
  const email = givenAccount();
  const profile = newProfile();
  // Closed in order, so that the cookies are on the disk before anything is killed.
  const entering = await openProfile(profile);
  await logIn(await entering.context.newPage(), email);
  await entering.close();

  const first = await openProfile(profile, CUT_NETWORK);
  const page = await first.context.newPage();
  await page.setViewportSize(screens.phone);
  await visit(page, "/simulados");
  await page.getByRole("link", { name: "Matemática", exact: true }).click();
  await page.getByRole("heading", { name: "20 minutos no ônibus: Matemática" }).waitFor();
  await page.getByRole("button", { name: "Começar a prova" }).click();
  await page.getByText("Questão 1 de 7").waitFor();
  const address = page.url();
  await page.getByText("abre sem internet").waitFor();
  await first.context.setOffline(true);
  for (const place of [0, 1, 2]) {
    await alternativeRow(page, "A").click();
    await expect
      .poll(() => keptItems(page))
      .toContainEqual(expect.objectContaining({ position: place, choice: "A" }));
    await button(page, "Próxima questão").click();
  }
  await placeOnDisk(page, 3);
  await first.kill();

  const second = await openProfile(profile, CUT_NETWORK);
  const again = await second.context.newPage();
  await again.setViewportSize(screens.phone);
  await second.context.setOffline(true);
  await visit(again, address);
  await again.getByText("Questão 4 de 7").waitFor();
  await button(again, "Questão anterior").click();
  expect(await alternative(again, "A").isChecked()).toBe(true);
  await button(again, "Ver todas as questões").click();
  await dialog(again, "Questões").getByRole("button", { name: "Questão 7, em branco" }).click();
  await button(again, "Entregar prova").click();
  await dialog(again, "Entregar a prova?").getByRole("button", { name: "Entregar prova" }).click();
  await again.getByText("ela será enviada assim que a rede voltar").waitFor();
  expect(sheetsOf(email)).toEqual({ answers: 0, sheets: 1, scored: 0 });
  await second.context.setOffline(false);
  await again.waitForURL(/\/resultado$/, { timeout: 40_000 });
  await again.getByRole("heading", { name: "Seus acertos" }).waitFor();
  await again.getByText("Contam os acertos, sem nota do Enem").waitFor();
  expect(sheetsOf(email)).toEqual({ answers: 3, sheets: 1, scored: 1 });
  const saved = again.waitForEvent("download");
  await again.getByRole("button", { name: "Imagem para compartilhar" }).click();
  expect((await saved).suggestedFilename()).toBe("simulado.png");
  await expectAccessible(again);
  await second.kill();
});

test("on a desktop, an exam of the calendar shows its ranking, and the doors and lists are accessible", async () => {
  const page = await openPage({ screen: "desktop" });
  await logIn(page, "aluna");
  await visit(page, "/simulados");
  await page.getByRole("heading", { name: "Agora no Farol" }).waitFor();
  await page.getByRole("link", { name: "ENEM, 1º dia", exact: true }).click();
  await page.getByRole("group", { name: "Língua estrangeira" }).waitFor();
  await page.getByRole("link", { name: "‹ Simulados" }).click();
  await page.getByRole("link", { name: "Simulado de domingo: ENEM, 1º dia", exact: true }).click();
  await page.getByRole("radio", { name: "Espanhol" }).check();
  await page.getByRole("button", { name: "Inscrever-me" }).click();
  await page.getByText("Inscrição feita.").waitFor();
  await page.getByRole("link", { name: "‹ Simulados" }).click();
  await page.getByRole("link", { name: "Simulado do Farol: Natureza e Matemática", exact: true }).click();
  await page.getByText("(você)").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sair da classificação" }).click();
  await page.getByText("Você saiu da classificação deste simulado.").waitFor();
  await page.getByRole("button", { name: "Voltar à classificação" }).click();
  await page.getByText("Você voltou à classificação.").waitFor();
  await page.getByRole("link", { name: "Ver a minha prova" }).click();
  await page.getByRole("heading", { name: "Sua nota" }).waitFor();
  await page.getByText("Quanto cada questão pesou").click();
  await expectAccessible(page);
});

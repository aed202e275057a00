import { expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { CUT_NETWORK, openPage, visit } from "./support/browser.ts";
import { givenAccount, logIn } from "./support/people.ts";

const TEXT = `A leitura perde espaço entre os adolecentes, e a gente nem sempre sabe por quê.

A escola tem livros, mas fecha a biblioteca. O bairro tem gente, mas não tem banca. A casa tem tela, mas não tem tempo para o Zeca.

O poder público precisa abrir as bibliotecas.`;

test("what is written is looked over on the device: spelling, connectives, register, and what is right stays; then a hint", async () => {
  const page = await openPage({ tolerated: CUT_NETWORK, screen: "phone" });
  await logIn(page, givenAccount());
  await visit(page, "/redacao/tema/leitura-na-adolescencia");
  await page.getByRole("button", { name: "Escrever" }).click();
  const sheet = page.getByRole("textbox", { name: "Folha de redação" });
  await sheet.fill(TEXT);
  await page.getByText(/^Salvo às/).waitFor();
  await page.getByRole("button", { name: "Conferir a escrita" }).click();
  const check = page.getByRole("region", { name: "Conferir a escrita" });
  await check.getByText("5 pontos para olhar de novo").waitFor();
  await check.getByText(/Talvez: adolescentes/).waitFor();
  expect(await page.locator(".paper-marks mark").allTextContents()).toEqual([
    "adolecentes",
    "a gente",
    "mas",
    "mas",
    "O",
  ]);
  await expectAccessible(page);
  // Letter on letter on both screens, else the marks lie under other words.
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.locator(".paper-marks").boundingBox()).toEqual(await sheet.boundingBox());
  }

  await check.getByRole("button", { name: "“adolecentes”", exact: true }).click();
  await page.keyboard.type("adolescentes");
  expect(await sheet.inputValue()).toContain("entre os adolescentes, e");
  await check.getByText("4 pontos para olhar de novo").waitFor();

  await sheet.press("Control+End");
  await page.context().setOffline(true);
  await sheet.pressSequentially(" farolzim");
  await check.getByRole("button", { name: "“farolzim” está certo" }).click();
  await check.getByText("4 pontos para olhar de novo").waitFor();
  await page.context().setOffline(false);
  await check.getByRole("button", { name: "Fechar" }).click();
  expect(await page.locator(".paper-marks").count()).toBe(0);

  await page.getByRole("button", { name: "Pedir uma dica" }).click();
  const hints = page.getByRole("region", { name: "Dicas" });
  await hints.getByRole("button", { name: "Final" }).click();
  await hints
    .getByRole("list", { name: "Conversa" })
    .getByText(/por que meio a sua proposta acontece/i)
    .waitFor();
  await hints.getByRole("button", { name: "Ajudou", exact: true }).waitFor();
  await expectAccessible(page);
});

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { CUT_NETWORK, openPage, visit } from "./support/browser.ts";
import { chooseLevels, codeOfEssay, gradeAs, gradeUnseen, LEFT_DEVICE } from "./support/grading.ts";
import { givenAccount, logIn } from "./support/people.ts";

const THEME = "/redacao/tema/leitura-na-adolescencia";
const OPENING =
  "No Brasil, a leitura perde espaço entre os adolescentes, e a escola nem sempre sabe por quê.";
const OFFLINE = "Sem biblioteca aberta, o estudante lê o que a tela lhe oferece. Falta lugar, falta tempo.";

const TOLERATED = new RegExp(`${CUT_NETWORK.source}|${LEFT_DEVICE.source}`);

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Folha de redação" }).fill(text);
}

const sheetOf = (page: Page) => page.getByRole("textbox", { name: "Folha de redação" }).inputValue();

test("an essay is written in one tab at a time, without a network too, read by three, returned, appealed and written again", async () => {
  const author = await openPage({ tolerated: TOLERATED });
  await logIn(author, givenAccount());
  await visit(author, THEME);
  const copied =
    ((await author.locator("main section p:not(.font-semibold)").first().textContent()) ?? "").split(
      ". ",
    )[0] ?? "";
  await author.getByRole("button", { name: "Escrever" }).click();
  await author.getByRole("timer").waitFor();
  await write(author, OPENING);
  await author.getByText(/^Salvo às/).waitFor();
  const sheet = new URL(author.url()).pathname;
  const code = codeOfEssay(sheet);

  const other = await author.context().newPage();
  await visit(other, sheet);
  await other.getByText(/aberta em outra aba/).waitFor();
  expect(
    await other.getByRole("textbox", { name: "Folha de redação" }).getAttribute("readonly"),
  ).not.toBeNull();
  await expectAccessible(other);
  await write(author, `${OPENING}\n\nNa outra aba.`);
  await other.getByRole("button", { name: "Escrever nesta aba" }).click();
  await author.getByText(/aberta em outra aba/).waitFor();
  await expect.poll(() => sheetOf(other)).toBe(`${OPENING}\n\nNa outra aba.`);
  await write(other, `${OPENING}\n\n${copied}.`);
  await other.getByText(/^Salvo às/).waitFor();
  await other.close();
  await expect.poll(() => sheetOf(author)).toBe(`${OPENING}\n\n${copied}.`);

  const seconds = async () => {
    const [minutes = 0, rest = 0] = ((await author.getByRole("timer").textContent()) ?? "")
      .split(":")
      .map(Number);
    return minutes * 60 + rest;
  };
  const opened = await seconds();
  await expect.poll(seconds).toBeGreaterThanOrEqual(opened + 2);
  const before = await seconds();
  await author.reload();
  await author.getByRole("timer").waitFor();
  await expect.poll(seconds).toBeGreaterThanOrEqual(before);

  await author.context().setOffline(true);
  await write(author, `${OPENING}\n\n${copied}.\n\n${OFFLINE}`);
  await author.getByText("Sem rede: guardado neste aparelho").waitFor();
  await author.getByRole("button", { name: "Entregar", exact: true }).click();
  const asked = author.getByRole("dialog", { name: "Entregar a redação?" });
  await asked.getByText(/os textos motivadores e não conta/).waitFor();
  await asked.getByRole("button", { name: "Entregar redação" }).click();
  await author.getByText(/a entrega segue quando a rede voltar/).waitFor();
  await author.context().setOffline(false);
  await author.getByText(/^Entregue\. Quem corrige/).waitFor();

  await gradeAs("mentor", {
    code,
    grades: [80, 80, 80, 80, 40],
    about: async (page) => {
      await page.getByText(/palavras do texto I/).waitFor();
      await expectAccessible(page);
      await page.getByLabel("Comentário sobre C5", { exact: true }).fill("Quem faz, e como?");
      await page.getByText("Tudo salvo.").waitFor();
      await page.context().setOffline(true);
      await page.getByRole("textbox", { name: "Comentário geral" }).fill("Releia o começo.");
      await page.getByText(/Guardado neste aparelho/).waitFor();
      await page.context().setOffline(false);
      await page.getByText("Tudo salvo.").waitFor();
    },
  });
  await gradeUnseen("mentor-chefe", { code, grades: [160, 120, 160, 120, 120] });
  await visit(author, sheet);
  await author.getByText(/^Entregue\. Quem corrige/).waitFor();
  await gradeUnseen("moderadora", { code, grades: [120, 120, 160, 120, 80] });

  await visit(author, `${sheet}/resultado`);
  await author.getByRole("heading", { name: "O que fazer agora" }).waitFor();
  await author.getByText("Na próxima:").nth(4).waitFor();
  expect(await author.getByRole("main").textContent()).toContain("640 de 1.000");
  await expectAccessible(author);
  await expectNoSidewaysScroll(author);
  await author.getByText("Pedir recurso", { exact: true }).click();
  await author
    .getByLabel("Por que a nota deve mudar?")
    .fill("A proposta traz o meio e o efeito, na última frase.");
  await author.getByRole("button", { name: "Enviar recurso" }).click();
  await author.getByRole("heading", { name: "Em recurso" }).waitFor();

  const panel = await openPage();
  await logIn(panel, "admin");
  await visit(panel, "/redacao/correcao");
  await panel.getByRole("button", { name: `Decidir ${code}` }).click();
  await panel.getByText(/O autor pediu recurso/).waitFor();
  await chooseLevels(panel, [120, 120, 160, 120, 160]);
  await panel.getByRole("textbox", { name: "Comentário geral" }).fill("Tem razão: o meio está lá.");
  await panel.getByText("Tudo salvo.").waitFor();
  await panel.getByRole("button", { name: "Concluir leitura" }).click();
  await panel.getByText(/Leitura concluída/).waitFor();

  await visit(author, `${sheet}/resultado`);
  await author.getByRole("heading", { name: "Recurso respondido" }).waitFor();
  await author.getByText("Tem razão: o meio está lá.").first().waitFor();
  await author.getByRole("button", { name: "Escrever de novo" }).click();
  await author.getByRole("timer").waitFor();
  expect(new URL(author.url()).pathname).not.toBe(sheet);
  expect(await sheetOf(author)).toContain(OFFLINE);
  await visit(author, "/redacao/evolucao");
  await author.getByRole("heading", { name: /^ENEM/ }).waitFor();
});

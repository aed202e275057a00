import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { CUT_NETWORK, openPage, visit } from "./support/browser.ts";
import { givenAccount, logIn } from "./support/people.ts";
import { openQuestion } from "./support/question-page.ts";

const SOLVED = "/questoes?tipo=multipla-escolha&resolucao=sim";

async function openHelp(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Ajuda", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "FarolGPT" });
  await dialog.getByRole("textbox").waitFor();
  return dialog;
}

const prompt = (dialog: Locator, name: string) => dialog.getByRole("button", { name, exact: true });

test("a prompt, its answer and one judgement of it, on a phone", async () => {
  const page = await openPage({ screen: "phone" });
  await logIn(page, givenAccount());
  await openQuestion(page, SOLVED);
  const dialog = await openHelp(page);
  await dialog.getByText("Feitas do acervo (sem IA), em fase alfa").waitFor();
  expect(await dialog.getByText(/perguntas usadas hoje/).count()).toBe(0);
  await prompt(dialog, "Uma dica").click();
  await dialog.getByText("Me dê uma dica.").waitFor();
  await prompt(dialog, "Copiar").waitFor();
  expect(await prompt(dialog, "Uma dica").count()).toBe(0);
  expect(await prompt(dialog, "Explicar o enunciado").count()).toBe(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await prompt(dialog, "Ajudou").click();
  await expect.poll(() => prompt(dialog, "Não ajudou").isDisabled()).toBe(true);
  await page.getByText("Obrigado.").waitFor();

  await page.reload();
  const again = await openHelp(page);
  await again.getByText("Me dê uma dica.").waitFor();
  expect(await prompt(again, "Ajudou").isDisabled()).toBe(true);
  expect(await prompt(again, "Uma dica").count()).toBe(0);
  await prompt(again, "Quero responder agora").click();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
});

test("by the keyboard alone, and without the network it says so", async () => {
  const page = await openPage({ screen: "desktop", tolerated: CUT_NETWORK });
  await logIn(page, givenAccount());
  await openQuestion(page, SOLVED, 1);
  await page.getByRole("button", { name: "Ajuda", exact: true }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "FarolGPT" });
  const field = dialog.getByRole("textbox");
  await field.focus();
  await page.keyboard.type("Não entendi o gráfico");
  await page.keyboard.press("Enter");
  await prompt(dialog, "Copiar").waitFor();
  await page.context().setOffline(true);
  await dialog.getByText(/^Sem conexão/).waitFor();
  expect(await prompt(dialog, "Passo a passo").isDisabled()).toBe(true);
  await page.context().setOffline(false);
  await expect.poll(() => prompt(dialog, "Passo a passo").isDisabled()).toBe(false);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Ajuda");
});

test("without capacity: the required text, and a reminder (R-TUTOR-4)", async () => {
  const page = await openPage({ screen: "phone" });
  await page.routeWebSocket(/canal\/assistente/, (socket) => {
    const end = { status: 429, position: 0, html: "", sources: [] };
    const said =
      "O FarolGPT está com capacidade cheia! Tente novamente depois ou entre em contato conosco através do Farol Direct.";
    socket.send(JSON.stringify({ ...end, said }));
  });
  await page.route("**/callable/remindGPTAnswer", (route) => route.fulfill({ json: { result: [true, ""] } }));
  await logIn(page, givenAccount());
  await openQuestion(page, SOLVED, 2);
  const dialog = await openHelp(page);
  await prompt(dialog, "Passo a passo").click();
  await dialog
    .getByText(/^O FarolGPT está com capacidade cheia!/)
    .last()
    .waitFor();
  expect(await prompt(dialog, "Passo a passo").count()).toBe(1);
  await prompt(dialog, "Avisar quando puder").click();
  await dialog.getByText("um aviso chega no sino").waitFor();
  await expectAccessible(page);
});

test("theory on its own page: answered, found in the history, deleted and restored", async () => {
  const page = await openPage({ screen: "desktop" });
  await logIn(page, givenAccount());
  await visit(page, "/gpt");
  await page.getByRole("button", { name: "Quando uso o teorema de Pitágoras?", exact: true }).click();
  await page.getByRole("button", { name: "Copiar", exact: true }).waitFor();
  await visit(page, "/gpt?busca=pitagoras");
  const history = page.getByRole("complementary", { name: "Histórico de conversas" });
  await history.getByRole("link", { name: "Quando uso o teorema de Pitágoras?" }).click();
  await page
    .getByRole("list", { name: "Conversa" })
    .getByText("Quando uso o teorema de Pitágoras?")
    .waitFor();
  await expectAccessible(page);
  await history.getByRole("button", { name: /^Apagar a conversa/ }).click();
  await history.getByText("Conversa apagada.").waitFor();
  await history.getByText("Suas perguntas ficam aqui.").waitFor();
  await history.getByRole("button", { name: "Desfazer" }).click();
  await history.getByRole("link", { name: "Quando uso o teorema de Pitágoras?" }).waitFor();
});

test("who needs a person gets help first, alone on the screen", async () => {
  const page = await openPage({ screen: "phone" });
  await logIn(page, givenAccount());
  await visit(page, "/gpt");
  await page.getByRole("textbox", { name: "Qual é a sua dúvida?" }).fill("eu quero me matar");
  await page.getByRole("button", { name: "Perguntar", exact: true }).click();
  const talk = page.getByRole("list", { name: "Conversa" });
  await talk.getByText(/188/).waitFor();
  expect(await page.getByRole("textbox", { name: "Qual é a sua dúvida?" }).count()).toBe(0);
  await expectAccessible(page);
});

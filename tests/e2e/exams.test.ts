import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { dialog } from "./support/account-page.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { CUT_NETWORK, openContext, openPage, visit } from "./support/browser.ts";
import { logIn, signIn } from "./support/people.ts";

/** A unique exam; the second question has an error. */
function examText(phase: string): string {
  const question = (number: number, key: string) =>
    `## ${number}\nAssuntos: Vetores\n\nQuanto vale $${number}^2$, na ${phase}?\n\na) 1\nb) 4\nc) 9\nd) 16\n${key}\n`;
  return `# Prova: ITA 2017\nFase: ${phase}\nDisciplina: Física\n\n${question(1, "Gabarito: A")}\n${question(2, "Gabarito: E")}`;
}

function area(page: Page) {
  return page.getByRole("textbox", { name: "Texto da prova" });
}

test("an exam is imported as text: the error is shown at its line, put right, and all of it published", async () => {
  const page = await openPage({ dark: true });
  await signIn(page, "admin", "/ide?rascunho=novo");
  const phase = `fase ${Date.now()}`;
  await area(page).fill(examText(phase));
  await page.getByText("2 questões, 1 com erro.").waitFor();
  await page.getByText("Rascunho salvo").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Conferir e importar" }).click();
  await page.getByText("1 questão nova, 1 com erro na linha 25").waitFor();
  await page.getByRole("button", { name: "Linha 25" }).first().click();
  expect(
    await area(page).evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    ),
  ).toBe("Gabarito: E");
  await page.keyboard.type("Gabarito: B");
  await page.getByText("2 questões, todas completas.").waitFor();
  await page.getByRole("article", { name: "Questão 2" }).waitFor();
  await page.getByRole("button", { name: "Conferir e importar" }).click();
  await page.getByRole("button", { name: "Importar 2 questões" }).click();
  await page.getByRole("status").filter({ hasText: "todas as questões entraram" }).waitFor();
  await page.getByRole("link", { name: `ITA 2017, ${phase}` }).click();
  await page.getByRole("link", { name: /^Questão 2/ }).click();
  await page.getByRole("radiogroup", { name: "Alternativas" }).waitFor();
});

test("what was written without a network outlives the page, and is saved when it is back", async () => {
  const context = await openContext({ tolerated: CUT_NETWORK });
  const page = await context.newPage();
  await signIn(page, "admin", "/ide?rascunho=novo");
  await area(page).fill("# Prova: IME 2015\n\nComeço");
  await page.getByText("Rascunho salvo").waitFor();
  const words = `sem rede ${Date.now()}`;
  await page.goto("/ide");
  await context.setOffline(true);
  await area(page).press("Control+End");
  await area(page).pressSequentially(`, ${words}`);
  await page.getByText("o texto está guardado neste aparelho").waitFor();
  await context.setOffline(false);
  await page.goto("/ide");
  await expect.poll(() => area(page).inputValue()).toContain(words);
  await page.getByText("Rascunho salvo").waitFor();
  const other = await openPage();
  await signIn(other, "admin", "/ide");
  await expect.poll(() => area(other).inputValue()).toContain(words);
});

test("a draft outlives its page, and warns when another tab changed it; pictures go where they are dropped", async () => {
  const page = await openPage({ screen: "phone", tolerated: /status of 409/ });
  await signIn(page, "admin", "/ide?rascunho=novo");
  await area(page).fill("# Prova: IME 2016\n\nRascunho de teste");
  await page.getByText("Rascunho salvo").waitFor();
  await page.goto("/ide");
  expect(await area(page).inputValue()).toContain("Rascunho de teste");
  const other = await page.context().newPage();
  await visit(other, "/ide");
  await area(other).press("End");
  await area(other).pressSequentially(" mudado");
  await other.getByText("Rascunho salvo").waitFor();
  await other.close();
  await area(page).press("End");
  await area(page).pressSequentially(" meu");
  const conflict = page.getByRole("region", { name: "Texto salvo em outro lugar" });
  await conflict.getByText("saiu: mudado").waitFor();
  await expectAccessible(page);
  await conflict.getByRole("button", { name: "Ficar com o meu texto" }).click();
  await page.getByText("Rascunho salvo").waitFor();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="9" height="9"/></svg>';
  const dropped = await page.evaluateHandle((picture) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([picture], "Gráfico 1.svg", { type: "image/svg+xml" }));
    return transfer;
  }, svg);
  await area(page).dispatchEvent("drop", { dataTransfer: dropped });
  await expect.poll(() => area(page).inputValue()).toMatch(/!\[.*\]\(provas\/[\w-]+\/grafico-1\.svg\)/);
  await page.getByRole("button", { name: /^Prévia/ }).click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Apagar o rascunho IME 2016/ }).click();
  await dialog(page, "Apagar rascunho?").getByRole("button", { name: "Apagar", exact: true }).click();
  await dialog(page, "Apagar rascunho?").waitFor({ state: "detached" });
});

test("an exam is built by form, saved as pending, and published after a question", async () => {
  const page = await openPage({ tolerated: /status of 422/ });
  await signIn(page, "admin", "/submeter");
  await page.getByLabel("Instituição").selectOption({ label: "IME" });
  await page.getByLabel("Ano").fill("2015");
  const phase = `fase ${Date.now()}`;
  await page.getByLabel("Fase (opcional)").fill(phase);
  await page.getByRole("button", { name: "Começar o exame" }).click();
  const form = page.getByRole("form", { name: "Nova questão" });
  await form.getByLabel("Texto do enunciado").fill("Quanto vale $3^2$?");
  await form.getByRole("button", { name: "Salvar questão" }).click();
  await page.getByRole("alert").filter({ hasText: "Disciplina: Escolha a disciplina." }).waitFor();
  expect(await form.getByLabel("Texto do enunciado").inputValue()).toBe("Quanto vale $3^2$?");
  await form.getByLabel("Disciplina").selectOption({ label: "Matemática" });
  for (const [letter, text] of Object.entries({ A: "3", B: "6", C: "9", D: "12" }))
    await form.getByLabel(`Texto da alternativa ${letter}`).fill(text);
  await form.getByLabel("Gabarito").selectOption("C");
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="9" height="9"/></svg>';
  await form
    .getByLabel("Imagem no fim do enunciado")
    .setInputFiles({ name: "Gráfico 1.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) });
  const preview = page.getByRole("region", { name: "Prévia" }).getByRole("article", { name: "Questão 1" });
  await preview.locator("img").waitFor();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Salvar questão" }).click();
  await page.getByRole("status").filter({ hasText: "Questão salva." }).waitFor();
  await page.getByRole("link", { name: "Publicar exame" }).click();
  await dialog(page, "Publicar exame?").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await page.getByRole("status").filter({ hasText: "Exame publicado" }).waitFor();
  await page
    .getByRole("region", { name: "Publicados" })
    .getByRole("link", { name: `IME 2015, ${phase}` })
    .waitFor();
});

test("without JavaScript an exam is checked and imported, and a pending one deleted", async () => {
  const page = await openPage({ scripts: false, screen: "phone" });
  await logIn(page, "admin");
  await page.goto("/ide?rascunho=novo");
  await area(page).fill(examText(`fase ${Date.now()}`).replace("Gabarito: E", "Gabarito: B"));
  await page.getByRole("button", { name: "Salvar e ver a prévia" }).click();
  await page.getByText("2 questões, todas completas.").waitFor();
  await page.getByRole("button", { name: "Conferir e importar" }).click();
  await page.getByText("2 questões novas").waitFor();
  await page.getByRole("button", { name: "Importar 2 questões" }).click();
  await page.getByText("todas as questões entraram").waitFor();
  await page.getByRole("link", { name: "Novo exame" }).click();
  await page.getByLabel("Instituição").selectOption({ label: "UERJ" });
  await page.getByLabel("Ano").fill("2014");
  const title = `Apagar ${Date.now()}`;
  await page.getByLabel("Título (opcional)").fill(title);
  await page.getByRole("button", { name: "Começar o exame" }).click();
  await page.getByRole("link", { name: "Todos os exames" }).click();
  await page.getByRole("link", { name: `Excluir ${title}` }).click();
  await dialog(page, "Excluir exame?").getByRole("button", { name: "Excluir", exact: true }).click();
  await page.getByText("Exame excluído.").waitFor();
  expect(await page.getByRole("link", { name: title, exact: true }).count()).toBe(0);
});

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { CUT_NETWORK, openPage, visit } from "./support/browser.ts";
import { logIn, signIn } from "./support/people.ts";
import { givenStudent } from "./support/school-page.ts";

const NOTEBOOKS = "/escolas/horizonte/cadernos";

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** A notebook of a teacher, open to be written; its address. */
async function givenNotebook(page: Page, title: string): Promise<string> {
  await signIn(page, "horizonte-professor", NOTEBOOKS);
  await page.getByLabel("Novo caderno").fill(title);
  await page.getByRole("button", { name: "Criar caderno" }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  return new URL(page.url()).pathname;
}

const field = (page: Page) => page.getByRole("textbox", { name: /^Texto, Bloco/ });
/** Does something, and waits until the server has stored a text. */
async function storing(page: Page, act: () => Promise<void>): Promise<void> {
  const stored = page.waitForResponse((response) => /\beditar\?_dados=/.test(response.url()));
  await act();
  await stored;
}
const saved = (page: Page) => page.getByText(/^Salvo às \d\d:\d\d$/).waitFor();

/** Adds a text and leaves it. */
async function addText(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: "Texto", exact: true }).click();
  await field(page).fill(text);
  await page.getByRole("button", { name: /^Pronto:/ }).click();
  await saved(page);
}

test("a teacher writes a notebook, a student reads and answers it", async () => {
  const teacher = await openPage();
  const title = "Ondas na mesa";
  await givenNotebook(teacher, title);
  await addText(teacher, "Uma onda leva energia: $v = \\lambda f$.");
  await teacher.getByRole("button", { name: "Só professores" }).click();
  await teacher.getByRole("textbox", { name: /^Só professores, Bloco/ }).fill("Cobrar o gráfico.");
  await teacher.getByRole("button", { name: /^Pronto:/ }).click();
  await teacher.getByRole("button", { name: "Questões", exact: true }).click();
  const bank = teacher.getByRole("region", { name: "Questões do banco" });
  await bank.getByRole("searchbox", { name: "Buscar questões" }).fill("velocidade ENEM");
  await bank.getByRole("button", { name: "Buscar questões" }).click();
  const found = bank.getByRole("button", { name: /^Acrescentar a questão/ });
  await found.first().click();
  await teacher.getByRole("region", { name: /^Bloco 3 de 3: Questão/ }).waitFor();
  await expectSound(teacher);
  await bank.getByRole("button", { name: "Fechar busca" }).click();
  // By keyboard: the question goes up.
  await teacher.getByRole("button", { name: "Mais: Bloco 3 de 3" }).focus();
  await teacher.keyboard.press("Alt+ArrowUp");
  await teacher.getByRole("region", { name: "Bloco 2 de 3: Questão" }).waitFor();
  await teacher.getByLabel("Título da seção").fill("O que é uma onda");
  await teacher.getByLabel("Título da seção").press("Enter");
  await teacher.getByRole("button", { name: "Mostrar aos estudantes" }).click();
  await teacher.getByRole("button", { name: "Voltar a rascunho" }).waitFor();

  await visit(teacher, NOTEBOOKS);
  const row = teacher.getByRole("listitem").filter({ hasText: title });
  await row.getByLabel(`Mais sobre ${title}`).click();
  await row
    .getByRole("checkbox", { name: /, 20\d\d$/ })
    .first()
    .check();
  await row.getByRole("button", { name: "Salvar turmas" }).click();
  await row.getByText("Turmas mudadas.").waitFor();
  await expectSound(teacher);

  const student = await openPage();
  await givenStudent(student, { first: "Lara", last: "Pankararu", room: "1º A" });
  await visit(student, NOTEBOOKS);
  await student.getByRole("link", { name: title }).click();
  await student.getByRole("heading", { level: 2, name: "1. O que é uma onda" }).waitFor();
  expect(await student.getByText("Cobrar o gráfico.").count()).toBe(0);
  const card = student.getByRole("region", { name: /^Questão/ });
  await card.getByRole("radio").first().press("Space");
  await card.getByRole("button", { name: "Responder", exact: true }).click();
  await card
    .getByRole("status")
    .filter({ hasText: /^Resposta (?:certa|errada)/ })
    .waitFor();
  await card.getByRole("link").first().click();
  await student.getByRole("link", { name: `Caderno ${title}` }).click();
  await student.getByRole("button", { name: "Terminar o caderno" }).click();
  await student.getByText("1 de 1 lida").first().waitFor();

  await visit(teacher, NOTEBOOKS);
  await row.getByLabel(`Mais sobre ${title}`).click();
  await row.getByRole("link", { name: "Uso" }).click();
  await teacher.getByText(/^1 de \d+ estudantes abriram este caderno/).waitFor();
  await teacher.getByRole("cell", { name: /^leu, [01] de 1 cert/ }).waitFor();
});

test("two people write at once: each sees the other, and over the same text chooses; nothing is lost without a network", async () => {
  const one = await openPage({ tolerated: CUT_NETWORK });
  const address = await givenNotebook(one, "Escrito a dois");
  await addText(one, "Primeiro texto.");
  await addText(one, "Segundo texto.");
  const other = await openPage();
  await logIn(other, "horizonte-admin");
  await visit(other, address);
  await one.getByText("Também aqui:").waitFor();
  await other.getByRole("button", { name: "Editar: Bloco 2 de 2" }).click();
  await one.getByText(/está aqui$/).waitFor();
  await storing(other, () => field(other).fill("Segundo texto, corrigido."));
  await one.getByText("Segundo texto, corrigido.").waitFor();

  await one.getByRole("button", { name: "Editar: Bloco 1 de 2" }).click();
  await one.context().setOffline(true);
  await field(one).fill("Primeiro texto. Meu fim.");
  await one.getByText("Sem rede: guardado neste aparelho").waitFor();
  await other.getByRole("button", { name: "Pronto: Bloco 2 de 2" }).click();
  await other.getByRole("button", { name: "Editar: Bloco 1 de 2" }).click();
  await storing(other, () => field(other).fill("Primeiro texto. Outro fim."));
  await one.context().setOffline(false);
  const conflict = one.getByRole("region", { name: "Texto de outra pessoa" });
  await conflict.getByRole("alert").filter({ hasText: "mudou este trecho" }).waitFor();
  await expectAccessible(one);
  await storing(one, () => conflict.getByRole("button", { name: "Juntar os dois" }).click());
  await other.getByRole("button", { name: "Pronto: Bloco 1 de 2" }).click();
  await other.getByText("Primeiro texto. Outro fim. Meu fim.").waitFor();

  await other.getByRole("button", { name: "Mais: Bloco 1 de 2" }).click();
  await other.getByRole("button", { name: "Histórico" }).click();
  // Its number depends on how many times the text was saved while it was typed.
  await other
    .getByText(/^Versão \d/)
    .last()
    .waitFor();
  await expectAccessible(other);
  await other.getByRole("button", { name: "Restaurar" }).last().click();
  await one.getByRole("button", { name: "Pronto: Bloco 1 de 2" }).click();
  await one.getByText("Primeiro texto.", { exact: true }).waitFor();
});

test("a tab closed before its text was sent sends it when the notebook is opened again", async () => {
  const page = await openPage({ tolerated: CUT_NETWORK });
  const address = await givenNotebook(page, "Fechado sem rede");
  await addText(page, "Antes.");
  await page.getByRole("button", { name: "Editar: Bloco 1 de 1" }).click();
  await page.context().setOffline(true);
  await field(page).fill("Antes. Depois.");
  await page.getByText("Sem rede: guardado neste aparelho").waitFor();
  const again = await page.context().newPage();
  await page.close();
  await again.context().setOffline(false);
  await visit(again, address);
  await saved(again);
  await visit(again, address);
  await again.getByText("Antes. Depois.").waitFor();
});

test("the keys of the editor: Enter after a title, and / on an empty line", async () => {
  const page = await openPage();
  await givenNotebook(page, "Escrito com o teclado");
  await page.getByRole("button", { name: "Título", exact: true }).click();
  await page.keyboard.type("Energia");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Texto, Bloco 2 de 2" }).waitFor();
  await page.keyboard.type("1/2 do trabalho.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.press("/");
  const menu = page.getByRole("menu", { name: "Acrescentar um bloco abaixo" });
  await menu.waitFor();
  await expectAccessible(page);
  await page.keyboard.press("/");
  await menu.waitFor({ state: "detached" });
  expect(await field(page).inputValue()).toBe("1/2 do trabalho.\n\n/");
  await page.keyboard.press("Enter");
  await page.keyboard.press("/");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Só professores, Bloco 3 de 3" }).waitFor();
  await page.keyboard.press("/");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.getByLabel("Endereço (https://…)").waitFor();
  await page.keyboard.type("https://exemplo.com.br");
  expect(await page.getByLabel("Endereço (https://…)").inputValue()).toBe("https://exemplo.com.br");
});

test("without scripts a teacher chooses the classes of a notebook", async () => {
  const page = await openPage({ scripts: false });
  await logIn(page, "horizonte-professor");
  await page.goto(NOTEBOOKS);
  await page.getByLabel("Novo caderno").fill("Sem roteiros");
  await page.getByRole("button", { name: "Criar caderno" }).click();
  await page.goto(NOTEBOOKS);
  const row = page.getByRole("listitem").filter({ hasText: "Sem roteiros" });
  await row.getByLabel("Mais sobre Sem roteiros").click();
  await row.getByRole("link", { name: "Escolher turmas" }).click();
  await row.getByRole("checkbox", { name: /^1º A, 20\d\d$/ }).check();
  await row.getByRole("button", { name: "Salvar turmas" }).click();
  await page.getByText("Turmas mudadas.").waitFor();
  await row.getByText(/^1º A · /).waitFor();
});

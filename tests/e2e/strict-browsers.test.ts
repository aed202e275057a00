import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { dialog } from "./support/account-page.ts";
import { openContext, untilReady, visit } from "./support/browser.ts";
import { givenAccount, logIn } from "./support/people.ts";
import { button, startFrom } from "./support/practice-page.ts";
import { alternativeRow, answerButton, codeOf, outcome, questionLinks } from "./support/question-page.ts";
import { ONE_BY_ONE, refuse, STORAGE, translate } from "./support/strict-browser.ts";

async function answerTo(page: Page, letter: string): Promise<void> {
  await alternativeRow(page, letter).click();
  await answerButton(page).click();
  await outcome(page).waitFor();
}

/** From the sheet of all questions, by one of them, to the result. */
async function handIn(page: Page, last: string): Promise<void> {
  await button(page, "Ver todas as questões").click();
  await dialog(page, "Questões").getByRole("button", { name: last }).click();
  await button(page, "Entregar prova").click();
  await dialog(page, "Entregar a prova?").getByRole("button", { name: "Entregar prova" }).click();
  await page.waitForURL(/\/resultado$/);
}

/** Search, pages of results, a question, its answer, the next one, a submitted exam, signing out. */
async function study(page: Page): Promise<void> {
  await visit(page, "/questoes");
  await logIn(page, givenAccount());
  await visit(page, "/questoes?tipo=multipla-escolha");
  await page.getByRole("link", { name: "Próximas", exact: true }).click();
  await page.waitForURL((url) => url.searchParams.size > 1);
  await untilReady(page);
  await questionLinks(page).first().click();
  await page.waitForURL("**/q/**");
  await untilReady(page);
  const first = codeOf(page);
  await answerTo(page, "B");
  await page.getByRole("button", { name: "Próxima questão" }).click();
  await expect.poll(() => codeOf(page)).not.toBe(first);
  await untilReady(page);
  await answerTo(page, "C");

  await visit(page, "/questoes?tipo=multipla-escolha");
  await startFrom(page, "Fazer como prova", 2);
  await alternativeRow(page, "A").click();
  await handIn(page, "Questão 2, em branco");

  await visit(page, "/geral");
  await button(page, "Meu perfil").click();
  await page.getByRole("menuitem", { name: "Sair" }).or(button(page, "Sair")).click();
  await page.getByRole("link", { name: "Entrar" }).or(button(page, "Entrar")).first().waitFor();
  expect(await page.getByText("Ocorreu um erro").count()).toBe(0);
}

/** A draft of an essay that is still there on return. */
async function write(page: Page): Promise<void> {
  const sheet = page.getByRole("textbox", { name: "Folha de redação" });
  const text = "Ler é conversar com quem já não está. Falta, a muitos, quem os apresente.";
  await visit(page, "/redacao/tema/leitura-na-adolescencia");
  await button(page, "Escrever").click();
  await page.getByRole("timer").waitFor();
  await sheet.fill(text);
  await page.getByText(/^Salvo às/).waitFor();
  await visit(page, new URL(page.url()).pathname);
  await expect.poll(() => sheet.inputValue()).toBe(text);
}

/** A list of one's own, studied. */
async function studyList(page: Page): Promise<void> {
  await visit(page, "/questoes/todas/todos/fisica?tipo=multipla-escolha");
  await page
    .getByRole("link", { name: /^Salvar a questão/ })
    .first()
    .click();
  const menu = dialog(page, "Salvar em uma lista");
  await menu.getByLabel("Nova lista").fill("Véspera");
  await menu.getByRole("button", { name: "Criar e salvar" }).click();
  await menu.getByText("Lista criada, com a questão.").waitFor();
  await menu.getByRole("button", { name: "Fechar" }).click();
  await visit(page, "/listas");
  await page.getByRole("link", { name: "Véspera", exact: true }).click();
  await page.getByRole("link", { name: "Começar" }).click();
  await page.getByRole("heading", { name: "Praticar" }).waitFor();
  await button(page, "Começar").click();
  await page.waitForURL(/\/praticar\/[\w-]{20,}$/);
  await untilReady(page);
  await answerTo(page, "A");
}

/** The submitted sheet of a mock exam. */
async function sitMockExam(page: Page): Promise<void> {
  await visit(page, "/simulados");
  await page.getByRole("link", { name: "Matemática", exact: true }).click();
  await page.getByRole("heading", { name: "20 minutos no ônibus: Matemática" }).waitFor();
  await button(page, "Começar a prova").click();
  await page.getByText("Questão 1 de 7").waitFor();
  await untilReady(page);
  await alternativeRow(page, "A").click();
  await button(page, "Próxima questão").click();
  await page.getByText("Questão 2 de 7").waitFor();
  await alternativeRow(page, "B").click();
  await handIn(page, "Questão 7, em branco");
  await page.getByRole("heading", { name: "Seus acertos" }).waitFor();
}

async function work(page: Page): Promise<void> {
  await visit(page, "/questoes");
  await logIn(page, givenAccount());
  await write(page);
  await studyList(page);
  await sitMockExam(page);
  expect(await page.getByText("Ocorreu um erro").count()).toBe(0);
}

type Strict = { named: string; prepare: (context: BrowserContext) => Promise<void> };

const everything: Strict[] = [
  { named: "throws at all storage", prepare: (context) => refuse(context, STORAGE, "throws") },
  { named: "has no storage", prepare: (context) => refuse(context, STORAGE, "missing") },
  { named: "has its texts moved by a translation", prepare: (context) => translate(context, "moves") },
  { named: "has its texts replaced by a translation", prepare: (context) => translate(context, "replaces") },
];

const oneByOne = ONE_BY_ONE.map(
  (kinds): Strict => ({
    named: `throws at ${kinds.join(", ")}`,
    prepare: (context) => refuse(context, kinds, "throws"),
  }),
);

async function openStrict({ prepare }: Strict): Promise<Page> {
  const context = await openContext({ screen: "phone" });
  await prepare(context);
  return context.newPage();
}

test.each([...everything, ...oneByOne])("a student studies in a browser that $named", async (strict) => {
  await study(await openStrict(strict));
});

// These store their data on the device in IndexedDB.
test.each([...everything, ...oneByOne.filter(({ named }) => /indexedDB/.test(named))])(
  "a student writes, studies a list and sits a mock exam in a browser that $named",
  async (strict) => {
    await work(await openStrict(strict));
  },
);

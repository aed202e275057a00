import type { BrowserContext, Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, untilReady, visit } from "./support/browser.ts";
import { rowsOnDevice } from "./support/device-store.ts";
import { newProfile, openProfile } from "./support/killable-browser.ts";
import { logIn, signIn } from "./support/people.ts";
import { addressOfQuestion, alternativeRow, answerButton, outcome } from "./support/question-page.ts";

/** TYPED_KILLS=50 for the bar of quality. */
const KILLS = Number(process.env.TYPED_KILLS ?? 2);
const SUPPORT = "/escolas/horizonte/suporte";
const RESTORED = "Recuperamos o que você tinha escrito aqui.";

/** Texts of the device's drafts. */
async function draftsOf(page: Page): Promise<string[]> {
  const drafts = await rowsOnDevice(page, "drafts");
  return drafts.flatMap(({ draft }) => (draft as { text?: string }).text ?? []);
}

type Field = { address: string; of: (page: Page) => Promise<Locator> | Locator };

/** Opens the comments under a question, and their field. */
async function commentField(page: Page): Promise<Locator> {
  await page
    .getByText(/^Comentários/)
    .first()
    .evaluate((place) => place.scrollIntoView());
  const field = page.getByRole("textbox", { name: "Escreva um comentário" });
  await field.waitFor();
  return field;
}

/** A question that the person has answered, so that its comments are open. */
async function answeredQuestion(page: Page): Promise<string> {
  const search = "/questoes/IME?tipo=multipla-escolha&disciplina=matematica";
  const [address = ""] = (await addressOfQuestion(page, search, 3)).split("?");
  await visit(page, address);
  if (await answerButton(page).isVisible()) {
    await alternativeRow(page, "A").click();
    await answerButton(page).click();
  }
  await outcome(page).waitFor();
  return address;
}

async function newMaterial(page: Page): Promise<string> {
  await visit(page, "/criar-material");
  await page.getByLabel("Título").fill("Guardado");
  await page.getByLabel("Disciplina").selectOption({ label: "Física" });
  await page.getByRole("button", { name: "Criar rascunho" }).click();
  await page.getByRole("heading", { name: "Editar material" }).waitFor();
  return new URL(page.url()).pathname;
}

/** A comment, a doubt, a material and a message to the support, of one person. */
async function givenFields(page: Page): Promise<Field[]> {
  const question = await answeredQuestion(page);
  const doubt = await page.getByRole("link", { name: "Tirar dúvida", exact: true }).getAttribute("href");
  return [
    { address: question, of: commentField },
    { address: doubt ?? "", of: (page) => page.getByLabel("Sua dúvida") },
    {
      address: await newMaterial(page),
      of: (page) => page.getByRole("textbox", { name: "Texto da página" }),
    },
    { address: SUPPORT, of: (page) => page.getByLabel("O que aconteceu?") },
  ];
}

/** Types at the end of each field, each in a page of its own, once it shows what was typed before. Returns what each then has. */
async function typeInto(context: BrowserContext, fields: Field[], typed: string[], round: number) {
  const texts: string[] = [];
  for (const [index, { address, of }] of fields.entries()) {
    const page = await context.newPage();
    await visit(page, address);
    const field = await of(page);
    await expect.poll(() => field.inputValue()).toBe(typed[index] ?? "");
    await field.press("Control+End");
    await page.keyboard.type(`${round} a`.repeat(1 + (round % 3)));
    const text = await field.inputValue();
    // In the database, or already with the server.
    const saved = page.getByText("Rascunho salvo");
    await expect
      .poll(async () => (await draftsOf(page)).includes(text) || (await saved.count()) > 0, { interval: 10 })
      .toBe(true);
    texts.push(text);
  }
  return texts;
}

test(`what is typed in a comment, a doubt, a material and a message survives ${KILLS} killed browsers`, {
  timeout: 60_000 + KILLS * 30_000,
}, async () => {
  const profile = newProfile();
  let typed: string[] = [];
  let fields: Field[] = [];
  for (let round = 0; round <= KILLS; round++) {
    const browser = await openProfile(profile);
    const page = await browser.context.newPage();
    // A killed browser has not written its newest cookies.
    await logIn(page, "admin");
    if (round === 0) fields = await givenFields(page);
    await page.close();
    const texts = await typeInto(browser.context, fields, typed, round);
    expect(texts.every((text, index) => text.length > (typed[index]?.length ?? 0))).toBe(true);
    typed = texts;
    await browser.kill();
  }
});

test("a typed text comes back with a notice, is discarded, is deleted once it is sent, and nobody else sees it", async () => {
  const page = await openPage({ tolerated: /status of 422/ });
  await signIn(page, "horizonte-assistente", SUPPORT);
  const field = page.getByLabel("O que aconteceu?");
  const notice = page.getByText(RESTORED);
  const storedAs = (text: string) => expect.poll(() => draftsOf(page)).toContain(text);
  await field.fill("A tela ficou branca.");
  await storedAs("A tela ficou branca.");
  await page.reload();
  await untilReady(page);
  await notice.waitFor();
  expect(await field.inputValue()).toBe("A tela ficou branca.");
  await page.getByRole("button", { name: "Descartar" }).click();
  expect(await field.inputValue()).toBe("");
  await expect.poll(() => draftsOf(page)).toEqual([]);

  // A refusal deletes nothing, an acceptance does.
  await field.fill("Ah");
  await page.getByRole("button", { name: "Abrir chamado" }).click();
  await page.getByText("Conte o que aconteceu, em uma frase ou mais.").first().waitFor();
  await storedAs("Ah");
  await field.fill("A lista não abre desde ontem.");
  await storedAs("A lista não abre desde ontem.");
  await page.getByRole("button", { name: "Abrir chamado" }).click();
  await page.getByText("Enviado. A resposta chega nas suas notificações.").waitFor();
  await expect.poll(() => draftsOf(page)).toEqual([]);
  expect(await field.inputValue()).toBe("");
  await page.reload();
  await untilReady(page);
  expect(await field.inputValue()).toBe("");

  await field.fill("Só minha.");
  await storedAs("Só minha.");
  await page.getByRole("button", { name: "Meu perfil" }).click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
  await page.getByRole("link", { name: "Entrar", exact: true }).first().waitFor();
  await expect.poll(() => draftsOf(page)).toEqual([]);
  await signIn(page, "horizonte-admin", SUPPORT);
  await field.waitFor();
  expect(await field.inputValue()).toBe("");
  expect(await notice.count()).toBe(0);
});

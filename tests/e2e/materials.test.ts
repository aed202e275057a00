import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { CUT_NETWORK, openPage, untilReady, visit } from "./support/browser.ts";
import { givenAccount, signIn } from "./support/people.ts";
import { addressOfQuestion, GRADED } from "./support/question-page.ts";

/** Without a network; and withdrawn pages are requested once more, and deleted on the device. */
const LEAVES_DEVICE = new RegExp(`${CUT_NETWORK.source}|status of 404`);

/** The page's Markdown. */
const field = (page: Page) => page.getByRole("textbox", { name: "Texto da página" });

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Writes a page with a formula and a question, and publishes it. Its address. */
async function published(page: Page, title: string, code: string): Promise<string> {
  await signIn(page, "admin", "/criar-material");
  await page.getByLabel("Título").fill(title);
  await page.getByLabel("Disciplina").selectOption({ label: "Física" });
  await page.getByRole("button", { name: "Criar rascunho" }).click();
  await page.getByRole("heading", { name: "Editar material" }).waitFor();
  await untilReady(page);
  await page.getByLabel("Resumo").fill("Como se somam dois vetores.");
  await page
    .getByText(/^Assuntos/)
    .first()
    .click();
  await page.getByRole("checkbox", { name: "Vetores" }).check();
  await field(page).fill(
    `## Soma\n\nO módulo é $\\sqrt{a^2 + b^2}$, e $\\nada$ não existe.\n\n::questões ${code}`,
  );
  const preview = page.getByRole("region", { name: "Prévia" });
  await preview.getByText("1 problema").waitFor();
  await page.getByText("Rascunho salvo").waitFor();
  await field(page).fill(`## Soma\n\nO módulo é $\\sqrt{a^2 + b^2}$.\n\n::questões ${code}`);
  await preview.getByText(`Questão ${code}`).waitFor();
  await page.getByText("Rascunho salvo").waitFor();
  expect(await preview.getByText("1 problema").count()).toBe(0);
  await expectSound(page);
  await page.getByRole("button", { name: "Publicar" }).click();
  await page.getByText("Publicado: todos já podem ler.").waitFor();
  return new URL(page.url()).pathname.replace("/editar", "");
}

test("an admin writes a page, a student finds, reads and stores it on a phone", async () => {
  const title = `Vetores ${Date.now()}`;
  const admin = await openPage({ screen: "desktop" });
  const [, code = ""] = /^\/q\/(\w+)/.exec(await addressOfQuestion(admin, `/questoes?${GRADED}`)) ?? [];
  const address = await published(admin, title, code);

  const student = await openPage({ screen: "phone", tolerated: LEAVES_DEVICE });
  await signIn(student, givenAccount(), "/materiais");
  await student.getByRole("searchbox", { name: "Buscar" }).fill(title);
  await student.getByRole("button", { name: "Buscar" }).click();
  await student.getByRole("link", { name: title }).click();
  await student.getByRole("heading", { level: 1, name: title }).waitFor();
  await untilReady(student);

  const card = student.getByRole("region", { name: `Questão ${code}` });
  await card.locator("label").first().click();
  await card.getByRole("button", { name: "Responder", exact: true }).click();
  await card
    .getByText(/Resposta (?:certa|errada|em parte)/)
    .first()
    .waitFor();

  await student.getByRole("button", { name: /^Guardar neste aparelho/ }).click();
  await student.getByText(/^Guardado, \d\d:\d\d$/).waitFor();
  await student.context().setOffline(true);
  await student.goto(address);
  await student.getByRole("heading", { level: 1, name: title }).waitFor();
  await student.getByRole("region", { name: `Questão ${code}` }).waitFor();

  await visit(admin, `${address}/editar`);
  await admin.getByText("Tirar do ar", { exact: true }).first().click();
  await admin.getByRole("button", { name: "Tirar do ar" }).click();
  await admin.getByText("O material saiu do ar.").waitFor();
  await student.context().setOffline(false);
  await student.waitForFunction(async () => {
    return (await caches.keys()).every((name) => !name.startsWith("farol-material:"));
  });
  const visitor = await openPage({ tolerated: /status of 404/ });
  expect((await visitor.goto(address))?.status()).toBe(404);
});

test("a study page of the demo has its questions", async () => {
  const page = await openPage();
  await visit(page, "/materiais?disciplina=matematica");
  await page.getByRole("link", { name: /^Análise combinatória/ }).click();
  await page.getByRole("heading", { level: 1, name: /^Análise combinatória/ }).waitFor();
  await untilReady(page);
  // The bank of the tests has one of the topic that was not generated.
  expect(await page.getByRole("region", { name: /^Questão/ }).count()).toBe(1);
});

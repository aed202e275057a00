import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { openPage, type PageOptions, screens, untilReady, visit } from "./support/browser.ts";
import { givenAccount, logIn, signIn } from "./support/people.ts";
import { button } from "./support/practice-page.ts";
import { answerButton, codeOf } from "./support/question-page.ts";

const propositions = "01) $2 > 1$\n02) $2 > 3$\n04) $3 > 1$\n08) $4 > 1$\n16) $1 > 4$";
const letters = "a) 2\nb) 4\nc) 5\nd) 9";
const questions = {
  sum: `Tipo: Somatória\n\nSome as proposições certas.\n\n${propositions}\nGabarito: 01 + 04 + 08`,
  several: `Tipo: Várias certas\n\nQuais são primos?\n\n${letters}\nGabarito: A e C`,
  number: "Tipo: Resposta numérica\n\nQuanto é seis vezes sete?\n\nGabarito: 42",
};

let imported: Promise<string[]> | null = null;

/** Imports an exam with one question of each kind; their codes. */
async function importExam(): Promise<string[]> {
  const page = await openPage();
  await signIn(page, "admin", "/ide?rascunho=novo");
  const phase = `fase ${Math.random().toString(36).slice(2)}`;
  const parts = Object.values(questions).map((text, at) => `## ${at + 1}\n${text}\n`);
  const text = `# Prova: UEM 2016\nFase: ${phase}\nDisciplina: Matemática\n\n${parts.join("\n")}`;
  await page.getByRole("textbox", { name: "Texto da prova" }).fill(text);
  await button(page, "Conferir e importar").click();
  await button(page, "Importar 3 questões").click();
  await page.getByRole("link", { name: `UEM 2016, ${phase}` }).click();
  const links = page.getByRole("link", { name: /^Questão [123]/ });
  await links.nth(2).waitFor();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute("href")?.slice(-8) ?? ""));
}

function codesOfExam(): Promise<string[]> {
  imported ??= importExam();
  return imported;
}

/** Opens a question of the exam, as somebody who has answered nothing. */
async function openNumber(number: number, options: PageOptions): Promise<Page> {
  const page = await openPage(options);
  await signIn(page, givenAccount(), `/q/${(await codesOfExam())[number - 1]}`);
  await answerButton(page).waitFor();
  return page;
}

const marked = (page: Page) =>
  page
    .getByRole("checkbox", { checked: true })
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));

test("propositions are summed by keyboard, and a partial sum is shown as such", async () => {
  const page = await openNumber(1, { dark: true });
  expect(await answerButton(page).isDisabled()).toBe(true);
  for (const key of ["1", "b", "3", "2"]) await page.keyboard.press(key);
  expect(await marked(page)).toEqual(["A", "C"]);
  await page.getByText("05 (01 + 04)").waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  const verdict = page.getByRole("status").filter({ hasText: "Resposta em parte certa, parcial: 67%" });
  await verdict.waitFor();
  expect(await verdict.textContent()).toContain("A soma certa é 13 (01 + 04 + 08)");
  await page.getByText("certa: faltou marcar").waitFor();
  await button(page, "Responder de novo").click();
  for (const key of ["a", "c", "d"]) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  await page.getByRole("status").filter({ hasText: "Resposta certa!" }).waitFor();
});

test("several right choices are tapped on a phone, and all of them are required", async () => {
  const page = await openNumber(2, { screen: "phone" });
  const row = (letter: string) =>
    page.locator("label").filter({ has: page.getByRole("checkbox", { name: new RegExp(`^${letter}:`) }) });
  await row("A").tap();
  await row("B").tap();
  await row("B").tap();
  await row("C").tap();
  expect(await marked(page)).toEqual(["A", "C"]);
  await expectAccessible(page);
  await page.setViewportSize(screens.phone);
  await answerButton(page).tap();
  await page.getByRole("status").filter({ hasText: "Resposta certa! +3 pontos" }).waitFor();
});

test("a number is typed with three digits, and preserved while the page is away", async () => {
  const page = await openNumber(3, { screen: "phone" });
  const field = page.getByRole("textbox", { name: "Sua resposta" });
  expect(await field.getAttribute("inputmode")).toBe("numeric");
  await field.fill("4a3");
  expect(await field.inputValue()).toBe("43");
  await expectAccessible(page);
  await page.setViewportSize(screens.phone);
  await field.press("Enter");
  const verdict = page.getByRole("status").filter({ hasText: "A resposta certa é 042" });
  await verdict.waitFor();
  expect(await field.inputValue()).toBe("043");
  await visit(page, `/q/${codeOf(page)}`);
  expect(await page.getByRole("textbox", { name: "Sua resposta" }).inputValue()).toBe("043");
  await page.getByRole("list", { name: "Resposta certa" }).getByText("(certa)").waitFor();
});

test("an exam with every kind is answered by keyboard and corrected", async () => {
  const codes = await codesOfExam();
  const page = await openPage();
  await logIn(page, givenAccount());
  await visit(page, `/praticar?questoes=${codes.join(",")}&modo=prova`);
  await button(page, "Começar").click();
  await page.waitForURL(/\/praticar\/[\w-]{20,}$/);
  await untilReady(page);
  // The exam is read from the device: keys count from its first question on.
  await page.getByRole("checkbox").first().waitFor();
  for (const key of ["1", "3", "4"]) await page.keyboard.press(key);
  await page.getByText("13 (01 + 04 + 08)").waitFor();
  await page.keyboard.press("Enter");
  await page.getByText("Quais são primos?").waitFor();
  await page.keyboard.press("b");
  await page.keyboard.press("Enter");
  await page.getByText("Quanto é seis vezes sete?").waitFor();
  for (const key of ["4", "2"]) await page.keyboard.press(key);
  expect(await page.getByRole("textbox", { name: "Sua resposta" }).inputValue()).toBe("042");
  await button(page, "Entregar prova").click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Entregar/ })
    .click();
  await page.waitForURL(/resultado/);
  await page.getByText("Certa: 13 (01 + 04 + 08)").waitFor();
  await page.getByText("Você marcou B; as certas são A e C").waitFor();
  await page.getByText("Certa: 042").waitFor();
  await expectAccessible(page);
});

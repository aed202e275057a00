import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { givenAccount, logIn } from "./support/people.ts";

type PrintedPage = { texts: string[]; lowest: string };

/** The texts of each page of the PDF that a browser prints, and the one at its foot. */
async function printedPages(page: Page): Promise<PrintedPage[]> {
  const file = await page.pdf({ preferCSSPageSize: true });
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const written = items.flatMap((item) =>
      "str" in item && item.str.trim() ? [{ text: item.str.trim(), height: Number(item.transform[5]) }] : [],
    );
    const lowest = written.reduce((low, each) => (each.height < low.height ? each : low)).text;
    pages.push({ texts: written.map(({ text }) => text), lowest });
  }
  return pages;
}

/** "Versão A" is a letter on a sheet, too. */
const ONE_NAME = 1;
const lettersOf = (texts: readonly string[]) =>
  texts
    .join(" ")
    .split(/\s+/)
    .filter((word) => /^[A-E]$/.test(word));

/** Alternatives that the preview, laid out by the printer's own rules, breaks over sheets. */
function splitAlternatives(page: Page): Promise<string[]> {
  return page
    .locator(".paper-choices > li")
    .evaluateAll((rows) =>
      rows.filter((row) => row.getClientRects().length > 1).map((row) => row.textContent ?? ""),
    );
}

/** Questions whose command, the statement's last block, stands on another column than its first alternative. */
function partedCommands(page: Page): Promise<string[]> {
  return page.locator(".paper-question").evaluateAll((questions) =>
    questions.flatMap((question) => {
      const command = question.querySelector(".rich-text:has(+ .paper-choices) > :last-child");
      const first = question.querySelector(".paper-choices > li");
      const [end, start] = [command?.getClientRects(), first?.getClientRects()];
      if (!end || !start) return [];
      const columnOf = (rects: DOMRectList) => Math.round((rects[rects.length - 1]?.left ?? 0) / 50);
      const top = (rects: DOMRectList) => rects[0]?.top ?? 0;
      const isParted = end.length > 1 || (columnOf(start) !== columnOf(end) && top(start) < top(end));
      return isParted ? [question.getAttribute("data-number") ?? ""] : [];
    }),
  );
}

/** Tables that paper would cut: it does not scroll. */
function cutTables(page: Page): Promise<string[]> {
  return page
    .locator(".paper table")
    .evaluateAll((tables) =>
      tables
        .filter((table) => table.getBoundingClientRect().width > (table.parentElement?.clientWidth ?? 0) + 1)
        .map((table) => table.textContent ?? ""),
    );
}

test("a teacher prints 45 questions in four versions with sheets and keys, and downloads them as DOCX", async () => {
  const page = await openPage();
  await logIn(page, "azambuja-professor");
  await visit(page, "/questoes/ENEM?tipo=multipla-escolha");
  await page.getByRole("link", { name: "Imprimir", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: /^Imprimir: / }).waitFor();
  await page.getByLabel("Folha de respostas").check();
  await page.getByRole("img", { name: /^Código \w{6}-A$/ }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel("Versões").selectOption("4");
  await page.getByLabel("Gabarito separado").check();
  await page.getByLabel("Escola").fill("Colégio <b>Horizonte</b>");
  await page.getByLabel("Turma").fill("Terceiro ano");
  await page.getByRole("heading", { level: 2, name: /^Gabarito:/ }).waitFor();
  await page.getByText("Colégio <b>Horizonte</b>").first().waitFor();
  expect(new URL(page.url()).searchParams.get("versoes")).toBe("4");
  expect(await page.locator(".paper-choices > li").count()).toBeGreaterThan(4 * 45 * 3);
  expect(await splitAlternatives(page)).toEqual([]);
  expect(await partedCommands(page)).toEqual([]);
  expect(await cutTables(page)).toEqual([]);

  const pages = await printedPages(page);
  const sheets = pages.filter(({ texts }) => texts.some((text) => text.startsWith("Folha de respostas")));
  const bubbles = await page.locator(".paper-bubble").count();
  expect(sheets).toHaveLength(4);
  const counts = sheets.map(({ texts }) => lettersOf(texts).length - ONE_NAME);
  expect(new Set(counts).size).toBe(1);
  expect(counts[0]).toBe(bubbles / 4);
  expect(pages.map(({ lowest }) => lowest)).toEqual(pages.map((_, index) => String(index + 1)));

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar DOCX" }).click();
  const file = unzipSync(readFileSync(await (await download).path()));
  const body = strFromU8(file["word/document.xml"] ?? new Uint8Array());
  expect(body.match(/Questão \d+</g)).toHaveLength(4 * 45);
  expect(body).toContain("<m:oMath>");
  expect(Object.keys(file).some((name) => name.startsWith("word/media/"))).toBe(true);
});

test("a student prints an exam from a phone: large print, one language, and its official key", async () => {
  const page = await openPage({ screen: "phone", dark: true });
  await logIn(page, givenAccount());
  await visit(page, "/provas-anteriores/ENEM/2018/dia-1");
  await page.getByRole("link", { name: "Imprimir a prova" }).click();
  await page.getByText("Opções", { exact: true }).click();
  await page.getByLabel("Letra").selectOption("18");
  await page.getByLabel("Gabarito separado").check();
  await page.getByLabel("Língua estrangeira").selectOption("Espanhol");
  await page.getByRole("heading", { level: 1, name: "Imprimir: ENEM 2018 — 1º dia, Espanhol" }).waitFor();
  await page.getByRole("heading", { level: 2, name: /^Gabarito: .*Espanhol$/ }).waitFor();
  const texts = (await printedPages(page)).flatMap((each) => each.texts);
  expect(texts.join(" ")).toMatch(/1 [A-E] .*2 [A-E] /);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Prova ENEM 2018 — 1º dia" }).waitFor();
});

test("without scripts the options are a form", async () => {
  const page = await openPage({ scripts: false });
  await page.goto("/provas-anteriores/ENEM/2018/dia-1/imprimir");
  await page.getByText("Opções", { exact: true }).click();
  await page.getByLabel("Versões").selectOption("2");
  await page.getByLabel("Folha de respostas").check();
  await page.getByRole("button", { name: "Atualizar" }).click();
  await page.getByText("Versão B", { exact: true }).first().waitFor();
  expect(await page.getByRole("img", { name: /^Código \w{6}-B$/ }).count()).toBe(1);
});

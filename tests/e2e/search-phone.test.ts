import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { logIn } from "./support/people.ts";
import { GRADED, openQuestion, textOf } from "./support/question-page.ts";
import { totalOf, untilTitled } from "./support/search-page.ts";

/** CSS pixels from the top of a screen of 740: its upper third. */
const UPPER_THIRD = 260;

function topOfFirst(page: Page): Promise<number> {
  return page
    .getByRole("article")
    .first()
    .evaluate((result) => result.getBoundingClientRect().top);
}

test("the first result starts in the upper third of a phone, for any filter and reader", async () => {
  const page = await openPage({ screen: "phone" });
  const searches = [
    "/questoes",
    "/questoes?q=velocidade",
    "/questoes/ENEM/todos/fisica?q=energia&dificuldade=2",
  ];
  for (const signedIn of [false, true]) {
    if (signedIn) await logIn(page, "admin");
    for (const search of searches) {
      await visit(page, search);
      expect(await topOfFirst(page), search).toBeLessThanOrEqual(UPPER_THIRD);
    }
  }
  const chips = page.getByRole("region", { name: "Resultados" }).getByRole("link");
  await visit(page, "/questoes/ENEM");
  const names = await chips.allInnerTexts();
  const [first] = names.filter((name) => name === "Só provas reais" || /^Tirar o filtro/.test(name));
  expect(first).toBe("Só provas reais");
  // Last, because it tries every width.
  await expectNoSidewaysScroll(page);
});

test("one row of tools orders, saves and filters; practice stays in sight", async () => {
  const page = await openPage({ screen: "phone" });
  await visit(page, "/questoes/ENEM/todos/fisica?q=energia");
  const tools = [
    page.getByRole("button", { name: "Filtros (2)" }),
    page.getByText("Ordenar", { exact: true }),
    page.getByRole("link", { name: "Salvar", exact: true }),
  ];
  const tops = await Promise.all(tools.map(async (tool) => Math.round((await tool.boundingBox())?.y ?? 0)));
  expect(new Set(tops.map((top) => Math.round(top / 12))).size).toBe(1);

  await tools[1]?.tap();
  await page.getByRole("navigation", { name: "Ordem dos resultados" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Mais novas" }).tap();
  await page.waitForURL((url) => url.searchParams.get("ordem") === "novas");
  await page.getByRole("navigation", { name: "Ordem dos resultados" }).waitFor({ state: "hidden" });

  const practice = page.getByRole("link", { name: `Praticar ${await totalOf(page)}` });
  await page.evaluate(() => window.scrollTo(0, 600));
  const box = await practice.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(740);
});

test("the sheet says how many questions each choice leaves, and years are a tap", async () => {
  const page = await openPage({ screen: "phone" });
  await visit(page, "/questoes/ENEM/todos/fisica?q=energia");
  await page.getByRole("button", { name: "Filtros (2)" }).tap();
  const sheet = page.getByRole("dialog", { name: "Filtros" });
  const offered = sheet.getByRole("button", { name: /^Ver .*quest/ });
  const before = await textOf(offered);
  await sheet.getByRole("link", { name: "Últimos 3 anos" }).tap();
  await page.waitForURL((url) => url.searchParams.has("de"));
  await expect.poll(() => textOf(offered)).not.toBe(before);
  const found = await textOf(offered);
  expect(await sheet.getByRole("link", { name: "Últimos 3 anos" }).getAttribute("aria-current")).toBe("true");
  await sheet.getByRole("button", { name: found }).tap();
  expect(found).toBe(`Ver ${await totalOf(page)} questões`);
  await page.getByRole("button", { name: "Filtros (3)" }).tap();
  await sheet.getByRole("link", { name: "Limpar" }).tap();
  await page.getByRole("heading", { level: 1, name: "Questões: energia", includeHidden: true }).waitFor();
});

test("on a wide screen the menu is a rail, and the text has the room", async () => {
  const page = await openPage();
  await visit(page, "/questoes");
  const menu = page.getByRole("navigation", { name: "Principal" });
  expect((await menu.boundingBox())?.width).toBeLessThanOrEqual(100);
  await menu.getByRole("link", { name: "Informações e Ajuda" }).click();
  await page.waitForURL("**/sobre");
  await visit(page, "/questoes");
  await untilTitled(page, "Questões");
});

test("separators are between parts only, because the layout draws them", async () => {
  const page = await openPage({ screen: "phone" });
  await visit(page, "/questoes/ENEM");
  const written = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(
        document.querySelector("main") ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (/^\s*·|·\s*$|\s·\s/.test(node.nodeValue ?? "")) found.push(node.nodeValue ?? "");
      return found;
    });
  expect(await written()).toEqual([]);
  await openQuestion(page, `/questoes/ENEM?${GRADED}`);
  expect(await written()).toEqual([]);
  const line = page.getByRole("article").locator(".dotted-line");
  expect((await line.boundingBox())?.height).toBeLessThanOrEqual(28);
});

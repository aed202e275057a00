import { expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { openPage, visit } from "./support/browser.ts";
import { listedCodes, questionLinks, textOf } from "./support/question-page.ts";
import { untilTitled } from "./support/search-page.ts";

test("a question is found by its code and by any piece of it; similar ones are below its card", async () => {
  const page = await openPage();
  // An authored one, and not of the newest: other tests bring exams whose questions all say the same, and write short ones.
  await visit(page, "/questoes/todas/todos/fisica?origem=autorais");
  const code = (await listedCodes(page)).at(-1) ?? "";
  const box = page.getByRole("searchbox", { name: "Buscar questões" });

  await visit(page, "/questoes");
  await box.fill(`${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`);
  await box.press("Enter");
  await untilTitled(page, /Questões: /);
  expect(await listedCodes(page)).toEqual([code]);

  await questionLinks(page).first().click();
  const card = page.getByRole("article").first();
  await card.getByRole("radiogroup", { name: "Alternativas" }).waitFor();
  const piece = (await textOf(card.locator(".rich-text").first())).slice(0, 200);
  expect(piece.split(" ").length).toBeGreaterThan(12);
  const similar = page.getByRole("region", { name: "Parecidas com esta" });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await similar.getByRole("link").first().waitFor();
  await expectAccessible(page);

  await visit(page, `/questoes?q=${encodeURIComponent(piece)}`);
  expect((await listedCodes(page))[0]).toBe(code);
});

test("active filters are removed one by one, and only real exams stay in one tap", async () => {
  const page = await openPage();
  await visit(page, "/questoes/ENEM/todos/fisica?q=energia&dificuldade=2&ordem=dificeis");
  const chips = page.getByRole("list", { name: "Filtros em uso" });
  expect(await chips.getByRole("link").count()).toBe(4);
  await expectAccessible(page);
  await chips.getByRole("link", { name: "Tirar o filtro Física" }).click();
  await untilTitled(page, "Questões — ENEM: energia");
  await chips.getByRole("link", { name: "Limpar tudo" }).click();
  await untilTitled(page, "Questões: energia");
  expect(await chips.count()).toBe(0);
});

test("the box suggests while typing, by keyboard alone, and a mistyped word is answered with the one meant", async () => {
  const page = await openPage();
  await visit(page, "/questoes");
  const box = page.getByRole("searchbox", { name: "Buscar questões" });
  await box.focus();
  await box.pressSequentially("cinem");
  const list = page.getByRole("listbox", { name: "Sugestões" });
  await list.getByRole("option").first().waitFor();
  await expectAccessible(page);
  await box.press("ArrowDown");
  const chosen = list.getByRole("option", { selected: true });
  const [name = ""] = (await chosen.allInnerTexts()).join("").split("\n");
  await box.press("Enter");
  await untilTitled(page, new RegExp(name));
  expect(await list.count()).toBe(0);

  await visit(page, "/questoes?q=velocidde");
  await page.getByRole("status").filter({ hasText: "Mostrando resultados para velocidade." }).waitFor();
  await page.getByRole("link", { name: "Buscar “velocidde” assim mesmo" }).waitFor();
  expect((await page.locator("mark").allInnerTexts()).some((word) => /^velocidade/i.test(word))).toBe(true);
});

import { expect, test } from "vitest";
import { cleanLine } from "#app/platform/text/clean-text.ts";
import { openPage, visit } from "./support/browser.ts";
import { questionLinks } from "./support/question-page.ts";
import { resultsOf, totalOf, untilTitled } from "./support/search-page.ts";

const LONGEST = 10_000;
/** What a field, an address or a title may spoil; what the server makes of any text, tests/worker/fuzz-reads.test.ts shows. */
const TEXTS = [
  '"velocidade média"',
  "body : velocidade",
  "😀🚀👩‍🚀",
  "<script>alert(1)</script>",
  "%_\\%00",
  "ﷺ \u202Eabc",
  "velocidade ".repeat(LONGEST / 11).trim(),
];

/** The titles of those of which only a part is found. */
const SHOWN: Record<string, RegExp> = {
  "body : velocidade": /^Questões: (?:body|: velocidade)/,
  "<script>alert(1)</script>": /^Questões: < >alert\( \)/,
  "ﷺ \u202Eabc": /^Questões: \S*abc/,
};

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/\s+/g, "\\s+");
}

test("any text is a search and never an error", async () => {
  const page = await openPage();
  await visit(page, "/questoes");
  for (const text of TEXTS) {
    const box = page.getByRole("searchbox", { name: "Buscar questões" });
    await box.fill(text);
    const [reply] = await Promise.all([
      page.waitForResponse((response) => response.url().includes("_data=")),
      box.press("Enter"),
    ]);
    expect(reply.status(), text.slice(0, 40)).toBe(200);
    await untilTitled(page, SHOWN[text] ?? new RegExp(`^Questões: ${escaped(text.slice(0, 8).trim())}`));
    expect(await page.getByText("Ocorreu um erro").count(), text.slice(0, 40)).toBe(0);
    expect(await box.inputValue()).toBe(cleanLine(text));
  }
});

test("accents and case are ignored, words come in any order, and a phrase is exact", async () => {
  const page = await openPage();
  const search = async (text: string) => {
    await visit(page, `/questoes?q=${encodeURIComponent(text)}`);
    return resultsOf(page);
  };
  const plain = await search("velocidade media");
  expect(plain.codes.length).toBeGreaterThan(0);
  const { codes, total } = await search("Velocidade MÉDIA");
  expect({ codes, total }).toEqual({ codes: plain.codes, total: plain.total });
  // Another order finds the same; what has the words as they were typed comes first.
  const turned = await search("média velocidade");
  expect(turned.total).toBe(plain.total);
  expect(turned.codes.toSorted()).toEqual(plain.codes.toSorted());
  // The beginning of a word finds the word, and its neighbours.
  expect((await search("velocid médi")).codes).toEqual(expect.arrayContaining(plain.codes.slice(0, 3)));
  await search('"velocidade média"');
  const phrase = await totalOf(page);
  expect(phrase).toBeGreaterThan(0);
  expect((await search('"média velocidade"')).codes).toEqual([]);
});

test("a search without results says what to do", async () => {
  const page = await openPage();
  await visit(page, "/questoes?q=xilofonista+zabumbeira");
  await page.getByRole("heading", { name: "Nenhuma questão por aqui" }).waitFor();
  expect(await totalOf(page)).toBe(0);
  await page.getByRole("link", { name: "Ver todas as questões" }).click();
  await untilTitled(page, "Questões");
  expect(await questionLinks(page).count()).toBe(20);

  await visit(page, "/questoes/ita?q=xilofonista");
  await page.getByText("Nenhuma questão com esses filtros. Tire um filtro ou busque outro termo.").waitFor();
  await page.getByRole("link", { name: "Tirar os filtros" }).click();
  await page.waitForURL((url) => url.pathname === "/questoes" && url.searchParams.get("q") === "xilofonista");
});

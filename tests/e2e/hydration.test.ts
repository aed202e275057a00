import { expect, test } from "vitest";
import { openPage, visit } from "./support/browser.ts";
import { logIn } from "./support/people.ts";
import { addressOfQuestion } from "./support/question-page.ts";

// A page that React cannot hydrate as rendered throws, which fails the test (openContext).
test.each(["#comentario-1", "#comentarios", "#inicio"])("a question is hydrated with %s", async (hash) => {
  const page = await openPage({ screen: "phone" });
  await logIn(page, "aluna");
  const [address = ""] = (await addressOfQuestion(page, "/questoes?tipo=multipla-escolha")).split("?");
  await visit(page, `${address}${hash}`);
  await page.waitForLoadState("networkidle");
  expect(await page.locator("#comentarios").count()).toBe(1);
});

test("an essay's desk is hydrated with the camera chosen by its address", async () => {
  const page = await openPage({ screen: "phone" });
  await logIn(page, "aluna");
  await visit(page, "/redacao/tema/leitura-na-adolescencia");
  await page.getByRole("button", { name: "Escrever" }).click();
  await page.waitForURL(/\/redacao\/(?!tema)[^/]+/);
  const { pathname } = new URL(page.url());
  await page.goto("about:blank");
  await visit(page, `${pathname}?modo=fotos`);
  await page.getByText("Fotografe a folha inteira").waitFor();
});

import { expect, test } from "vitest";
import { CUT_NETWORK, openPage, visit } from "./support/browser.ts";
import { listedCodes, questionLinks } from "./support/question-page.ts";
import { filterValue, promised, resultsOf } from "./support/search-page.ts";

test("a search works without its counts, and gets them on a retry", async () => {
  const page = await openPage({ tolerated: CUT_NETWORK });
  await page.route("**/contagens?*", (route) => route.abort());
  await visit(page, "/questoes?q=energia");
  const notice = page.getByRole("status").filter({ hasText: "Contagens indisponíveis." });
  await notice.waitFor();
  expect((await resultsOf(page)).codes).toHaveLength(20);
  await filterValue(page, "ENEM").waitFor();
  await page.unroute("**/contagens?*");
  await notice.getByRole("button", { name: "Tentar de novo" }).click();
  await expect.poll(() => promised(filterValue(page, "ENEM")).catch(() => 0)).toBeGreaterThan(0);
  expect(await notice.count()).toBe(0);
});

test("counts that the server cannot give are no error of the page", async () => {
  const page = await openPage({ tolerated: /status of 503/ });
  await page.route("**/contagens?*", (route) => route.fulfill({ status: 503, json: { code: "x" } }));
  await visit(page, "/questoes?q=energia");
  await page.getByText("Contagens indisponíveis.").waitFor();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Questões: energia");
});

test("an endless list preserves what it has while the network is cut, and goes on when it returns", async () => {
  const page = await openPage({ tolerated: CUT_NETWORK });
  await visit(page, "/questoes?disciplina=matematica");
  await page.context().setOffline(true);
  await page.getByRole("checkbox", { name: "Lista contínua" }).check();
  await page.getByText("Não foi possível carregar mais.").waitFor();
  const again = page.getByRole("button", { name: "Tentar de novo" });
  await again.click();
  await page.getByText("Não foi possível carregar mais.").waitFor();
  expect(await listedCodes(page)).toHaveLength(20);

  await page.context().setOffline(false);
  await expect.poll(() => questionLinks(page).count()).toBeGreaterThan(20);
  expect(await page.getByText("Não foi possível carregar mais.").count()).toBe(0);
  const codes = await listedCodes(page);
  expect(new Set(codes).size).toBe(codes.length);
});

test("a page requested without a network names the network as the cause", async () => {
  const page = await openPage({ tolerated: CUT_NETWORK });
  await visit(page, "/questoes");
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Próximas" }).click();
  await page.getByRole("heading", { level: 1, name: "Ocorreu um erro" }).waitFor();
  await page.getByText("Erro de conexão. Confira a sua internet e tente de novo.").waitFor();
});

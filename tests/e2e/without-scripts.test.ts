import { expect, test } from "vitest";
import { schoolStart } from "#tests/support/school-start.ts";
import { fillLogin } from "./support/account-page.ts";
import { openPage } from "./support/browser.ts";
import { alternative, listedCodes, questionLinks } from "./support/question-page.ts";
import { filterValue, promised, resultsOf, totalOf } from "./support/search-page.ts";

test("without JavaScript a visitor searches, filters and reads", async () => {
  const page = await openPage({ scripts: false });
  await page.goto("/questoes");
  await page.getByRole("searchbox", { name: "Buscar questões" }).fill("velocidade");
  await page.getByRole("button", { name: "Buscar" }).click();
  await page.waitForURL((url) => url.searchParams.get("q") === "velocidade");
  expect((await resultsOf(page)).title).toBe("Questões: velocidade");

  // Read again where a test beside this one has published a question meanwhile.
  await expect
    .poll(async () => {
      await page.goto("/questoes");
      const found = await promised(filterValue(page, "ENEM"));
      await filterValue(page, "ENEM").click();
      await page.waitForURL("**/questoes/ENEM");
      return (await totalOf(page)) - found;
    })
    .toBe(0);
  const first = await listedCodes(page);
  await page.getByRole("link", { name: "Próximas" }).click();
  expect(new Set([...first, ...(await listedCodes(page))]).size).toBe(40);

  const [code = ""] = await listedCodes(page);
  await questionLinks(page).first().click();
  await page.getByRole("heading", { level: 1, name: `Questão ${code}` }).waitFor({ state: "attached" });
  await alternative(page, "A").waitFor({ state: "attached" });
  expect((await page.getByRole("article").allInnerTexts()).join("").length).toBeGreaterThan(100);
});

test("without JavaScript a student signs in, is informed of a wrong password, and signs out", async () => {
  const page = await openPage({ scripts: false, tolerated: /status of 401/ });
  await page.goto("/questoes?login=true");
  const dialog = page.getByRole("dialog", { name: "Entrar no Farol" });
  await dialog.getByLabel("E-mail").fill("horizonte-aluna@farol.test");
  await dialog.getByLabel("Senha").fill("senha-errada");
  await dialog.getByRole("button", { name: "Entrar", exact: true }).click();
  await page.getByRole("alert").filter({ hasText: "E-mail ou senha incorretos" }).waitFor();
  expect(await page.getByLabel("E-mail").inputValue()).toBe("horizonte-aluna@farol.test");

  await fillLogin(page, "horizonte-aluna");
  await page.getByRole("button", { name: "Sair" }).waitFor();
  await page.goto("/geral");
  expect(new URL(page.url()).pathname).toBe(schoolStart("horizonte"));
  await page.goto("/escolas/horizonte/dashboard");
  await page.getByRole("heading", { level: 1, name: "Iara" }).waitFor();

  await page.getByRole("button", { name: "Sair" }).click();
  await page.getByRole("link", { name: "Entrar" }).first().waitFor();
  await page.goto("/geral");
  expect(new URL(page.url()).pathname).toBe("/");
});

test("without JavaScript the menu and the filters of a phone open, and no button is dead", async () => {
  const page = await openPage({ scripts: false, screen: "phone" });
  await page.goto("/questoes");
  const dead = ["Menu", "Tema", "Filtros"];
  for (const name of dead)
    expect(await page.getByRole("button", { name, exact: true }).count(), name).toBe(0);

  await expect
    .poll(async () => {
      await page.goto("/questoes");
      await page.getByRole("link", { name: "Filtros" }).tap();
      const found = await promised(filterValue(page, "ENEM"));
      await filterValue(page, "ENEM").tap();
      await page.waitForURL("**/questoes/ENEM");
      return (await totalOf(page)) - found;
    })
    .toBe(0);

  await page.getByRole("link", { name: "Menu" }).tap();
  const menu = page.getByRole("navigation", { name: "Principal" });
  await menu.getByRole("link", { name: "Informações e Ajuda" }).tap();
  await page.waitForURL("**/sobre");

  // The front page has no side menu: its foot leads on.
  await page.goto("/");
  await page.getByRole("link", { name: "Menu" }).tap();
  await page.getByRole("contentinfo").getByRole("link", { name: "Planos" }).tap();
  await page.waitForURL("**/planos");
  await page.getByRole("button", { name: "Abrir busca rápida" }).tap();
  await page.waitForURL((url) => url.pathname === "/questoes");
});

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pages } from "../house/route-map.ts";
import { expectAccessible, expectSoundOnScreens } from "./support/axe.ts";
import { openPage, untilReady, visit } from "./support/browser.ts";
import { sitemapPaths } from "./support/page-walk.ts";
import { givenAccount, logIn } from "./support/people.ts";
import { answerButton, openQuestion, openSolution, outcome } from "./support/question-page.ts";

/** What every page has: a title of its own, and one first heading. */
async function expectNamed(page: Page, title: RegExp): Promise<void> {
  expect(await page.title()).toMatch(title);
  expect(await page.title()).toContain("Farol");
  expect(await page.locator("h1").count(), `h1 on ${page.url()}`).toBe(1);
  expect(await page.getByRole("main").count()).toBe(1);
}

/** The same, and room for itself at any width, for everybody. */
async function expectSound(page: Page, title: RegExp): Promise<void> {
  await expectNamed(page, title);
  await expectSoundOnScreens(page);
}

const publicPages = [
  ["/", /^Farol/],
  ["/questoes/ITA/todos/fisica?q=velocidade", /^Questões de Física — ITA: velocidade/],
  ["/questoes?q=xilofonista+zabumbeira", /^Questões: xilofonista zabumbeira/],
] as const;

// The walk of real-objects.test.ts looks at these on every screen.
test("the search without a word and the login have titles of their own", async () => {
  const page = await openPage();
  for (const [path, title] of [
    ["/questoes", /^Questões \| Farol$/],
    ["/entrar", /^Entrar \| Farol$/],
  ] as const) {
    await visit(page, path);
    await expectNamed(page, title);
  }
});

test.for(publicPages)("%s is sound for everybody", async ([path, title]) => {
  const page = await openPage();
  await visit(page, path);
  await expectSound(page, title);
});

// A route without a parameter is one page, which real-objects.test.ts walks to.
test("every public page of several that the sitemap names is sound for everybody", {
  timeout: 240_000,
}, async () => {
  const page = await openPage();
  const paths = await sitemapPaths(page);
  const walked: string[] = [...publicPages.map(([path]) => path), ...pages.map(({ pattern }) => pattern)];
  const others = paths.filter((path) => !walked.includes(path) && !path.startsWith("/questoes"));
  expect(others).not.toEqual([]);
  for (const path of others) {
    await visit(page, path);
    await expectSound(page, /Farol/);
  }
});

test("a question is sound for a visitor, with its wall and the login", async () => {
  const page = await openPage();
  await openQuestion(page, "/questoes/ENEM?q=equa%C3%A7%C3%A3o");
  await expectSound(page, /^Questão de .+ — .+ENEM \d{4} \([0-9A-Z]{8}\) \| Farol$/);
  await page.keyboard.press("a");
  await page.keyboard.press("x");
  await page.keyboard.press("b");
  await answerButton(page).click();
  const wall = page.getByRole("dialog", { name: "Faça login para continuar" });
  await wall.waitFor();
  await expectAccessible(page);
  await wall.getByRole("link", { name: "Entrar" }).click();
  await page.getByRole("dialog", { name: "Entrar no Farol" }).waitFor();
  await expectAccessible(page);
});

test("a student's first page and an answered question are sound", async () => {
  const page = await openPage();
  await logIn(page, givenAccount());
  await visit(page, "/geral");
  await expectSound(page, /^Início \| Farol$/);
  await openQuestion(page, "/questoes?tipo=multipla-escolha&resolucao=sim");
  await page.keyboard.press("a");
  await answerButton(page).click();
  await outcome(page).waitFor();
  await openSolution(page);
  await expectSound(page, /^Questão de/);
  await visit(page, "/geral");
  await expectNamed(page, /^Início \| Farol$/);
  await visit(page, "/questoes?minhas=nao-respondidas");
  await page.getByRole("button", { name: "Meu perfil" }).click();
  await page.getByRole("menuitem", { name: "Sair" }).waitFor();
  await expectAccessible(page);
});

test("the sheets of a phone and the dialog of the keys are sound", async () => {
  const page = await openPage({ screen: "phone" });
  await visit(page, "/questoes/ENEM");
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("dialog", { name: "Menu" }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Filtros" }).tap();
  await page.getByRole("dialog", { name: "Filtros" }).waitFor();
  await expectAccessible(page);
  await openQuestion(page);
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Atalhos do teclado" }).waitFor();
  await expectAccessible(page);
});

test("an unknown address says so in the required words, and leads home (R-ROUTE-12)", async () => {
  const page = await openPage({ tolerated: /status of 404/ });
  const reply = await page.goto("/uma/terra/que-nao-existe");
  await untilReady(page);
  expect(reply?.status()).toBe(404);
  await page.getByRole("heading", { level: 1, name: "Página não encontrada" }).waitFor();
  await page.getByText("Parece que você chegou em uma terra que não existe!").waitFor();
  await expectSound(page, /^Página não encontrada \| Farol$/);
  const home = page.getByRole("link", { name: "Retornar à Home" });
  await home.or(page.getByRole("button", { name: "Retornar à Home" })).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.getByText("Página não encontrada").waitFor({ state: "detached" });
  await page.getByRole("heading", { level: 1 }).waitFor();
});

test("a question that does not exist is not found, nor a path that is no search", async () => {
  const page = await openPage({ tolerated: /status of 404/ });
  const question = await page.goto("/q/ZZZZZZZZ");
  expect(question?.status()).toBe(404);
  await page.getByText("Parece que você chegou em uma terra que não existe!").waitFor();
  await expectNamed(page, /Farol$/);
  const search = await page.goto("/questoes/escola-que-nao-existe");
  expect(search?.status()).toBe(404);
  await page.getByText("Parece que você chegou em uma terra que não existe!").waitFor();
});

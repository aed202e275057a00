import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { dialog } from "./support/account-page.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { openPage, untilAtRest, untilReady, visit } from "./support/browser.ts";
import { kept, letAMinutePass, openUntouched } from "./support/overlay-page.ts";
import { givenAccount, logIn, signIn } from "./support/people.ts";
import { openQuestion } from "./support/question-page.ts";

/** The choice that comes before the tutorial is made. */
async function refuseCookies(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("essential-cookies-only", "yes"));
}

test("the tutorial greets who has just arrived, by keyboard alone, once", async () => {
  const page = await openUntouched();
  await refuseCookies(page);
  await signIn(page, givenAccount(), "/questoes");
  await letAMinutePass(page);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await visit(page, "/geral");
  await page.clock.runFor(3000);
  const tutorial = dialog(page, "Conheça o Farol");
  await tutorial.getByText("Passo 1 de 5").waitFor();
  expect(await tutorial.getByRole("button", { name: "Voltar" }).count()).toBe(0);
  await tutorial.getByRole("button", { name: "Próximo" }).press("Enter");
  await tutorial.getByText("Passo 2 de 5").waitFor();
  const heading = tutorial.getByRole("heading", { name: "Responda e veja na hora" });
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowRight");
  await tutorial.getByText("Passo 3 de 5").waitFor();
  await page.keyboard.press("ArrowLeft");
  await tutorial.getByText("Passo 2 de 5").waitFor();
  await tutorial.getByRole("button", { name: "Voltar" }).press("Enter");
  await tutorial.getByText("Passo 1 de 5").waitFor();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press("ArrowRight");
  await tutorial.getByText("Passo 5 de 5").waitFor();
  expect(await tutorial.getByRole("link", { name: /FarolGPT/ }).getAttribute("href")).toMatch(
    /^\/(?:gpt|farol-gpt-ia)$/,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await tutorial.getByRole("button", { name: "Vamos lá!" }).press("Enter");
  await tutorial.waitFor({ state: "detached" });
  expect(await kept(page, "seen-tutorial")).toBe("yes");
  await visit(page, "/geral");
  await letAMinutePass(page);
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("after the questionnaire the page reloads, says so, and the tutorial follows", async () => {
  const page = await openUntouched();
  await refuseCookies(page);
  const questions = dialog(page, "Complete o seu cadastro");
  await signIn(page, givenAccount("incomplete"), "/geral");
  await questions.getByLabel("YouTube").check();
  await questions.getByRole("button", { name: "Próximo" }).click();
  await questions.getByLabel("ENEM").check();
  await questions.getByRole("button", { name: "Próximo" }).click();
  await questions.getByLabel("3º ano").check();
  await questions.getByRole("button", { name: "Próximo" }).click();
  await questions.getByLabel("18 anos ou mais").check();
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(new URL(request.url()).pathname);
  });
  await questions.getByRole("button", { name: "Vamos lá!" }).click();
  await page.getByText("Tudo pronto! Bons estudos!").first().waitFor();
  await dialog(page, "Conheça o Farol").waitFor();
  expect(documents).toEqual(["/geral"]);
  expect(await page.evaluate(() => sessionStorage.getItem("farol-recado"))).toBeNull();
});

test("the tutorial waits while something else is open, and Escape puts it away for good", async () => {
  const page = await openUntouched({ screen: "phone" });
  await refuseCookies(page);
  await logIn(page, givenAccount());
  // The menu is opened before what comes by itself has arrived.
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/assets/later-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, "/geral");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await dialog(page, "Menu").waitFor();
  const arrived = page.waitForEvent("requestfinished", (request) => /\/assets\/later-/.test(request.url()));
  release();
  await arrived;
  await untilReady(page);
  await letAMinutePass(page);
  expect(await dialog(page, "Conheça o Farol").count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.clock.runFor(1000);
  await dialog(page, "Conheça o Farol").waitFor();
  await page.keyboard.press("Escape");
  await dialog(page, "Conheça o Farol").waitFor({ state: "detached" });
  expect(await kept(page, "seen-tutorial")).toBe("yes");
});

test("a campaign is offered, requested, and then known; closing it is enough", async () => {
  const page = await openPage({ screen: "phone" });
  await logIn(page, givenAccount());
  await visit(page, "/questoes?promo=plantel");
  const chat = dialog(page, "Plantel + Farol");
  await chat.getByText("peça o acesso da parceria").waitFor();
  await chat.getByRole("button", { name: "Enviar “Farol + Plantel”" }).click();
  await chat.getByText(/Pedido enviado!/).waitFor();
  expect(await chat.getByRole("button", { name: /^Enviar/ }).count()).toBe(0);
  await expectAccessible(page);
  await chat.getByRole("button", { name: "Continuar estudando" }).click();
  await chat.waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toBe("");
  await visit(page, "/questoes");
  await untilAtRest(page);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await visit(page, "/questoes?promo=PLANTEL");
  await chat.getByText(/Pedido enviado!/).waitFor();
});

test("a campaign informs its members that they are in, and waits for the answer of a question", async () => {
  const page = await openPage();
  await logIn(page, "podion");
  await openQuestion(page);
  await visit(page, `${new URL(page.url()).pathname}?promo=p%C3%B3dion`);
  await untilAtRest(page);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await visit(page, "/questoes");
  const chat = dialog(page, "Pódion + Farol");
  await chat.getByText("Você já faz parte do Pódion").waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await chat.waitFor({ state: "detached" });
});

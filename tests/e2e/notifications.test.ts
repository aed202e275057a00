import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { notify } from "./support/admin-page.ts";
import { expectAccessible } from "./support/axe.ts";
import { openContext, openPage, untilReady, visit } from "./support/browser.ts";
import { logIn, signIn } from "./support/people.ts";

function bell(page: Page) {
  return page.getByRole("banner").getByRole("button", { name: "Notificações" });
}

function menu(page: Page) {
  return page.getByRole("dialog", { name: "Notificações" });
}

/** The number that a screen reader announces with the bell. */
async function toldNew(page: Page, text: string): Promise<void> {
  await page.getByRole("banner").getByText(text, { exact: true }).waitFor({ state: "attached" });
}

/** The text of a notification; its buttons are labelled with it, too. */
function told(where: Page | Locator, content: string): Locator {
  return where.getByRole("paragraph").filter({ hasText: content });
}

/** Opens a page and waits until its socket has said its first word. */
async function visitListening(page: Page, path: string): Promise<void> {
  const heard = new Promise<string>((done) => {
    page.once("websocket", (socket) => socket.once("framereceived", () => done(socket.url())));
  });
  await visit(page, path);
  expect(new URL(await heard).pathname).toBe("/canal/avisos");
}

test("two tabs listen, and show what came while they were away without being loaded again", async () => {
  const context = await openContext();
  const one = await context.newPage();
  await logIn(one, "mentorada");
  const two = await context.newPage();
  await visitListening(one, "/questoes");
  await visitListening(two, "/geral");
  // As when the browser freezes a page and resumes it.
  for (const page of [one, two])
    await page.evaluate(() => {
      document.documentElement.dataset.kept = "yes";
      window.dispatchEvent(new Event("pagehide"));
    });
  await notify("mentorada", { content: "Sua mentora respondeu", type: "nova-resposta" });
  for (const page of [one, two]) {
    expect(await page.getByRole("banner").getByText("1 nova", { exact: true }).count()).toBe(0);
    await page.evaluate(() => window.dispatchEvent(new Event("pageshow")));
    await toldNew(page, "1 nova");
    expect(await page.locator("html").getAttribute("data-kept")).toBe("yes");
  }
  await bell(one).click();
  await told(menu(one), "Sua mentora respondeu").waitFor();
  await expect.poll(() => two.getByRole("banner").getByText("1 nova").count()).toBe(0);
});

test("a tab without a socket polls once a minute", async () => {
  const page = await openPage({ tolerated: /WebSocket/ });
  await page.routeWebSocket(/\/canal\/avisos/, (socket) => socket.close());
  await page.clock.install();
  await signIn(page, "moderadora", "/geral");
  await notify("moderadora", { content: "Há uma resposta para moderar" });
  await page.clock.fastForward(61_000);
  await toldNew(page, "1 nova");
});

test("the menu shows what is new, marks it seen and read, deletes it and gives it back", async () => {
  await notify("plantel", { content: "Um aviso sem link" });
  await notify("plantel", { content: "Novas questões de Física", type: "novidade", link: "/questoes/ITA" });
  const page = await openPage();
  await signIn(page, "plantel", "/geral");
  await toldNew(page, "2 novas");
  await bell(page).click();
  await told(menu(page), "Um aviso sem link").waitFor();
  expect(await menu(page).evaluate((element) => element.getBoundingClientRect().width)).toBe(350);
  expect(await page.getByRole("banner").getByText("2 novas").count()).toBe(0);
  const seen = await page.evaluate(() => JSON.parse(localStorage.getItem("seenNotifications") ?? "[]"));
  expect(seen).toHaveLength(2);
  await expectAccessible(page);

  await menu(page).getByRole("button", { name: "Excluir Um aviso sem link" }).click();
  await menu(page).getByText("Notificação excluída.").waitFor();
  expect(await told(menu(page), "Um aviso sem link").count()).toBe(0);
  await menu(page).getByRole("button", { name: "Desfazer" }).click();
  await told(menu(page), "Um aviso sem link").waitFor();

  await menu(page).getByRole("link", { name: "Abrir Novas questões de Física" }).click();
  await page.waitForURL("**/questoes/ITA");
  await menu(page).waitFor({ state: "detached" });
  await bell(page).click();
  await told(menu(page), "Novas questões de Física").waitFor();
  expect(await menu(page).getByText("Não lida").count()).toBe(1);
  await page.keyboard.press("Escape");
  await menu(page).waitFor({ state: "detached" });
  expect(await bell(page).evaluate((element) => element === document.activeElement)).toBe(true);

  await visit(page, "/geral");
  expect(
    await page
      .getByRole("banner")
      .getByText(/^\d+ novas?$/)
      .count(),
  ).toBe(0);
});

test("on the smallest screens the menu is as wide as the screen", async () => {
  await notify("podion", { content: "Uma notificação comprida ".repeat(15).trim() });
  const page = await openPage({ screen: "phone" });
  await signIn(page, "podion", "/geral");
  await bell(page).tap();
  await told(menu(page), "Uma notificação comprida").waitFor();
  const box = await menu(page).evaluate((element) => {
    const { left, width } = element.getBoundingClientRect();
    return { left, width, page: document.documentElement.clientWidth };
  });
  expect(box).toEqual({ left: 0, width: box.page, page: box.page });
  await expectAccessible(page);
  await visit(page, "/notificacoes");
  expect(await page.title()).toBe("Notificações | Farol");
});

test("without JavaScript the bell leads to the page, whose forms do everything", async () => {
  await notify("podion", { content: "Boas-vindas ao plano", link: "/planos" });
  const page = await openPage({ scripts: false });
  await logIn(page, "podion");
  await page.goto("/questoes");
  await bell(page).click();
  await page.waitForURL("**/notificacoes?");
  await page.getByRole("button", { name: "Marcar todas como vistas" }).click();
  await page.getByRole("button", { name: /^Marcar como lida\s*Boas-vindas ao plano/ }).click();
  expect(await page.getByRole("button", { name: /^Marcar como lida\s*Boas-vindas/ }).count()).toBe(0);
  await page.getByRole("button", { name: /^Excluir\s*.*Boas-vindas/ }).click();
  await told(page, "Boas-vindas ao plano").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Desfazer" }).click();
  await told(page, "Boas-vindas ao plano").waitFor();
  await page.getByRole("link", { name: "Abrir Boas-vindas ao plano" }).click();
  await page.waitForURL("**/planos");
});

test("signing out in one tab closes the other's socket, and it shows a visitor's page", async () => {
  const context = await openContext({ tolerated: /status of 401/ });
  const one = await context.newPage();
  await signIn(one, "ultra", "/geral");
  const two = await context.newPage();
  await visitListening(two, "/questoes");
  await untilReady(one);
  await one.getByRole("button", { name: "Meu perfil" }).click();
  await one.getByRole("menuitem", { name: "Sair" }).click();
  await two.getByRole("link", { name: "Entrar", exact: true }).first().waitFor();
  expect(await bell(two).count()).toBe(0);
});

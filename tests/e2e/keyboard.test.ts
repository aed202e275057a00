import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#content/demo-accounts.ts";
import { fillLogin } from "./support/account-page.ts";
import { openPage, visit } from "./support/browser.ts";
import { emailOf } from "./support/people.ts";
import { alternative, codeOf, heading, openQuestion } from "./support/question-page.ts";

/** What has the focus, by its name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "";
  });

/** Tabs through a dialog twice around: the focus is inside it, or on the browser's own bar, and never behind it. */
async function expectFocusKept(page: Page): Promise<void> {
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press(step < 20 ? "Tab" : "Shift+Tab");
    const inside = await page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest("dialog[open]"),
    );
    expect(inside, `after ${step + 1} tabs: ${await focused(page)}`).toBe(true);
  }
}

test("the first tab skips to the content", async () => {
  const page = await openPage();
  await visit(page, "/questoes");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Pular para o conteúdo" });
  await expect.poll(() => focused(page)).toBe("Pular para o conteúdo");
  const box = await skip.boundingBox();
  expect(box?.width).toBeGreaterThan(100);
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("conteudo");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => !!document.activeElement?.closest("main"))).toBe(true);
});

test("the menu of a phone opens, traps the focus, and returns it", async () => {
  const page = await openPage({ screen: "phone" });
  await visit(page, "/questoes");
  const button = page.getByRole("button", { name: "Menu" });
  await button.focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.waitFor();
  await expectFocusKept(page);
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("Menu");

  await page.keyboard.press("Enter");
  await menu.waitFor();
  await menu.getByRole("link", { name: "Questões" }).focus();
  await page.keyboard.press("Enter");
  await menu.waitFor({ state: "detached" });
});

test("the dialogs of a question close with Escape and leave its keys alone", async () => {
  const page = await openPage();
  await openQuestion(page);
  await page.getByRole("button", { name: "Copiar link" }).focus();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Atalhos do teclado" });
  await keys.waitFor();
  await page.keyboard.press("b");
  expect(await alternative(page, "B").isChecked()).toBe(false);
  await expectFocusKept(page);
  await page.keyboard.press("Escape");
  await keys.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("Copiar link");

  await page.keyboard.press("c");
  await page.keyboard.press("x");
  await page.keyboard.press("d");
  expect(await alternative(page, "C").isChecked()).toBe(true);
  const cut = page.getByRole("button", { name: "Cortar alternativa D" });
  expect(await cut.getAttribute("aria-pressed")).toBe("true");

  await page
    .getByRole("heading", { level: 1 })
    .evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("Enter");
  const wall = page.getByRole("dialog", { name: "Faça login para continuar" });
  await wall.waitFor();
  await expectFocusKept(page);
  await page.keyboard.press("Escape");
  await wall.waitFor({ state: "detached" });
  expect(await alternative(page, "C").isChecked()).toBe(true);
});

test("arrows move between questions, but inside the alternatives they choose", async () => {
  const page = await openPage();
  const code = await openQuestion(page, "/questoes/ENEM?tipo=multipla-escolha", 1);
  await alternative(page, "B").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  expect(await alternative(page, "D").isChecked()).toBe(true);
  expect(codeOf(page)).toBe(code);
  await page
    .getByRole("button", { name: "Tema" })
    .or(page.getByRole("switch", { name: "Tema" }))
    .focus();
  await page.keyboard.press("ArrowLeft");
  await page.waitForURL((url) => !url.pathname.endsWith(code));
  await heading(page, codeOf(page)).waitFor();
});

test("a student signs in, turns the theme and signs out with the keyboard alone", async () => {
  const page = await openPage();
  await visit(page, "/questoes");
  await page.getByRole("link", { name: "Entrar", exact: true }).first().focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Entrar no Farol" });
  await dialog.waitFor();
  await expectFocusKept(page);
  await dialog.getByLabel("E-mail").focus();
  await page.keyboard.type(emailOf("horizonte-professor"));
  await page.keyboard.press("Tab");
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Meu perfil" }).waitFor();
  await dialog.waitFor({ state: "detached" });

  const theme = page.getByRole("switch", { name: "Tema" });
  await theme.focus();
  await page.keyboard.press("Space");
  expect(await theme.getAttribute("aria-checked")).toBe("true");

  // The theme, the notifications, the profile: neighbours in the bar.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toBe("Meu perfil");
  await page.keyboard.press("Enter");
  const leave = page.getByRole("menuitem", { name: "Sair" });
  await leave.waitFor();
  await page.keyboard.press("Escape");
  await leave.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("Meu perfil");
  await page.keyboard.press("Enter");
  await leave.waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await expect.poll(() => focused(page)).toBe("Sair");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Entrar", exact: true }).first().waitFor();
  await page.goto("/geral");
  expect(new URL(page.url()).pathname).toBe("/");
});

test("a wrong password is reported next to the field, and what was typed stays", async () => {
  const page = await openPage({ tolerated: /status of 401/ });
  await visit(page, "/entrar");
  await page.getByLabel("E-mail").fill("horizonte-assistente@farol.test");
  await page.getByLabel("Senha").fill("nao-e-esta");
  await page.keyboard.press("Enter");
  const alert = page.getByRole("alert").filter({ hasText: "E-mail ou senha incorretos" });
  await alert.waitFor();
  await expect.poll(() => alert.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByLabel("E-mail").inputValue()).toBe("horizonte-assistente@farol.test");
  await fillLogin(page, "horizonte-assistente");
  await page.getByRole("button", { name: "Meu perfil" }).waitFor();
});

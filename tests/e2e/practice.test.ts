import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { questionCode } from "#app/platform/text/question-code.ts";
import { dialog } from "./support/account-page.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { CUT_NETWORK, openPage, screens, untilReady, visit } from "./support/browser.ts";
import { newProfile, openProfile } from "./support/killable-browser.ts";
import { openReader } from "./support/ledger.ts";
import { givenAccount, logIn } from "./support/people.ts";
import { button, keptItems, keptOffline, startFrom } from "./support/practice-page.ts";
import { alternative, alternativeRow, GRADED, outcome } from "./support/question-page.ts";

/** Opens a question that has a picture, in its statement or its alternatives, and can be answered. */
async function openPictured(page: Page, part: "statement" | "alternatives" = "statement"): Promise<void> {
  const reader = openReader();
  try {
    const row = reader
      .prepare(
        `SELECT ord FROM questions WHERE ${part}_html LIKE '%<img%' AND kind = 'single-choice' AND status = 'published' LIMIT 1`,
      )
      .get() as { ord: number };
    await visit(page, `/q/${questionCode(row.ord)}`);
  } finally {
    reader.close();
  }
}

type Kept = { choice: string | null; marked: number };

/** The server's newest session: by position, and the points and answers of its person. */
function stored(email: string): { items: Kept[]; answers: number; attempts: number; points: number } {
  const reader = openReader();
  try {
    const items = reader
      .prepare(
        `SELECT i.choice, i.marked FROM practice_items i JOIN users u ON u.num = i.user_num
        WHERE u.email = ? ORDER BY i.place`,
      )
      .all(email) as Kept[];
    const row = reader
      .prepare(
        `SELECT p.total_points AS points,
          (SELECT count(*) FROM answers a WHERE a.user_num = u.num) AS answers,
          (SELECT count(*) FROM answer_attempts t WHERE t.user_num = u.num) AS attempts
        FROM users u JOIN progress p ON p.user_num = u.num WHERE u.email = ?`,
      )
      .get(email) as { points: number; answers: number; attempts: number };
    return { items: items.map((each) => ({ ...each })), ...row };
  } finally {
    reader.close();
  }
}

test("an exam of three questions survives a cut network and a killed browser, and gives a complete result (REL-16, REL-17)", async () => {
  const email = givenAccount();
  const profile = newProfile();
  const first = await openProfile(profile);
  await logIn(await first.context.newPage(), email);
  await first.close();

  const second = await openProfile(profile, CUT_NETWORK);
  const page = await second.context.newPage();
  await page.setViewportSize(screens.phone);
  await visit(page, `/questoes?${GRADED}`);
  await startFrom(page, "Fazer como prova", 3);
  const address = page.url();
  await page.getByText("Questão 1 de 3").waitFor();
  await alternativeRow(page, "A").click();
  await expect.poll(() => stored(email).items).toEqual([{ choice: "A", marked: 0 }]);
  await page.getByText("abre sem internet").waitFor();
  await second.context.setOffline(true);
  await button(page, "Próxima questão").click();
  await alternativeRow(page, "B").click();
  await button(page, "Marcar para revisar").click();
  await button(page, "Cortar alternativa D").click();
  const marked = { position: 1, choice: "B", marked: true, cut: "D" };
  await expect.poll(() => keptItems(page)).toContainEqual(expect.objectContaining(marked));
  expect(stored(email).items).toHaveLength(1);
  await second.kill();

  const third = await openProfile(profile, CUT_NETWORK);
  const again = await third.context.newPage();
  await again.setViewportSize(screens.phone);
  await third.context.setOffline(true);
  await visit(again, address);
  expect(await again.locator("html").getAttribute("data-kept-at")).toMatch(/^\d{13}$/);
  await again.getByText("Questão 2 de 3").waitFor();
  expect(await alternative(again, "B").isChecked()).toBe(true);
  await expect.poll(() => button(again, "Marcar para revisar").getAttribute("aria-pressed")).toBe("true");
  expect(await button(again, "Cortar alternativa D").getAttribute("aria-pressed")).toBe("true");
  expect(await again.getByRole("timer").textContent()).toMatch(/^\d+:\d\d$/);
  await button(again, "Questão anterior").click();
  expect(await alternative(again, "A").isChecked()).toBe(true);
  await expectAccessible(again);
  expect(stored(email).items).toHaveLength(1);
  await third.context.setOffline(false);
  await expect
    .poll(() => stored(email).items)
    .toEqual([
      { choice: "A", marked: 0 },
      { choice: "B", marked: 1 },
    ]);

  await third.context.setOffline(true);
  await button(again, "Ver todas as questões").click();
  const questions = dialog(again, "Questões");
  await questions.getByText("2 respondidas · 1 em branco · 1 marcada").waitFor();
  await questions.getByRole("button", { name: "Questão 3, em branco" }).click();
  await alternativeRow(again, "C").click();
  await button(again, "Entregar prova").click();
  await dialog(again, "Entregar a prova?").getByText("Você respondeu todas as questões.").waitFor();
  await dialog(again, "Entregar a prova?").getByRole("button", { name: "Entregar prova" }).click();
  await again.getByText("ela será enviada assim que a rede voltar").waitFor();
  expect(stored(email)).toMatchObject({ answers: 0, points: 0 });

  await third.context.setOffline(false);
  await again.waitForURL(/\/resultado$/, { timeout: 40_000 });
  const said = again.getByText(/^Você acertou \d de 3/).first();
  await said.waitFor();
  const right = Number(/\d/.exec((await said.textContent()) ?? "")?.[0]);
  expect(stored(email)).toMatchObject({ answers: 3, attempts: 0, points: 3 + 2 * right });
  await again.getByRole("heading", { name: "Tempo por questão" }).waitFor();
  await expect.poll(() => keptOffline(again)).toEqual([0, 0]);
  await third.kill();
});

test("a session under way is found again, and its copy on the device is deleted when its person signs out (SEC-29)", async () => {
  const page = await openPage({ screen: "phone" });
  await logIn(page, givenAccount());
  await visit(page, `/questoes?${GRADED}`);
  await startFrom(page, "Fazer como prova", 1);
  await page.getByText("abre sem internet").waitFor();
  expect(await keptOffline(page)).toEqual([1, 1]);
  // As if stored by another release: any page stores it again, and its old files are deleted.
  await page.evaluate(async () => {
    const kept = JSON.parse(localStorage.getItem("farol-praticar") ?? "");
    localStorage.setItem(
      "farol-praticar",
      JSON.stringify({ ...kept, sessions: [{ ...kept.sessions[0], build: "antes" }] }),
    );
    const [name = ""] = await caches.keys();
    await (await caches.open(name)).put("/assets/antes-12345678.js", new Response(""));
  });
  await visit(page, "/geral");
  const old = () =>
    page.evaluate(async () => (await caches.match("/assets/antes-12345678.js")) !== undefined);
  await expect.poll(old).toBe(false);
  expect(await keptOffline(page)).toEqual([1, 1]);
  await page.getByRole("link", { name: "Continuar prova" }).click();
  // Opened again, it is stored again: signed out before, its request would be refused.
  await page.getByText("abre sem internet").waitFor();
  await button(page, "Meu perfil").click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
  await expect.poll(() => keptOffline(page)).toEqual([0, 0]);
});

test("the pages of practice can be used by everybody, on a phone and on a desktop", async () => {
  const page = await openPage();
  await logIn(page, givenAccount());
  await visit(page, "/praticar");
  await visit(page, `/questoes?${GRADED}`);
  await startFrom(page, "Estudar", 2);
  await page.keyboard.press("b");
  await page.keyboard.press("m");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(screens.desktop);
  await page.keyboard.press("Enter");
  await outcome(page).waitFor();
  await button(page, "Ligar o cronômetro").click();
  await page.getByRole("timer").getByText("0:01").waitFor();
  await page.keyboard.press("ArrowRight");
  await page.getByText("Questão 2 de 2").waitFor();
  await page.getByRole("button", { name: /^Questão 1, (?:certa|errada), marcada para revisar$/ }).waitFor();
  await button(page, "Encerrar").click();
  await dialog(page, "Encerrar a sessão?").getByText("1 questão está em branco.").waitFor();
  await expectAccessible(page);
  await dialog(page, "Encerrar a sessão?").getByRole("button", { name: "Encerrar sessão" }).click();
  await page.waitForURL(/\/resultado$/);
  await page.getByRole("button", { name: "Ver resolução da questão 1" }).click();
  await page.getByRole("radiogroup", { name: "Alternativas" }).waitFor();
  await expectAccessible(page);
});

test("a reader chooses how questions read, enlarges a picture, and finds what is known of the question", async () => {
  const page = await openPage({ screen: "phone" });
  await logIn(page, givenAccount());
  await openPictured(page);
  await button(page, "Leitura").click();
  const reading = dialog(page, "Leitura");
  await reading.getByText("Bem maior").first().click();
  await reading.getByText("Leitura fácil").click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  const sizeOf = () =>
    page
      .locator(".reading")
      .first()
      .evaluate((element) => getComputedStyle(element).fontSize);
  expect(await sizeOf()).toBe("26.1px");
  await page.reload();
  await untilReady(page);
  expect(await sizeOf()).toBe("26.1px");
  expect(await page.evaluate(() => document.fonts.check('16px "Farol Easy"'))).toBe(true);

  await page
    .getByRole("button", { name: /^Ampliar imagem/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  const zoomed = dialog(page, "Imagem ampliada");
  await zoomed.getByText("100%").waitFor();
  await page.keyboard.press("+");
  await zoomed.getByText("140%").waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  expect(await zoomed.count()).toBe(0);

  await button(page, "Ficha técnica e meu histórico").click();
  await page.getByText("Você ainda não respondeu esta questão.").waitFor();
  await page.keyboard.press("a");
  await button(page, "Responder").click();
  await outcome(page).waitFor();
  await page.getByText(/^Alternativa A, (?:certa|errada)$/).waitFor();

  await openPictured(page, "alternatives");
  await button(page, "Ampliar imagem da alternativa B").click();
  await dialog(page, "Imagem ampliada").getByText("100%").waitFor();
  await page.keyboard.press("Escape");
  expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
});

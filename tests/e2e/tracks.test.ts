import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { trackOf } from "#tests/support/track-text.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/axe.ts";
import { CUT_NETWORK, openPage, visit } from "./support/browser.ts";
import { openReader } from "./support/ledger.ts";
import { givenAccount, logIn } from "./support/people.ts";
import { alternativeRow, answerButton, outcome } from "./support/question-page.ts";

/** What the server holds of a person's tracks: steps by subtopic, and first answers. */
function stored(email: string): { steps: unknown; answers: number } {
  const reader = openReader();
  try {
    const row = reader
      .prepare(
        `SELECT (SELECT p.steps FROM track_progress p WHERE p.user_num = u.num) AS steps,
          (SELECT count(*) FROM answers a WHERE a.user_num = u.num) AS answers FROM users u WHERE u.email = ?`,
      )
      .get(email) as { steps: string | null; answers: number };
    return { steps: JSON.parse(row.steps ?? "null"), answers: row.answers };
  } finally {
    reader.close();
  }
}

const stepTitle = (page: Page, name: RegExp) => page.getByRole("heading", { level: 2, name });
const next = (page: Page) => page.getByRole("link", { name: "Continuar", exact: true });

test("on a phone a track is begun, answered in place, and goes on without a network, saved once", async () => {
  const email = givenAccount();
  const page = await openPage({ screen: "phone", dark: true, tolerated: CUT_NETWORK });
  await logIn(page, email);
  await visit(page, "/trilhas");
  await expectAccessible(page, ["phone"]);
  await page.getByRole("link", { name: "Matemática ENEM" }).click();
  await page.getByRole("heading", { level: 1, name: "Matemática ENEM" }).waitFor();
  await expectAccessible(page, ["phone"]);
  await page.getByRole("link", { name: "Começar", exact: true }).click();
  await stepTitle(page, /^Lição/).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await next(page).click();
  await stepTitle(page, /^Exemplo/).waitFor();
  await next(page).click();
  await stepTitle(page, /^Questão/).waitFor();
  await expect.poll(() => stored(email).steps).toEqual({ razao: 2 });
  await alternativeRow(page, "B").click();
  await answerButton(page).click();
  await outcome(page).waitFor();
  await expect.poll(() => outcome(page).evaluate(isInSight)).toBe(true);
  await expect.poll(() => stored(email).answers).toBe(1);

  await page.context().setOffline(true);
  await next(page).click();
  await alternativeRow(page, "A").waitFor();
  await next(page).click();
  await stepTitle(page, /^Verificação/).waitFor();
  expect(stored(email).steps).toEqual({ razao: 2 });
  await page.context().setOffline(false);
  await expect.poll(() => stored(email)).toEqual({ steps: { razao: 4 }, answers: 1 });
  await visit(page, "/trilhas");
  await page
    .getByText(/passo 5 de 5/)
    .first()
    .waitFor();
});

/** Whether an element is on the screen, under no bar. */
function isInSight(element: Element): boolean {
  const { left, top, width } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + 4);
  return there !== null && element.contains(there);
}

test("on a desktop a track is written as text, ordered by keyboard, previewed and published", async () => {
  const code = `t-${crypto.randomUUID().slice(0, 8)}`;
  const page = await openPage({ dark: true, tolerated: CUT_NETWORK });
  await logIn(page, "admin");
  await visit(page, "/ide-trilhas");
  await page.getByLabel("Nome", { exact: true }).fill("Trilha nova");
  await page.getByLabel("Código", { exact: true }).fill(code);
  await page.getByLabel("Exame").selectOption({ label: "ENEM" });
  await page.getByLabel("Disciplina").selectOption({ label: "Física" });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Começar a escrever" }).click();
  const text = page.getByLabel("Texto da trilha");
  await text.waitFor();
  await page.context().setOffline(true);
  await text.fill(trackOf(code));
  await page.getByText(/guardado neste aparelho/).waitFor();
  await page.context().setOffline(false);
  await page.getByText("Rascunho salvo").waitFor();
  await page.getByText("2 subtópicos, 8 questões, texto sem erros.").waitFor();
  await page.getByRole("article", { name: /^Prévia/ }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("link", { name: "Formulários, versões e publicação" }).click();
  const order = page.getByRole("region", { name: "Unidade A unidade" }).getByRole("list");
  const first = order.getByRole("link").first();
  await page.getByRole("button", { name: "Mover para baixo: Sobre s1" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => first.textContent()).toBe("Sobre s2");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await first.click();
  await page.getByRole("heading", { level: 1, name: "Sobre s2" }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Editar: Questão q1" }).click();
  await page.getByRole("button", { name: "Salvar no rascunho" }).waitFor();
  await page.getByRole("link", { name: "Sobre s2" }).click();
  await page.getByRole("link", { name: `Trilha ${code}` }).click();
  await page.getByText("Primeira versão: 2 subtópicos, 8 questões.").waitFor();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await page.getByText(/^Versão 1 no ar/).waitFor();
  await page.getByRole("link", { name: "Ver como estudante" }).click();
  await page.getByRole("heading", { level: 1, name: `Trilha ${code}` }).waitFor();
});

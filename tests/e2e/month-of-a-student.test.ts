import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { isoDateAt } from "#app/platform/time/calendar.ts";
import { dialog } from "./support/account-page.ts";
import { CUT_NETWORK, openContext, untilReady, visit } from "./support/browser.ts";
import { rowsOf } from "./support/copied-state.ts";
import { wrongLettersOf } from "./support/ledger.ts";
import { followClock, givenMovableClock, moveClock } from "./support/moved-clock.ts";
import { logIn, passwordOf } from "./support/people.ts";
import { button, keptItems } from "./support/practice-page.ts";
import { alternativeRow } from "./support/question-page.ts";
import { emailsOf } from "./support/waiting-people.ts";

const DAY = 86_400;
const MINUTE = 1 / 1440;

/** In days: in the last hour of a day all clocks are on by two, so that the test ends on the day on which it began. */
function firstMoment(): number {
  const hour = new Intl.DateTimeFormat("en-GB", { timeZone: "America/Sao_Paulo", hour: "2-digit" });
  return hour.format() === "23" ? 2 / 24 : 0;
}

/** Days from now until "Simulado de domingo" of the seed has begun: six to thirteen. */
function sundayIn(state: string): number {
  const [event] = rowsOf(state, "SELECT starts_at FROM mock_events WHERE id = 'demo-proximo'");
  return Number(event?.starts_at) / DAY - Date.now() / 1000 / DAY + 0.01;
}

/** The day so many days from now, in Brasília. */
function dayAfter(days: number): string {
  return isoDateAt(Date.now() / 1000 + days * DAY);
}

/** Opens a mock exam's door and begins it. */
async function begin(
  page: Page,
  base: string,
  name: string,
  mode: "Como na prova" | "Treino",
): Promise<void> {
  await visit(page, `${base}/simulados`);
  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("radio", { name: mode }).check();
  await button(page, "Começar a prova").click();
  await page.waitForURL(/\/praticar\/[\w-]{20,}$/);
  await untilReady(page);
}

/** Answers the first questions with the letters, from the first on the screen, each on the disk before the next. */
async function answer(page: Page, letters: readonly string[]): Promise<void> {
  for (const [position, choice] of letters.entries()) {
    await alternativeRow(page, choice).click();
    await expect.poll(() => keptItems(page)).toContainEqual(expect.objectContaining({ position, choice }));
    if (position < letters.length - 1) await button(page, "Próxima questão").click();
  }
}

async function handIn(page: Page, last: string): Promise<void> {
  await button(page, "Ver todas as questões").click();
  await dialog(page, "Questões").getByRole("button", { name: last }).click();
  await button(page, "Entregar prova").click();
  await dialog(page, "Entregar a prova?").getByRole("button", { name: "Entregar prova" }).click();
  await page.waitForURL(/\/resultado$/);
}

test("a month of a student: short mock exams, an offline day, the platform's exam", async () => {
  const { base, state } = await givenMovableClock();
  const context = await openContext({ screen: "phone", tolerated: CUT_NETWORK });
  await followClock(context);
  const page = await context.newPage();
  const email = emailsOf("complete")[0] ?? "";
  await logIn(page, email, passwordOf(email), base);
  const first = firstMoment();
  const on = (days: number) => moveClock(context, base, first + days);
  const sunday = sundayIn(state) - first;

  // The first day: signs up for Sunday's exam, and sits a short one.
  await on(0);
  await visit(page, `${base}/geral`);
  await page.getByText("O seu caminho começa por uma questão.").waitFor();
  await visit(page, `${base}/simulado/evento-demo-proximo`);
  await page.getByRole("radio", { name: "Inglês" }).check();
  await button(page, "Inscrever-me").click();
  await page.getByText("Inscrição feita.").waitFor();
  await begin(page, base, "Matemática", "Como na prova");
  const drawn = page.url().split("/").at(-1) ?? "";
  await answer(page, wrongLettersOf(state, drawn).slice(0, 3));
  await handIn(page, "Questão 7, em branco");
  await page.getByRole("heading", { name: "Seus acertos" }).waitFor();
  await page.getByText("sem nota do Enem: são poucas questões para ela").waitFor();
  expect(await page.getByText(/da anterior, de|anterior, de/).count()).toBe(0);

  // The second day: what was wrong comes back, the exam has a date, and a track begins.
  await visit(page, `${base}/revisao`);
  const tomorrow = /Amanhã: (\d+)\./.exec((await page.locator("main").textContent()) ?? "")?.[1];
  expect(tomorrow).toBe("3");
  await on(1);
  await visit(page, `${base}/revisao`);
  await page.getByText(new RegExp(`^${tomorrow} quest(?:ão|ões) para hoje`)).waitFor();
  await page.getByText("Ajustes", { exact: true }).click();
  await page.getByLabel("Dia da sua prova").fill(dayAfter(first + 40));
  await button(page, "Salvar ajustes").click();
  await page.getByText("Pronto. Vale a partir da próxima resposta.").waitFor();
  await button(page, "Começar").click();
  await page.getByText(`Questão 1 de ${tomorrow}`).waitFor();
  await alternativeRow(page, "A").click();
  await button(page, "Responder").click();
  await page.getByText(/^(?:Certa|Errada)\. Volta (?:amanhã|em \d+ dias)\.$/).waitFor();
  await visit(page, `${base}/trilhas/fisica-ita/muv`);
  await page.getByRole("link", { name: "Continuar", exact: true }).click();
  await page.getByRole("heading", { name: /^Exemplo: / }).waitFor();
  await expect
    .poll(async () => {
      await visit(page, `${base}/trilhas`);
      return page.getByText("Movimento uniformemente variado, passo 2 de").count();
    })
    .toBe(1);

  // The third day has no network from the first question on; the fourth sends what was answered.
  await on(3);
  await begin(page, base, "Ciências da Natureza", "Treino");
  const address = page.url();
  await page.getByText("abre sem internet").waitFor();
  await context.setOffline(true);
  await answer(page, [..."BBBB"]);
  await on(3.4);
  await visit(page, address);
  await page.getByText("Questão 4 de 7").waitFor();
  await on(4);
  await context.setOffline(false);
  await visit(page, address);
  await page.getByText("Questão 4 de 7").waitFor();
  await handIn(page, "Questão 7, em branco");
  await page.getByText(/^Você acertou \d de 7/).waitFor();

  // The fifth day: the same kind of exam again.
  await on(5);
  await begin(page, base, "Matemática", "Como na prova");
  await answer(page, [..."BBBBBBB"]);
  await handIn(page, "Questão 7, respondida");
  await page.getByRole("heading", { name: "Seus acertos" }).waitFor();

  // Sunday: reminded half an hour before, no result before everybody's end, a place after it.
  await on(sunday - 40 * MINUTE);
  await visit(page, `${base}/notificacoes`);
  await page.getByText(/^Simulado de domingo: ENEM, 1º dia começa às/).waitFor();
  await on(sunday);
  await visit(page, `${base}/simulado/evento-demo-proximo`);
  await button(page, "Começar a prova").click();
  await page.waitForURL(/\/praticar\/[\w-]{20,}$/);
  await untilReady(page);
  await answer(page, [..."BB"]);
  await handIn(page, "Questão 90, em branco");
  await page.getByText("saem quando o tempo de todos acabar").waitFor();
  await on(sunday + 1);
  await expect
    .poll(
      async () => {
        await visit(page, `${base}/simulado/evento-demo-proximo`);
        return page.getByText("(você)").count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  await page.getByText("Você: 1º de 1").waitFor();

  // Four weeks after the first day everything is where it was.
  await on(28);
  await visit(page, `${base}/geral`);
  await page.getByText("A semana está começando").waitFor();
  await page.getByText("Faltam 12 dias para a sua prova.").waitFor();
  await visit(page, `${base}/trilhas`);
  await page.getByText("Movimento uniformemente variado, passo 2 de").waitFor();
  await visit(page, `${base}/simulados`);
  expect(await page.getByRole("region", { name: "Seus simulados" }).getByRole("listitem").count()).toBe(4);
});

import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { loadGradingQueue } from "#app/features/essays/services/grading/load-grading.server.ts";
import { pageData } from "#app/platform/requests/domain/page-data.ts";
import { CUT_NETWORK, openPage, visit } from "./browser.ts";
import { logIn, requestsAs, sendForm } from "./people.ts";

/** The device requests its copy of a sheet once more after the submission, and deletes it. */
export const LEFT_DEVICE = /status of 404 .*\/copia/;

/** As graders see it, from the address of its sheet. */
export const codeOfEssay = (sheet: string) => (sheet.split("/").at(-1) ?? "").slice(0, 4).toUpperCase();

type Reading = { code: string; grades: readonly number[]; about?: (page: Page) => Promise<void> };
type Queue = Pick<Awaited<ReturnType<typeof loadGradingQueue>>, "own" | "panel">;

const QUEUE = "/redacao/correcao";

/** Finishes the reading of an essay without a browser: for what a test needs of other graders. `panel`: on its panel. */
export async function gradeUnseen(
  who: string,
  { code, grades, panel = false }: Omit<Reading, "about"> & { panel?: boolean },
): Promise<void> {
  const grader = await requestsAs(who);
  const loaded = async (path: string): Promise<unknown> => (await grader.get(pageData(path))).json();
  const queue = async () => (await loaded(QUEUE)) as Queue;
  const isIt = (row: { code: string }) => row.code.toUpperCase() === code;
  if (panel) {
    const essay = String((await queue()).panel.find(isIt)?.essay);
    await sendForm(grader, QUEUE, { intent: "take-panel", essay });
  } else expect((await grader.post(QUEUE, { form: { intent: "take" } })).status()).toBe(200);
  const desk = `${QUEUE}/${(await queue()).own.find(isIt)?.num}`;
  const { revision } = (await loaded(desk)) as { revision: number };
  const points = Object.fromEntries(grades.map((each, part) => [`grade-${part}`, String(each)]));
  const form = { intent: "conclude", revision: String(revision), status: "normal", ...points };
  expect((await grader.post(desk, { form })).status()).toBe(200);
}

/** Claims an essay and finishes its reading. */
export async function gradeAs(who: string, { code, grades, about }: Reading) {
  const page = await openPage({ tolerated: CUT_NETWORK });
  await logIn(page, who);
  await visit(page, "/redacao/correcao");
  await page.getByRole("button", { name: "Pegar redações" }).click();
  await page.getByRole("link", { name: `Redação ${code}` }).click();
  await page.getByRole("region", { name: "Redação", exact: true }).waitFor();
  await chooseLevels(page, grades);
  await about?.(page);
  await page.getByRole("button", { name: "Concluir leitura" }).click();
  await page.getByText(/Leitura concluída/).waitFor();
  return page;
}

export async function chooseLevels(page: Page, grades: readonly number[]): Promise<void> {
  for (const [part, points] of grades.entries())
    await page.locator(`input[name="grade-${part}"][value="${points}"]`).check();
  await page.getByText("Tudo salvo.").waitFor();
}

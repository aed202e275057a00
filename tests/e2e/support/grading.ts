import type { Page } from "playwright-core";
import { CUT_NETWORK, openPage, visit } from "./browser.ts";
import { logIn } from "./people.ts";

/** The device requests its copy of a sheet once more after the submission, and deletes it. */
export const LEFT_DEVICE = /status of 404 .*\/copia/;

/** As graders see it, from the address of its sheet. */
export const codeOfEssay = (sheet: string) => (sheet.split("/").at(-1) ?? "").slice(0, 4).toUpperCase();

type Reading = { code: string; grades: readonly number[]; about?: (page: Page) => Promise<void> };

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

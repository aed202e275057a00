import type { Locator, Page } from "playwright-core";
import { listedCodes, textOf } from "./question-page.ts";

/** The column of filters of a wide screen, or the sheet of a phone. */
export function filters(page: Page): Locator {
  const column = page.getByRole("complementary", { name: "Filtros" });
  return column.or(page.getByRole("dialog", { name: "Filtros" })).filter({ visible: true });
}

/** A value of the filters, by its words: "ENEM" is the link "ENEM 1.234". */
export function filterValue(page: Page, label: string): Locator {
  const words = label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return filters(page).getByRole("link", { name: new RegExp(`^${words}(?:\\s+[\\d.]+)?$`) });
}

/** How many questions a value of the filters promises. */
export async function promised(value: Locator): Promise<number> {
  return numberIn(await textOf(value));
}

/** The last number of a text: "ENEM\n1.234" → 1234. Throws where there is none. */
function numberIn(text: string): number {
  const number = /(\d[\d.]*)\D*$/.exec(text)?.[1];
  if (!number) throw new Error(`No number in ${JSON.stringify(text)}`);
  return Number(number.replaceAll(".", ""));
}

export type Results = { title: string; total: string; codes: string[] };

/** What a search shows: its title, how many were found, and the questions of the page. */
export async function resultsOf(page: Page): Promise<Results> {
  const results = page.getByRole("region", { name: "Resultados" });
  return {
    title: await textOf(page.getByRole("heading", { level: 1 })),
    total: await textOf(results.getByRole("status").first()),
    codes: await listedCodes(page),
  };
}

/** "1.234 questões" as a number. */
export async function totalOf(page: Page): Promise<number> {
  return numberIn((await resultsOf(page)).total);
}

/** Waits until the page of another search is rendered: its title changes before its address does. */
export async function untilTitled(page: Page, title: string | RegExp): Promise<void> {
  await page.getByRole("heading", { level: 1, name: title, exact: typeof title === "string" }).waitFor();
}

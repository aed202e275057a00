import type { Page } from "playwright-core";
import { textOf } from "./question-page.ts";

/** The points `/geral` says the person has. */
export async function pointsShown(page: Page): Promise<number> {
  const text = await textOf(page.getByRole("main"));
  const points = /\bPontos\s+(\d[\d.]*)/.exec(text)?.[1];
  if (!points) throw new Error(`/geral shows no points:\n${text}`);
  return Number(points.replaceAll(".", ""));
}

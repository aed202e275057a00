import type { Viewer } from "#app/access/viewer.ts";
import { examTemplateOf } from "#app/domain/exams/exam-templates.ts";
import { type BlueprintLine, seedOf } from "#app/domain/lists/blueprint.ts";
import { examLines } from "#app/domain/lists/exam-lines.ts";
import type { EnemLanguage } from "#app/domain/questions/enem/row.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { Deps } from "../deps.ts";
import { generateList } from "../lists/generate-list.server.ts";

/** Questions of an exam's template, other ones at each draw. Throws page-not-found. */
export async function drawTemplate(
  deps: Deps,
  viewer: Viewer,
  { id, language }: { id: string; language: EnemLanguage | null },
): Promise<number[]> {
  const template = examTemplateOf(id);
  if (!template) throw new AppError("page-not-found");
  return drawLines(deps, viewer, examLines(template, language));
}

/** Questions of each line, as far as there are any. */
export async function drawLines(deps: Deps, viewer: Viewer, lines: BlueprintLine[]): Promise<number[]> {
  const blueprint = { lines, mine: null, repeats: true, seed: seedOf(deps.newId()) };
  return (await generateList(deps, viewer, blueprint)).flat();
}

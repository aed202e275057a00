import type { Viewer } from "#app/access/viewer.ts";
import { subjectOf } from "#app/domain/catalogue/subjects.ts";
import { type BlueprintLine, seedOf } from "#app/domain/lists/blueprint.ts";
import { examBlueprints, examLines } from "#app/domain/lists/exam-blueprints.ts";
import type { EnemLanguage } from "#app/domain/questions/enem/row.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { Deps } from "../deps.ts";
import { generateList } from "../lists/generate-list.server.ts";

/** English's line of a template as the language taken. */
function inLanguage(lines: readonly BlueprintLine[], language: EnemLanguage | null): BlueprintLine[] {
  const [english, taken] = [subjectOf("ingles")?.id, subjectOf(language ?? "ingles")?.id ?? 0];
  return lines.map(({ count, filters }) => ({
    count,
    filters: { ...filters, subjects: filters.subjects.map((id) => (id === english ? taken : id)) },
  }));
}

/** Questions of an exam's template, new ones at each draw. Throws page-not-found. */
export async function drawTemplate(
  deps: Deps,
  viewer: Viewer,
  { id, language }: { id: string; language: EnemLanguage | null },
) {
  const exam = examBlueprints.find((each) => each.id === id);
  const lines = examLines(id);
  if (!exam || !lines) throw new AppError("page-not-found");
  const ords = await drawLines(deps, viewer, inLanguage(lines, language));
  return { exam, ords };
}

/** Questions of each line, as far as there are any. */
export async function drawLines(deps: Deps, viewer: Viewer, lines: BlueprintLine[]): Promise<number[]> {
  const blueprint = { lines, mine: null, repeats: true, seed: seedOf(deps.newId()) };
  return (await generateList(deps, viewer, blueprint)).flat();
}

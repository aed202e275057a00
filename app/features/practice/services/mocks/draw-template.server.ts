import type { EnemLanguage } from "#app/features/bank/domain/enem/reading/row.ts";
import { examTemplateOf } from "#app/features/bank/domain/exams/exam-templates.ts";
import type { QuestionOrigin } from "#app/features/bank/domain/question-heading.ts";
import { type BlueprintLine, seedOf } from "#app/features/lists/domain/blueprint.ts";
import { examLines } from "#app/features/lists/domain/exam-lines.ts";
import { generateList } from "#app/features/lists/services/generate-list.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";

/** Questions of an exam's template, other ones at each draw. Throws page-not-found. */
export async function drawTemplate(
  deps: Deps,
  viewer: Viewer,
  { id, language, training }: { id: string; language: EnemLanguage | null; training: boolean },
): Promise<number[]> {
  const template = examTemplateOf(id);
  if (!template) throw new AppError("page-not-found");
  return drawLines(deps, viewer, examLines(template, language), training);
}

/** The questions of an event: the same for all, but for the language of those who choose Spanish. Throws page-not-found. */
export async function drawEvent(
  deps: Deps,
  viewer: Viewer,
  { id, training }: { id: string; training: boolean },
): Promise<{ ords: number[]; spanishOrds: number[] | null }> {
  const template = examTemplateOf(id);
  if (!template) throw new AppError("page-not-found");
  const at = template.sections.findIndex(({ isLanguage }) => isLanguage);
  const lines = examLines(template, null);
  const spanish = at < 0 ? [] : examLines(template, "espanhol").slice(at, at + 1);
  const groups = await drawSparing(deps, viewer, [...lines, ...spanish], training);
  const own = groups.slice(0, lines.length);
  const others = groups[lines.length] ?? [];
  // Without questions of both there is nothing to choose.
  const isChosen = others.length > 0 && own[at]?.length;
  return {
    ords: own.flat(),
    spanishOrds: isChosen ? own.flatMap((group, place) => (place === at ? others : group)) : null,
  };
}

/** `training`: generated questions fill the lines for which there are no others. */
function drawGroups(
  deps: Deps,
  viewer: Viewer,
  lines: BlueprintLine[],
  training: boolean,
): Promise<number[][]> {
  return generateList(deps, viewer, {
    lines,
    mine: null,
    repeats: true,
    training,
    seed: seedOf(deps.newId()),
  });
}

/** A line of questions of these origins alone. */
function ofOrigins(line: BlueprintLine, count: number, origins: QuestionOrigin[]): BlueprintLine {
  return { count, filters: { ...line.filters, origins } };
}

/**
 * An event withholds its questions from everybody until its end (decision 071). So it spares those that Farol wrote,
 * with which newcomers, tracks and lists begin, and uses them only where there are no others.
 */
async function drawSparing(
  deps: Deps,
  viewer: Viewer,
  lines: BlueprintLine[],
  training: boolean,
): Promise<number[][]> {
  const others = lines.map((line) => ofOrigins(line, line.count, ["exam"]));
  const groups = await drawGroups(deps, viewer, others, training);
  const missing = lines.map((line, at) => line.count - (groups[at]?.length ?? 0));
  if (missing.every((count) => count <= 0)) return groups;
  const written = lines.map((line, at) => ofOrigins(line, missing[at] ?? 0, ["authored"]));
  const more = await drawGroups(deps, viewer, written, false);
  return groups.map((group, at) => [...group, ...(more[at] ?? [])]);
}

/** Questions of each line, as far as there are any. */
export async function drawLines(
  deps: Deps,
  viewer: Viewer,
  lines: BlueprintLine[],
  training: boolean,
): Promise<number[]> {
  return (await drawGroups(deps, viewer, lines, training)).flat();
}

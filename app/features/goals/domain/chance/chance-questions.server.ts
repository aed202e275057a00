import * as v from "valibot";
import { jsonIn, sentOrNull } from "#app/platform/requests/domain/sent-json.server.ts";
import { fold } from "#app/platform/text/normalize.ts";
import type { Course, CourseTable, Seats } from "../cutoffs/course-table.ts";
import { chanceOf } from "./chance.ts";
import { fitCutoffs, type Prediction, predictCutoff } from "./fit-cutoffs.ts";
import { movementsFrom } from "./movements.ts";

const question = v.object({ key: v.string(), score: v.pipe(v.number(), v.finite()) });

/** `key`: sigla;municipio;uf;campus;curso;grau;turno;modalidade;vagas, as in the newest year's file. */
export type ChanceQuestion = v.InferOutput<typeof question>;

/** Null unless it is a list of them. */
export function readQuestions(json: string): ChanceQuestion[] | null {
  return sentOrNull(v.array(question), jsonIn(json.replace(/^\uFEFF/, "")));
}

/** Chance of each, 0 to 1 by ten-thousandths; null where there is no such row, or nobody got in by it last year. */
export function answerQuestions(
  table: CourseTable,
  questions: readonly ChanceQuestion[],
): (ChanceQuestion & { chance: number | null })[] {
  const predictions = predictionsByKey(table);
  return questions.map((question) => {
    const found = predictions.get(foldKey(question.key));
    const chance = found ? Math.round(chanceOf(question.score, found) * 10_000) / 10_000 : null;
    return { ...question, chance };
  });
}

function predictionsByKey(table: CourseTable): Map<string, Prediction> {
  const fit = fitCutoffs(table);
  const found = new Map<string, Prediction>();
  for (const movement of movementsFrom(table, 0)) {
    const key = foldKey(keyOf(movement.course, movement.seats));
    if (!found.has(key)) found.set(key, predictCutoff(movement, fit));
  }
  return found;
}

function keyOf({ short, city, state, campus, name, degree, shift }: Course, seats: Seats): string {
  return [short, city, state, campus, name, degree, shift, seats.modality, seats.places].join(";");
}

/** Cells are compared without case, accents and doubled spaces. A modality may contain a semicolon. */
function foldKey(key: string): string {
  return fold(key)
    .split(";")
    .map((cell) => cell.trim().replace(/\s+/g, " "))
    .join(";");
}

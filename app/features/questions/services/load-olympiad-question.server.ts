import {
  isOlympiadQuestion,
  levelPhase,
  type OlympiadLevel,
} from "#app/features/bank/domain/exams/olympiad-levels.ts";
import { heldSentence } from "#app/features/bank/domain/held-back.ts";
import { ordRange } from "#app/features/bank/domain/ord.ts";
import { questionHeading } from "#app/features/bank/domain/question-heading.ts";
import { structuredQuestion } from "#app/features/bank/domain/words/structured-question.ts";
import { questionForStudent } from "#app/features/bank/queries/reading.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { olympiadPaths } from "../paths.ts";
import { olympiadNeighbour, revealedSolution } from "../queries/olympiads.server.ts";

/** The list that a question was opened from. */
export type OlympiadList = { institution: number; level: OlympiadLevel | null; year: number | null };

/** An olympiad question with neighbours, and its solution once requested. One round trip. Throws question-not-found. */
export async function loadOlympiadQuestion(
  deps: Deps,
  viewer: Viewer | null,
  ord: number,
  { institution, level, year, origin }: OlympiadList & { origin: string },
) {
  const asker = { userNum: viewer?.num ?? null, now: deps.now() };
  const { from, before } = ordRange(year, year);
  const scope = { institution, phase: level === null ? null : levelPhase(level) };
  const {
    question: [question],
    revealed: [revealed],
    previous: [previous],
    next: [next],
  } = await deps.read({
    question: questionForStudent(deps.db, ord, asker),
    revealed: revealedSolution(deps.db, ord, asker),
    previous: olympiadNeighbour(deps.db, { ...scope, from: Math.max(from, ord + 1), before }, "previous"),
    next: olympiadNeighbour(deps.db, { ...scope, from, before: Math.min(before, ord) }, "next"),
  });
  if (!question || !isOlympiadQuestion(question)) throw new AppError("question-not-found");
  const heading = questionHeading(question, deps.catalogue.current());
  const canonical = origin + olympiadPaths.question(heading.code);
  const neighbour = (row: { ord: number } | undefined) =>
    row ? olympiadPaths.questionIn(questionCode(row.ord), { level, year }) : null;
  return {
    heading,
    canonical,
    structured: viewer ? null : structuredQuestion({ ...question, heading, canonical }),
    excerpt: question.excerpt,
    statement: question.statementHtml,
    hasSolution: question.hasSolution,
    revealed: revealed ?? null,
    held: heldSentence(question.heldUntil),
    list: olympiadPaths.olympiads({ level, year }),
    previous: neighbour(previous),
    next: neighbour(next),
  };
}

import {
  type NotebookQuestion,
  notebookQuestion,
} from "#app/features/bank/services/notebook-question.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { skipQuestions } from "../domain/progress-change.ts";
import { trackMap, trackMarksOf } from "../domain/track-map.ts";
import type { DrawnStep } from "../domain/track-outline.ts";
import { answeredOfTrack, publishedTrack, questionsOfTrack, subtopicOf } from "../queries/reading.server.ts";

export type LoadedStep =
  | Extract<DrawnStep, { html: string }>
  | { kind: "question"; question: NotebookQuestion | null }
  | { kind: "check"; questions: NotebookQuestion[] };

/** A subtopic with all its steps, so that it goes on without a network. One round trip. Throws track-not-found. */
export async function loadSubtopic(deps: Deps, viewer: Viewer, place: { track: string; subtopic: string }) {
  const { db } = deps;
  const asker = { userNum: viewer.num, now: deps.now() };
  const {
    row: [row],
    subtopic: [subtopic],
    asks,
    answers,
  } = await deps.read({
    row: publishedTrack(db, place.track, viewer.num),
    subtopic: subtopicOf(db, place),
    asks: questionsOfTrack(db, place, asker),
    answers: answeredOfTrack(db, place, asker),
  });
  if (!row || !subtopic) throw new AppError("track-not-found");
  const marks = trackMarksOf(row);
  const map = trackMap(row.outline, marks, deps.now());
  const all = map.units.flatMap(({ subtopics }) => subtopics);
  const at = all.findIndex(({ code }) => code === place.subtopic);
  const own = all[at];
  if (!own) throw new AppError("track-not-found");
  const checks = marks.checks[place.subtopic] ?? [];
  const since = checks.at(-1)?.[0] ?? 0;
  const catalogue = deps.catalogue.current();
  const released = new Map(answers.map(({ ord, ...answered }) => [ord, answered]));
  const questions = new Map(
    asks.map((question) => [
      question.ord,
      notebookQuestion(question, released.get(question.ord) ?? null, catalogue),
    ]),
  );
  const shown = (ords: readonly number[]) => ords.flatMap((ord) => questions.get(ord) ?? []);
  const next = all[at + 1];
  return {
    track: { code: row.code, title: row.title },
    subtopic: own,
    unit: map.units.find(({ subtopics }) => subtopics.includes(own))?.title ?? "",
    checks,
    /** First answers up to this time belong to an earlier check: its questions can be answered again. */
    since,
    next: next ? { code: next.code, title: next.title } : null,
    skip: shown(skipQuestions(subtopic.questions, viewer.num)),
    steps: subtopic.steps.map((step): LoadedStep => {
      if (step.kind === "question") return { kind: step.kind, question: questions.get(step.ord) ?? null };
      return step.kind === "check" ? { kind: step.kind, questions: shown(step.ords) } : step;
    }),
  };
}
export type LoadedSubtopic = Awaited<ReturnType<typeof loadSubtopic>>;

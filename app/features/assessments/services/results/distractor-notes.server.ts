import { answerOf } from "#app/features/bank/domain/answers/check-answer.ts";
import { questionHeading } from "#app/features/bank/domain/question-heading.ts";
import { assessmentMaker } from "#app/features/school/services/assessment-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { insertNote, questionOfNote, versionsOfNote } from "../../queries/distractor-notes.server.ts";

const LONGEST_NOTE = 200;

type SentPlace = { code: string; answer: string };

/** Throws no-permission, page-not-found. */
function placeOfNote(actor: SchoolActor, { code, answer }: SentPlace) {
  const { schoolId } = assessmentMaker(actor);
  const ord = ordOfCode(code);
  const given = answerOf(answer);
  if (ord === null || given === null) throw new AppError("page-not-found");
  return { schoolId, ord, answer: given };
}

/** A note with its history, in one trip. Throws no-permission, page-not-found. */
export async function readDistractorNote(deps: Deps, actor: SchoolActor, sent: SentPlace) {
  const place = placeOfNote(actor, sent);
  const {
    question: [question],
    versions,
  } = await deps.read({
    question: questionOfNote(deps.db, place),
    versions: versionsOfNote(deps.db, place),
  });
  if (!question) throw new AppError("page-not-found");
  const { code, exam, place: where } = questionHeading(question, deps.catalogue.current());
  const name = where ? `${exam}, ${where}` : exam;
  return { question: { code, name, excerpt: question.excerpt }, answer: place.answer, versions };
}

/**
 * Stores a text over the version it was edited from; "" deletes the note. Throws distractor-note-long,
 * distractor-note-changed.
 */
export async function writeDistractorNote(
  deps: Deps,
  actor: SchoolActor,
  sent: SentPlace & { revision: number; text: string },
): Promise<void> {
  const place = placeOfNote(actor, sent);
  const text = sent.text.replace(/\s+/g, " ").trim();
  if (text.length > LONGEST_NOTE) throw new AppError("distractor-note-long");
  if (text === "" && sent.revision === 0) return;
  const note = { revision: sent.revision, text, by: actor.viewer.id, at: deps.now() };
  const rows = await deps.write(insertNote(deps.db, place, note));
  if (rows.length === 0) throw new AppError("distractor-note-changed");
}

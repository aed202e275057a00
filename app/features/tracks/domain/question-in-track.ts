import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { copyOfTrack, subtopicWithCode } from "./update-track.ts";
import {
  questionsOfSubtopic,
  TRACK_PHASE,
  TRACK_SOURCE,
  TRACK_YEAR,
  type TrackQuestionText,
  trackProvenance,
  type WrittenSubtopic,
  type WrittenTrack,
} from "./written-track.ts";

/** The place of a written question; `name` null: a new one. */
export type TrackQuestionPlace = { track: string; subtopic: string; name: string | null };

const PART = /^[a-z0-9][a-z0-9-]{0,39}$/;
const NEW = "nova";

/** The id of `/t/{id}/editar`: codes of track, subtopic and question, with points between. */
export function trackQuestionId({ track, subtopic, name }: TrackQuestionPlace): string {
  return [track, subtopic, name ?? NEW].join(".");
}

/** Null for any other word. A question cannot be named "nova". */
export function readTrackQuestionId(id: string): TrackQuestionPlace | null {
  const parts = id.split(".");
  const [track = "", subtopic = "", name = ""] = parts;
  if (parts.length !== 3 || !parts.every((part) => PART.test(part))) return null;
  return { track, subtopic, name: name === NEW ? null : name };
}

/** Where a question of the bank was written; null for one that is of no track. */
export function placeOfProvenance({ source, path }: QuestionDraft["provenance"]): TrackQuestionPlace | null {
  return source === TRACK_SOURCE ? readTrackQuestionId(path.replaceAll("/", ".")) : null;
}

function isNamed(question: TrackQuestionText, name: string | null): boolean {
  return question.from === "text" && question.name === name;
}

/** A written question of a track, or what a new one starts as; null where there is none. */
export function questionDraftAt(
  track: WrittenTrack,
  { subtopic, name }: TrackQuestionPlace,
): QuestionDraft | null {
  const home = subtopicWithCode(track, subtopic);
  if (!home) return null;
  if (name === null) return newDraft(track, home);
  const question = questionsOfSubtopic(home).find((each) => isNamed(each, name));
  return question?.from === "text" ? question.draft : null;
}

function newDraft(track: WrittenTrack, { code, topic }: WrittenSubtopic): QuestionDraft {
  return {
    ...{ institution: track.exam, subject: track.subject, topics: topic ? [topic] : [] },
    exam: { year: TRACK_YEAR, phase: TRACK_PHASE, day: null, booklet: null },
    ...{ number: null, kind: "single-choice", language: null, difficulty: null },
    ...{ statement: "", alternatives: [], key: null, solution: null, hint: null, explanation: null },
    ...{ origin: "authored", status: "published", quarantineReason: null, inep: null },
    provenance: trackProvenance(track.code, code, NEW),
  };
}

/** A free name: the number of questions and on, so that no other question's name changes. */
function freeQuestionName(subtopic: WrittenSubtopic): string {
  const questions = questionsOfSubtopic(subtopic);
  const names = new Set(questions.map((each) => (each.from === "text" ? each.name : "")));
  let number = questions.length + 1;
  while (names.has(`q${number}`)) number += 1;
  return `q${number}`;
}

/** Puts a question into its place: over the one of its name; a new one before the check, or into it with `inCheck`. Null: no such place. */
export function withQuestion(
  before: WrittenTrack,
  place: TrackQuestionPlace,
  { draft, inCheck }: { draft: QuestionDraft; inCheck: boolean },
): WrittenTrack | null {
  const track = copyOfTrack(before);
  const subtopic = subtopicWithCode(track, place.subtopic);
  if (!subtopic) return null;
  if (place.name !== null) {
    const question = questionsOfSubtopic(subtopic).find((each) => isNamed(each, place.name));
    if (question?.from !== "text") return null;
    question.draft = { ...draft, provenance: question.draft.provenance };
    return track;
  }
  const name = freeQuestionName(subtopic);
  const provenance = trackProvenance(track.code, subtopic.code, name);
  const question: TrackQuestionText = { from: "text", line: 0, name, draft: { ...draft, provenance } };
  const check = subtopic.steps.find((step) => step.kind === "check");
  if (inCheck && check) check.questions.push(question);
  else if (inCheck) subtopic.steps.push({ kind: "check", line: 0, questions: [question] });
  else
    subtopic.steps.splice(check ? subtopic.steps.indexOf(check) : subtopic.steps.length, 0, {
      kind: "question",
      line: 0,
      question,
    });
  return track;
}

import { type ExportedAs, inside } from "#app/platform/personal/exported-as.ts";

/** A sitting as its student gave it in. The score is the school's to release. */
const submissionColumns: Readonly<Record<string, ExportedAs | null>> = {
  assessment: ["numeroDaProva"],
  person: inside,
  attempt: ["tentativa"],
  class: inside,
  started_at: ["comecadaEm", "time"],
  ends_at: ["terminaEm", "time"],
  seen_at: ["vistaEm", "time"],
  submitted_at: ["entregueEm", "time"],
  device: inside,
  revision: inside,
  answers: ["respostas"],
  times: ["segundosPorQuestaoEmBase36"],
  marked: ["marcadas"],
  away: ["saidasDaPagina"],
  score: inside,
};

const openAnswerColumns: Readonly<Record<string, ExportedAs | null>> = {
  num: inside,
  assessment: ["numeroDaProva"],
  person: inside,
  attempt: ["tentativa"],
  place: ["lugar"],
  text: ["texto"],
  revision: inside,
  at: ["data", "time"],
};

const assessmentPersonColumns: Readonly<Record<string, ExportedAs | null>> = {
  person: inside,
  assessment: ["numeroDaProva"],
  invited: ["convidada", "flag"],
  extra_minutes: ["minutosAMais"],
  large_text: ["letraGrande", "flag"],
  opens_at: ["abreEm", "time"],
  closes_at: ["fechaEm", "time"],
  more_attempts: ["tentativasAMais"],
};

/** Scores by topic are the school's to release, as the score of a sitting. */
const submissionTopicColumns: Readonly<Record<string, ExportedAs | null>> = {
  num: inside,
  person: inside,
  assessment: ["numeroDaProva"],
  topics: inside,
  questions: inside,
  evidence: inside,
};

const releasedOwnQuestionColumns: Readonly<Record<string, ExportedAs | null>> = {
  ord: ["questao", "question"],
  person: inside,
  assessment: ["numeroDaProva"],
};

const eventSeatColumns: Readonly<Record<string, ExportedAs | null>> = {
  event: ["numeroDoCertame"],
  person: inside,
  room: ["sala"],
  seat: ["lugar"],
};

const eventAttendanceColumns: Readonly<Record<string, ExportedAs | null>> = {
  event: ["numeroDoCertame"],
  day: ["dia"],
  person: inside,
  present: ["presente", "flag"],
  marked_by: inside,
  at: ["data", "time"],
};

export const assessmentTables = {
  submission_topics: submissionTopicColumns,
  released_own_questions: releasedOwnQuestionColumns,
  submissions: submissionColumns,
  open_answers: openAnswerColumns,
  assessment_people: assessmentPersonColumns,
  event_seats: eventSeatColumns,
  event_attendance: eventAttendanceColumns,
};

import { questionCode } from "#app/platform/text/question-code.ts";
import { institutionWithId } from "./catalogue/institutions.ts";
import { subjectWithId } from "./catalogue/subjects.ts";
import type { TopicCatalogue } from "./catalogue/topic-catalogue.ts";
import { topicNames } from "./catalogue/topic-ids.ts";
import { bookletPlace } from "./exams/booklet-place.ts";
import { isSchoolOrd } from "./school-ord.ts";

export type QuestionOrigin = "exam" | "authored" | "generated";

export type PlacedQuestion = {
  ord: number;
  origin: QuestionOrigin;
  institution: number;
  year: number;
  phase: string | null;
  booklet: string | null;
  number: number | null;
  subject: number;
  topics: readonly number[];
};

export type QuestionHeading = {
  code: string;
  /** "ENEM 2022", "Estilo ENEM 2022" for an authored question, "Questão da escola". */
  exam: string;
  origin: QuestionOrigin | "school";
  /** "1ª fase, caderno azul, questão 12". */
  place: string;
  number: number | null;
  subject: string;
  topics: string[];
};

export function questionHeading(row: PlacedQuestion, catalogue: TopicCatalogue): QuestionHeading {
  const institution = institutionWithId(row.institution)?.name ?? "";
  const { booklet, number } = bookletPlace(row.origin, row);
  const phase = row.origin === "generated" ? null : row.phase;
  const parts = [phase, booklet && `caderno ${booklet}`, number && `questão ${number}`];
  return {
    code: questionCode(row.ord),
    exam: isSchoolOrd(row.ord)
      ? "Questão da escola"
      : `${row.origin === "exam" ? "" : "Estilo "}${institution} ${row.year}`,
    origin: isSchoolOrd(row.ord) ? "school" : row.origin,
    place: parts.filter(Boolean).join(", "),
    number,
    subject: subjectWithId(row.subject)?.name ?? "",
    topics: topicNames(row.topics, catalogue),
  };
}

import { institutionWithId } from "#app/domain/catalogue/institutions.ts";
import { subjectWithId } from "#app/domain/catalogue/subjects.ts";
import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import { topicNames } from "#app/domain/catalogue/topic-ids.ts";
import { questionCode } from "./question-code.ts";

/** A real exam, written for Farol in an exam's style, or generated for practice. */
export type QuestionOrigin = "exam" | "authored" | "generated";

/** What a question's row says of where it stands, whatever else is read with it. */
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

/** The names that stand over a question, in a list or on its page. */
export type QuestionHeading = {
  code: string;
  /** "ENEM 2022", or "Estilo ENEM 2022" for what no exam ever asked. */
  exam: string;
  origin: QuestionOrigin;
  /** "1ª fase, caderno azul, questão 12": what there is of it. */
  place: string;
  subject: string;
  topics: string[];
};

/** Turns the numbers of a question's row into names. */
export function questionHeading(row: PlacedQuestion, catalogue: TopicCatalogue): QuestionHeading {
  const institution = institutionWithId(row.institution)?.name ?? "";
  const parts = [row.phase, row.booklet && `caderno ${row.booklet}`, row.number && `questão ${row.number}`];
  return {
    code: questionCode(row.ord),
    exam: `${row.origin === "exam" ? "" : "Estilo "}${institution} ${row.year}`,
    origin: row.origin,
    place: parts.filter(Boolean).join(", "),
    subject: subjectWithId(row.subject)?.name ?? "",
    topics: topicNames(row.topics, catalogue),
  };
}

import { institutionWithId } from "#app/domain/catalogue/institutions.ts";
import { subjectWithId } from "#app/domain/catalogue/subjects.ts";
import { topicWithId } from "#app/domain/catalogue/topic-ids.ts";
import { questionCode } from "./question-code.ts";

type Placed = {
  ord: number;
  institution: number;
  year: number;
  phase: string | null;
  booklet: string | null;
  number: number | null;
  subject: number;
  topics: string;
};

/** The names that stand over a question, in a list or on its page. */
export type QuestionHeading = {
  code: string;
  institution: string;
  year: number;
  /** "1ª fase, caderno azul, questão 12": what there is of it. */
  place: string;
  subject: string;
  topics: string[];
};

/** Turns the numbers of a question's row into names. */
export function questionHeading(row: Placed): QuestionHeading {
  const parts = [row.phase, row.booklet && `caderno ${row.booklet}`, row.number && `questão ${row.number}`];
  const topics = (JSON.parse(row.topics) as number[]).map((id) => topicWithId(id)?.name);
  return {
    code: questionCode(row.ord),
    institution: institutionWithId(row.institution)?.name ?? "",
    year: row.year,
    place: parts.filter(Boolean).join(", "),
    subject: subjectWithId(row.subject)?.name ?? "",
    topics: topics.filter((name) => name !== undefined),
  };
}

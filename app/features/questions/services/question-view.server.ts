import { letteredAlternatives } from "#app/features/bank/domain/answers/check-answer.ts";
import type { InstitutionCode } from "#app/features/bank/domain/catalogue/institutions.ts";
import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { type ExamBooklet, examWord } from "#app/features/bank/domain/exams/exam-place.ts";
import { isOlympiadQuestion } from "#app/features/bank/domain/exams/olympiad-levels.ts";
import { ungradedText } from "#app/features/bank/domain/held-back.ts";
import { questionHeading } from "#app/features/bank/domain/question-heading.ts";
import { structuredQuestion } from "#app/features/bank/domain/words/structured-question.ts";
import type { AnsweredQuestion, QuestionForStudent } from "#app/features/bank/queries/reading.server.ts";
import { examAddress } from "#app/features/bank/services/exam-address.ts";
import type { ListOfQuestion } from "#app/features/lists/services/place-in-list.server.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { entryPaths, olympiadPaths, questionPaths } from "../paths.ts";

/** A question and its place in the exam, list or search it was opened from. */
export type LoadedQuestion = {
  question: QuestionForStudent;
  /** Key, statistics and solution; only if the viewer has answered. */
  answered: AnsweredQuestion | null;
  /** `number`: in the booklet; null from a search. */
  exam: { name: string; number: number | null } | null;
  list: ListOfQuestion | null;
  previous: number | null;
  next: number | null;
};

type Around = {
  search: string;
  exam: ExamBooklet | null;
  /** Opened as an entry question of this exam. */
  entry?: InstitutionCode | null;
  /** Start of absolute addresses. */
  origin: string;
  signedIn: boolean;
  catalogue: TopicCatalogue;
};

export function questionView(
  opened: LoadedQuestion,
  { search, exam, entry = null, origin, signedIn, catalogue }: Around,
) {
  const { question } = opened;
  const heading = questionHeading(question, catalogue);
  const { list } = opened;
  const addressOf = (code: string) => {
    if (entry) return entryPaths.question(code, entry);
    if (exam) return questionPaths.inExam(code, examWord(exam));
    return list ? questionPaths.inList(code, list.id) : questionPaths.inSearch(code, search);
  };
  const neighbour = (ord: number | null) => ord && addressOf(questionCode(ord));
  // Olympiad questions are answered on a page of their own.
  const olympiad = isOlympiadQuestion(question) ? olympiadPaths.question(heading.code) : null;
  const canonical = origin + (olympiad ?? questionPaths.question(heading.code));
  return {
    heading,
    canonical,
    // Only for search engines, which are visitors.
    structured: signedIn ? null : structuredQuestion({ ...question, heading, canonical }),
    excerpt: question.excerpt,
    olympiad,
    kind: question.kind,
    annulled: question.status === "annulled",
    hasSolution: question.hasSolution,
    statement: question.statementHtml,
    alternatives: letteredAlternatives(question.kind, question.alternativesHtml),
    answered: opened.answered,
    isEntry: !signedIn && entry !== null && question.isEntry,
    entry,
    ungraded: ungradedText(question),
    search,
    list: list && { name: list.name, address: list.address, number: list.number, total: list.total },
    exam: exam && opened.exam && { ...opened.exam, address: examAddress(exam) },
    previous: neighbour(opened.previous),
    next: neighbour(opened.next),
  };
}

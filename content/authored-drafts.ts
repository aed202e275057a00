import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { levelPhase } from "#app/features/bank/domain/exams/olympiad-levels.ts";
import { artes } from "./bank/artes.ts";
import type { AuthoredQuestion } from "./bank/authored-question.ts";
import { biologia } from "./bank/biologia.ts";
import { espanhol } from "./bank/espanhol.ts";
import { filosofia } from "./bank/filosofia.ts";
import { fisica } from "./bank/fisica.ts";
import { geografia } from "./bank/geografia.ts";
import { historia } from "./bank/historia.ts";
import { ingles } from "./bank/ingles.ts";
import { matematica } from "./bank/matematica.ts";
import { olimpiada } from "./bank/olimpiada.ts";
import { outrasRespostas } from "./bank/outras-respostas.ts";
import { portugues } from "./bank/portugues.ts";
import { quimica } from "./bank/quimica.ts";
import { sociologia } from "./bank/sociologia.ts";

/** Raised when a text of the embedded bank is revised. */
const VERSION = "1";
const YEAR = 2026;

const bySubject: readonly (readonly AuthoredQuestion[])[] = [
  matematica,
  fisica,
  quimica,
  biologia,
  historia,
  geografia,
  portugues,
  ingles,
  espanhol,
  filosofia,
  sociologia,
  artes,
];

/** One of each subject in turn, so that the newest questions of the bank, which every list starts with, are of all of them. */
function interleaved(lists: readonly (readonly AuthoredQuestion[])[]): AuthoredQuestion[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? []))
    .reverse()
    .flat();
}

// Olympiads and rare kinds first: the newest of the bank stay one of each subject in turn.
const authored = [...outrasRespostas, ...olimpiada, ...interleaved(bySubject)];

function draftOf(question: AuthoredQuestion): QuestionDraft {
  const alternatives = question.alternatives.map((each) =>
    typeof each === "string"
      ? { text: each, picture: null }
      : { text: each.text ?? "", picture: { path: each.figure, alt: each.alt } },
  );
  return {
    institution: question.style,
    exam: {
      year: YEAR,
      phase: question.level ? levelPhase(question.level) : "Acervo Farol",
      day: null,
      booklet: null,
    },
    number: null,
    subject: question.subject,
    topics: question.topics,
    kind: question.kind,
    language: question.language ?? null,
    difficulty: question.difficulty,
    statement: question.statement,
    alternatives,
    key: question.key,
    solution: question.solution,
    hint: question.hint,
    explanation: question.explanation,
    status: "published",
    quarantineReason: null,
    inep: null,
    provenance: { source: "farol-acervo", path: question.id, version: VERSION },
  };
}

/** The embedded bank: the questions written for Farol, as drafts to store. */
export const authoredDrafts: readonly QuestionDraft[] = authored.map(draftOf);

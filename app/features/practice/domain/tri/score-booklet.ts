import type { EnemArea, EnemLanguage } from "#app/features/bank/domain/enem/reading/row.ts";
import {
  type BookletProblem,
  itemsOfLanguage,
  type PairedAnswer,
  pairAnswers,
  type TriBooklet,
  type TriItem,
} from "./booklet-items.ts";
import { type Reliability, reliabilityOf, scoreBand } from "./reliability.ts";
import { enemScore, estimateAbility, type ItemParameters, patternTables, scoreRange } from "./score-model.ts";

export type BookletScore = {
  score: number;
  reliability: Reliability["level"];
  /** Null where the score is INEP's. */
  band: [number, number] | null;
  reason: string | null;
};

export type Unscored = { score: null; reason: string };

const problems: Readonly<Record<BookletProblem | "none", string>> = {
  language: "Falta o idioma (tp_lingua): este caderno tem questões de inglês e de espanhol.",
  length: "O número de respostas não é o das questões deste caderno.",
  merged: "O arquivo do INEP junta duas provas sob este caderno: não há como separar as questões.",
  none: "Nenhuma questão deste caderno tem parâmetros no arquivo do INEP.",
};

type CountedItem = TriItem & ItemParameters;

/** Neither annulled nor without parameters. */
export function counts(item: TriItem): item is CountedItem {
  return !item.annulled && item.a !== null && item.b !== null && item.c !== null;
}

/** How many items count for students with English, or for all where there is no language. */
export function countedItems(items: readonly TriItem[]): number {
  return itemsOfLanguage(items, "ingles").filter(counts).length;
}

/** The score of an answer string, with what it is worth; a reason where there is none. Blanks and double marks are wrong. */
export function scoreBooklet(
  booklet: TriBooklet,
  letters: string,
  language: EnemLanguage | null,
): BookletScore | Unscored {
  const paired = pairAnswers(booklet, letters, language);
  if (typeof paired === "string") return { score: null, reason: problems[paired] };
  const items = paired.map(({ item }) => item).filter(counts);
  if (items.length === 0) return { score: null, reason: problems.none };
  const tables = patternTables(items);
  const { theta } = estimateAbility(tables, rightAnswers(paired));
  return withReliability(booklet, enemScore(booklet.area, theta), scoreRange(booklet.area, tables));
}

function rightAnswers(paired: readonly PairedAnswer[]): boolean[] {
  return paired.filter(({ item }) => counts(item)).map(({ item, letter }) => item.letter === letter);
}

/** A score with the reliability measured for its booklet. `range`: of all answers there can be. */
export function withReliability(
  place: { year: number; booklet: number; area: EnemArea },
  score: number,
  range: readonly [number, number],
): BookletScore {
  const measured = reliabilityOf(place);
  return {
    score,
    reliability: measured.level,
    band: scoreBand(measured, score, range),
    reason: measured.reason,
  };
}

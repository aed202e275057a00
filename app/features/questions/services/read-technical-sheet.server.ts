import { topicNames } from "#app/features/bank/domain/catalogue/topic-ids.ts";
import type { Difficulty } from "#app/features/bank/domain/draft.ts";
import { difficultyOf } from "#app/features/bank/domain/enem/difficulty-of.ts";
import { bookletPlace } from "#app/features/bank/domain/exams/booklet-place.ts";
import { difficultyLabels } from "#app/features/bank/domain/labels.ts";
import { matrixAreaName, skillDescription } from "#app/features/bank/domain/skill-descriptions.ts";
import {
  answeredDifficultyWords,
  difficultyWords,
  discriminationWords,
  guessWords,
} from "#app/features/bank/domain/words/item-words.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import {
  answerTotals,
  type OfficialItem,
  type OwnTry,
  officialItem,
  ownTries,
} from "../queries/technical-sheet.server.ts";

const TRIES = 20;

type Row = readonly [name: string, text: string];

function officialRows(item: OfficialItem): Row[] {
  const { area, skill, a, b, c, itemCode } = item;
  const { booklet, number } = bookletPlace(item.origin, item);
  const described = area && skill ? skillDescription(area, skill) : null;
  const place = [booklet && `caderno ${booklet}`, number && `questão ${number}`].filter(Boolean).join(", ");
  const rows: [string, string | null][] = [
    ["Área", area && matrixAreaName(area)],
    ["Habilidade", described && `H${skill}. ${described}`],
    ["Discriminação (a)", a === null ? null : discriminationWords(a)],
    ["Dificuldade (b)", b === null ? null : difficultyWords(b)],
    ["Acerto ao acaso (c)", c === null ? null : guessWords(c)],
    ["Lugar na prova", place || null],
    ["Código do item", itemCode === null ? null : String(itemCode)],
  ];
  return rows.flatMap(([name, text]) => (text ? [[name, text] as const] : []));
}

/** The difficulty by source: INEP, the importer or author, the answers given here. */
function difficultyRows(item: OfficialItem, answers: { total: number; right: number } | null): Row[] {
  const { difficulty, answeredDifficulty, b } = item;
  const official = difficultyOf(b);
  // If INEP knows the question, the estimate is INEP's, unless it was edited.
  const estimated = difficulty === official ? null : difficulty;
  const told = (level: Difficulty | null, source: string) =>
    level && `${difficultyLabels[level]}, ${source}.`;
  // Only for readers who have answered.
  const share =
    (answers && answeredDifficultyWords(answers)) ??
    told(answeredDifficulty, "no Farol até aqui; responda para ver quantos acertaram");
  const rows: [string, string | null][] = [
    ["Dificuldade", told(official, "pelos parâmetros oficiais do INEP (TRI)")],
    ["Dificuldade estimada", told(estimated, "pela classificação de quem cadastrou a questão")],
    ["Pelas respostas", share],
  ];
  return rows.flatMap(([name, text]) => (text ? [[name, text] as const] : []));
}

/** A question's official data, own tries, and statistics if answered. One round trip. Throws question-not-found. */
export async function readTechnicalSheet(
  deps: Deps,
  viewer: Viewer | null,
  ord: number,
): Promise<{ rows: Row[]; tries: OwnTry[] }> {
  const asker = { userNum: viewer?.num ?? -1, now: deps.now() };
  const {
    item: [item],
    tries,
    answers: [answers],
  } = await deps.read({
    item: officialItem(deps.db, ord),
    tries: ownTries(deps.db, ord, asker, TRIES),
    answers: answerTotals(deps.db, ord, asker),
  });
  if (!item) throw new AppError("question-not-found");
  const topics = topicNames(item.topics, deps.catalogue.current()).join(", ");
  const about: Row[] = topics ? [["Assuntos", topics]] : [];
  return { rows: [...about, ...difficultyRows(item, answers ?? null), ...officialRows(item)], tries };
}

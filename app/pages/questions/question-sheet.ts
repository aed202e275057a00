import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import type { Difficulty } from "#app/domain/questions/draft.ts";
import { difficultyOf } from "#app/domain/questions/enem/difficulty-of.ts";
import {
  answeredDifficultyWords,
  difficultyWords,
  discriminationWords,
  guessWords,
} from "#app/domain/questions/item-words.ts";
import { difficultyLabels } from "#app/domain/questions/labels.ts";
import { ordOfCode } from "#app/domain/questions/question-code.ts";
import { matrixAreaName, skillDescription } from "#app/domain/questions/skill-descriptions.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { OfficialItem } from "#app/queries/questions/technical-sheet.server.ts";
import { readTechnicalSheet } from "#app/services/questions/read-technical-sheet.server.ts";

type Row = readonly [name: string, text: string];

/** The rows that an official item has. */
function officialRows(item: OfficialItem): Row[] {
  const { area, skill, a, b, c, booklet, number, itemCode } = item;
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

/** The difficulty in words, each with where it comes from: INEP, whoever stored the question, the answers given here. */
function difficultyRows(item: OfficialItem, answers: { total: number; right: number } | null): Row[] {
  const { difficulty, answeredDifficulty, b } = item;
  const official = difficultyOf(b);
  // Of a question that INEP knows, the estimate was INEP's word, unless somebody thought better of it.
  const estimated = difficulty === official ? null : difficulty;
  const told = (level: Difficulty | null, source: string) =>
    level && `${difficultyLabels[level]}, ${source}.`;
  // How many were right is for those who have answered.
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

/** The technical sheet of a question: asked for when it is unfolded. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const ord = ordOfCode(args.params.questionId ?? "");
  if (ord === null) throw new AppError("question-not-found");
  const { item, tries, answers } = await readTechnicalSheet(deps, viewer, ord);
  return json({ rows: [...difficultyRows(item, answers), ...officialRows(item)], tries });
}

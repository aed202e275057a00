import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
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

/** The difficulty in words, with where each word comes from. */
function difficultyRows(item: OfficialItem, answers: { total: number; right: number } | null): Row[] {
  const source =
    item.b === null ? "pela classificação de quem cadastrou a questão" : "pelos parâmetros oficiais do INEP";
  const shown = answers && answeredDifficultyWords(answers);
  return [
    ...(item.difficulty
      ? [["Dificuldade", `${difficultyLabels[item.difficulty]}, ${source}.`] as const]
      : []),
    ...(shown ? [["Pelas respostas", shown] as const] : []),
  ];
}

/** The technical sheet of a question: asked for when it is unfolded. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const ord = ordOfCode(args.params.questionId ?? "");
  if (ord === null) throw new AppError("question-not-found");
  const { item, tries, answers } = await readTechnicalSheet(deps, viewer, ord);
  return json({ rows: [...difficultyRows(item, answers), ...officialRows(item)], tries });
}

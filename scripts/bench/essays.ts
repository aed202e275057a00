import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type GradedText, learnedEstimator } from "#app/domain/essays/estimate/grade-estimate.ts";
import { profileOfTheme } from "#app/domain/essays/graded-essay.ts";
import type { GraderAgreement } from "#app/domain/essays/grader-agreement.ts";
import { root } from "../platform/state.ts";
import type { Figure } from "./table.ts";

const CORPUS = join(root, "../shared/data/redacoes-essay-br/development.csv");

/** Rows of a CSV whose quoted fields hold line breaks and doubled quotes. */
function rowsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end !== ",") rows.push([]);
    if (end === "") break;
  }
  return rows.filter((row) => row.length > 1);
}

/** Paragraphs of a list as Python writes it. */
function paragraphsOf(list: string): string {
  const found = [...list.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g)];
  return found
    .map(([, one, other]) => (one ?? other ?? "").replaceAll("\\xa0", " ").replace(/\\(.)/g, "$1"))
    .join("\n");
}

function readCorpus(): GradedText[] {
  const [, ...rows] = rowsOf(readFileSync(CORPUS, "utf8"));
  return rows.map(([prompt = "", , essay = "", competences = ""]) => ({
    group: prompt,
    text: paragraphsOf(essay),
    points: JSON.parse(competences) as number[],
  }));
}

function words(agreement: GraderAgreement | null | undefined): string {
  if (!agreement || agreement.kappa === null) return "indefinido";
  const [low, high] = agreement.interval ?? [Number.NaN, Number.NaN];
  const share = (value: number) => `${Math.round(100 * value)} %`;
  return `${agreement.kappa.toFixed(2)} (${low.toFixed(2)} a ${high.toFixed(2)}); igual ${share(agreement.exact)}, a um nível ${share(agreement.adjacent)}`;
}

/** How well the estimator agrees with the one grader of a public corpus, cross-validated by theme. */
export async function measureEssays(): Promise<Figure[]> {
  if (!existsSync(CORPUS))
    return [{ what: "estimativa de redações", value: "não medida: falta ../shared/data" }];
  const essays = readCorpus();
  const learned = learnedEstimator(profileOfTheme("enem"), essays);
  if (!learned) return [{ what: "estimativa de redações", value: "não medida: redações de menos" }];
  const { quality } = learned;
  const parts = quality.agreements.slice(0, -1).map((agreement, at) => ({
    what: `kappa quadrático da competência ${at + 1}, ${quality.essays} redações por tema`,
    value: words(agreement),
  }));
  const total = quality.agreements.at(-1);
  return [
    ...parts,
    {
      what: "kappa quadrático do total",
      value: words(total),
      bar: "≥ 0,45",
      ok: (total?.kappa ?? 0) >= 0.45,
    },
    { what: "raiz do erro quadrático médio do total", value: quality.error.toFixed(1) },
    {
      what: "publicado: Fonseca e outros (PROPOR 2018), outro corpus, maior, com os temas misturados",
      value: "0,752; erro 100,0",
    },
    {
      what: "publicado: BERTimbau com o tema (arXiv 2401.00095), o Essay-BR inteiro para aprender",
      value: "0,79; erro 90,96",
    },
  ];
}

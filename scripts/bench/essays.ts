/// <reference path="../../app/platform/spreadsheets/domain/papaparse.d.ts" />
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Papa from "papaparse";
import {
  type Coefficients,
  estimatedTotal,
  placeOfTotal,
  TOTAL_PLACES,
} from "#app/features/essays/domain/estimate/estimated-grade.ts";
import { estimatorModel } from "#app/features/essays/domain/estimate/estimator-model.ts";
import { featureNames, textFeatures } from "#app/features/essays/domain/estimate/text-features.ts";
import { type Agreement, agreementOf } from "#app/features/essays/domain/grading/grader-agreement.ts";
import { root } from "../platform/state.ts";
import type { Figure } from "./table.ts";

const FILE = join(root, "../shared/data/redacoes-essay-br/development.csv");
const MODEL = join(root, "app/features/essays/domain/estimate/estimator-model.ts");
const FOLDS = 10;
/** Of ridge regression on standardised features. */
const PENALTY = 10;

type Sample = { features: readonly number[]; total: number };

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

/** Paragraphs as the corpus writes them: a Python list of strings. */
function paragraphsOf(literal: string): string {
  const quoted = literal.match(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/gs) ?? [];
  return quoted
    .map((each) => each.slice(1, -1).replaceAll("\\xa0", " ").replaceAll(/\\(.)/g, "$1"))
    .join("\n");
}

/** Without the zeros: they are situations, which no feature of the text shows. */
function readSamples(): Sample[] {
  const { data } = Papa.parse<{ essay: string; score: string }>(readFileSync(FILE, "utf8"), {
    header: true,
    skipEmptyLines: "greedy",
    delimiter: ",",
    transformHeader: (name) => name,
  });
  return data.flatMap(({ essay, score }) => {
    const features = textFeatures(paragraphsOf(essay));
    return features && Number(score) > 0 ? [{ features, total: Number(score) }] : [];
  });
}

/** Gauss and Jordan's elimination; `rows`: a positive definite matrix with its right side. */
function solved(rows: number[][]): number[] {
  for (const [at, pivot] of rows.entries())
    for (const row of rows) {
      if (row === pivot) continue;
      const share = (row[at] ?? 0) / (pivot[at] ?? 1);
      for (const [column, value] of pivot.entries()) row[column] = (row[column] ?? 0) - share * value;
    }
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1));
}

function fitted(known: readonly Sample[]): Coefficients {
  const of = (at: number) => known.map(({ features }) => features[at] ?? 0);
  const means = featureNames.map((_, at) => mean(of(at)));
  const spreads = means.map((middle, at) => Math.sqrt(mean(of(at).map((each) => (each - middle) ** 2))));
  const scaled = means.map((middle, at) => of(at).map((each) => (each - middle) / (spreads[at] ?? 1)));
  const base = mean(known.map(({ total }) => total));
  const times = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, each, at) => sum + each * (other[at] ?? 0), 0);
  const rest = known.map(({ total }) => total - base);
  const rows = scaled.map((one, row) => [
    ...scaled.map((other, column) => times(one, other) + (row === column ? PENALTY : 0)),
    times(one, rest),
  ]);
  return { means, spreads, weights: solved(rows), base };
}

/** Each essay by a fit that has not seen it. `plain`: the error of always saying the mean. */
function heldOut(all: readonly Sample[]) {
  const fits = Array.from({ length: FOLDS }, (_, fold) =>
    fitted(all.filter((_each, at) => at % FOLDS !== fold)),
  );
  const pairs = all.map(({ features, total }, at) => ({
    total,
    said: estimatedTotal(features, fits[at % FOLDS] as Coefficients),
    mean: fits[at % FOLDS]?.base ?? 0,
  }));
  const agreement = agreementOf(
    pairs.map(({ said, total }) => [placeOfTotal(said), placeOfTotal(total)] as const),
    TOTAL_PLACES,
  );
  return {
    agreement: agreement as Exclude<Agreement, { refused: string }>,
    error: mean(pairs.map(({ said, total }) => Math.abs(said - total))),
    plain: mean(pairs.map((pair) => Math.abs(pair.mean - pair.total))),
  };
}

const short = (value: number) => Number(value.toPrecision(6));

/** The estimator on essays that its fit has not seen; `write` puts the coefficients into the domain. */
export function measureEssays(write: boolean): Figure[] {
  if (!existsSync(FILE))
    return [{ what: "estimativa da redação", value: "não medida: falta ../shared/data" }];
  const all = readSamples();
  const { agreement, error, plain } = heldOut(all);
  const { means, spreads, weights, base } = fitted(all);
  const model = {
    means: means.map(short),
    spreads: spreads.map(short),
    weights: weights.map(short),
    base: short(base),
    essays: all.length,
    kappa: short(agreement.kappa),
    low: short(agreement.low),
    high: short(agreement.high),
    error: short(error),
  };
  if (write) {
    const head = readFileSync(MODEL, "utf8").split("export const")[0];
    writeFileSync(MODEL, `${head}export const estimatorModel = ${JSON.stringify(model)} as const;\n`);
  }
  const { kappa, low, high } = agreement;
  const isShipped = write || JSON.stringify(model) === JSON.stringify(estimatorModel);
  return [
    {
      what: `kappa do total em ${all.length} redações do Essay-BR, ${FOLDS} partes`,
      value: `${kappa.toFixed(2)} (${low.toFixed(2)} a ${high.toFixed(2)})`,
      bar: "publicado: 0,79 (BERTimbau, arXiv 2401.00095)",
    },
    {
      what: "erro médio",
      value: `${error.toFixed(0)} pontos`,
      bar: `< ${plain.toFixed(0)}, o da média`,
      ok: error < plain,
    },
    {
      what: "coeficientes no código",
      value: isShipped ? "os deste ajuste" : "outros",
      bar: "os mesmos",
      ok: isShipped,
    },
  ];
}

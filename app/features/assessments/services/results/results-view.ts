import {
  difficultyWords,
  discriminationWords,
  guessWords,
} from "#app/features/bank/domain/words/item-words.ts";
import { formatPoints, formatShare, plural } from "#app/platform/text/format.ts";
import { inWords } from "#app/platform/text/in-words.ts";
import { formatHour } from "#app/platform/time/format-time.ts";
import { answerCurves } from "../../domain/item-stats/answer-curves.ts";
import { separationWords } from "../../domain/item-stats/statistics-report.ts";
import { hardestPlaces, needsHelp, separatingPlaces } from "../../domain/results/results-table.ts";
import { fullCreditAnswers } from "../../domain/results/score-submission.ts";
import type { ResultsRead } from "./read-results.server.ts";

const HARDEST = 5;

function percent(value: number | null): string {
  return value === null ? "–" : `${formatPoints(value)}%`;
}

type Shown = { place: number | null; onlyNeeding: boolean };

/** What the figures of a question are called and say, here and in INEP's parameters. */
function figuresOf({ table, national }: ResultsRead, place: number): (readonly [string, string])[] {
  const item = table.statistics?.items[place];
  const facility = table.facility[place] ?? null;
  return [
    ["Acerto aqui", facility === null ? "–" : formatShare(facility)],
    ...(national
      ? ([["Acerto esperado no ENEM", `${formatShare(national.share)} dos concluintes da escala`]] as const)
      : []),
    ...(item
      ? ([
          [
            "Discriminação",
            `${percent(item.discriminationIndex)}: ${separationWords(item.discriminationIndex)}`,
          ],
          ["Eficiência", percent(item.discriminativeEfficiency)],
          ["Peso efetivo", percent(item.effectiveWeight)],
          ["Bisserial por ponto", item.pointBiserial === null ? "–" : formatPoints(item.pointBiserial)],
        ] as const)
      : []),
    ...(national
      ? ([
          ["No ENEM, discriminação (a)", discriminationWords(national.a)],
          ["No ENEM, dificuldade (b)", difficultyWords(national.b)],
          ["No ENEM, acaso (c)", guessWords(national.c)],
        ] as const)
      : []),
  ];
}

/** One question for the drawer: its answers by ability, and what its figures say. */
function openedQuestion(read: ResultsRead, place: number) {
  const question = read.places[place];
  if (!question) return null;
  const given = read.best.map(({ row, scored }) => {
    const points = scored.places[place]?.points ?? 0;
    const rest = scored.score - points;
    return { answer: row.answers.split(",")[place] ?? "", rest };
  });
  const bands = answerCurves(given);
  const chosen = [...new Set(given.map(({ answer }) => answer))].sort();
  const answers = [...chosen.filter((answer) => answer !== ""), ...chosen.filter((answer) => answer === "")];
  const scoring = read.scoring[place];
  return {
    ...question,
    place,
    keys: scoring ? fullCreditAnswers(scoring) : [],
    bands: bands.map(({ count }) => count),
    letters: answers.map((answer) => ({ answer, counts: bands.map((band) => band.answers[answer] ?? 0) })),
    figures: figuresOf(read, place),
  };
}

/** The results in a sentence; `hardest` and `separating`: places. */
function sentenceOf(
  { table }: ResultsRead,
  hardest: readonly number[],
  separating: readonly number[],
): string {
  const { rows, average, best, facility } = table;
  if (rows.length === 0) return "Ninguém entregou ainda.";
  const did = `${plural(rows.length, "estudante fez", "estudantes fizeram")}, média ${formatPoints(average)} de ${formatPoints(best)}.`;
  const [first] = hardest;
  const fell =
    first !== undefined && (facility[first] ?? 0) < 0.5 ? ` A questão ${first + 1} derrubou a turma.` : "";
  const separate =
    separating.length > 0
      ? ` ${inWords(separating.map((place) => String(place + 1)))} ${separating.length > 1 ? "separam" : "separa"} bem.`
      : "";
  return did + fell + separate;
}

function reliabilityWords({ table: { statistics } }: ResultsRead): string | null {
  if (statistics?.kr20 == null || !statistics.interval) return null;
  const [low, high] = statistics.interval.map(formatPoints);
  return `Fidedignidade (KR-20): ${formatPoints(statistics.kr20)}, entre ${low} e ${high}.`;
}

/** Label of the button that starts or continues a release. */
function releaseLabel({ releasedAt, waiting }: ResultsRead): string {
  if (releasedAt === null) return `Liberar para ${plural(waiting, "estudante", "estudantes")}`;
  return waiting > 0
    ? `Continuar a liberação: ${plural(waiting, "falta", "faltam")}`
    : "Refazer as notas guardadas";
}

/** What the staff's page gets of the results. */
export function resultsView(read: ResultsRead, { place, onlyNeeding }: Shown) {
  const { scoring, best: _, table, places, national, takeBackUntil, ...rest } = read;
  const { rows, best, facility, tooFew, distribution } = table;
  const hardest = hardestPlaces(table, HARDEST);
  return {
    ...rest,
    sentence: sentenceOf(read, hardest, separatingPlaces(table, 2)),
    releaseLabel: releaseLabel(read),
    /** The hour until which the release can be withdrawn. */
    takeBackUntil: takeBackUntil === null ? null : formatHour(takeBackUntil),
    count: rows.length,
    rows: onlyNeeding ? rows.filter((row) => needsHelp(row, best)) : rows,
    best,
    facility,
    tooFew,
    distribution,
    reliability: reliabilityWords(read),
    hardest: hardest.map((at) => ({
      place: at,
      exam: places[at]?.exam ?? "",
      excerpt: places[at]?.excerpt ?? "",
      share: facility[at] ?? 0,
    })),
    changed: places.flatMap(({ change }, at) => (change ? [{ place: at, ...change }] : [])),
    opened: place === null ? null : openedQuestion(read, place),
  };
}

export type ResultsView = ReturnType<typeof resultsView>;

import { answerCurves } from "#app/domain/assessments/item-stats/answer-curves.ts";
import { separationWords } from "#app/domain/assessments/item-stats/statistics-report.ts";
import { hardestPlaces, needsHelp, separatingPlaces } from "#app/domain/assessments/results-table.ts";
import { fullCreditAnswers } from "#app/domain/assessments/score-submission.ts";
import type { ResultsRead } from "./read-results.server.ts";

const HARDEST = 5;

type Shown = { place: number | null; onlyNeeding: boolean };

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
  const item = read.table.statistics?.items[place] ?? null;
  return {
    ...question,
    place,
    keys: scoring ? fullCreditAnswers(scoring) : [],
    bands: bands.map(({ count }) => count),
    letters: answers.map((answer) => ({ answer, counts: bands.map((band) => band.answers[answer] ?? 0) })),
    facility: read.table.facility[place] ?? null,
    national: read.national,
    item: item && { ...item, words: separationWords(item.discriminationIndex) },
  };
}

/** What the staff's page gets of the results. */
export function resultsView(read: ResultsRead, { place, onlyNeeding }: Shown) {
  const { scoring, best: _, table, places, national, ...rest } = read;
  const { rows, best, average, facility, statistics, tooFew, distribution } = table;
  return {
    ...rest,
    count: rows.length,
    rows: onlyNeeding ? rows.filter((row) => needsHelp(row, best)) : rows,
    best,
    average,
    facility,
    tooFew,
    distribution,
    reliability: statistics && { kr20: statistics.kr20, interval: statistics.interval },
    hardest: hardestPlaces(table, HARDEST).map((at) => ({
      place: at,
      exam: places[at]?.exam ?? "",
      excerpt: places[at]?.excerpt ?? "",
      share: facility[at] ?? 0,
    })),
    separating: separatingPlaces(table, 2),
    changed: places.flatMap(({ change }, at) => (change ? [{ place: at, ...change }] : [])),
    opened: place === null ? null : openedQuestion(read, place),
  };
}

export type ResultsView = ReturnType<typeof resultsView>;

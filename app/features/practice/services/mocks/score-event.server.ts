import type { JobKind } from "#app/platform/jobs/services/job-kind.ts";
import { plural } from "#app/platform/text/format.ts";
import { readEventJob } from "../../domain/mocks/event-job.ts";
import { rankingScore, scoreAreas } from "../../domain/mocks/score-sheet.ts";
import { sheetItem } from "../../domain/mocks/sheet-item.ts";
import { mockPaths } from "../../paths.ts";
import {
  type EventSheet,
  type KeyedItem,
  questionsOfEvent,
  rankEvent,
  type StoredScore,
  sheetsToScore,
  storeScores,
} from "../../queries/mocks/sheets.server.ts";

/** Sheets a step: twelve steps of a request's afterwards score 6,000. */
const AT_ONCE = 500;

/** A sheet has the questions of one language. */
function scoredSheet(
  { session, method, ords, choices }: EventSheet,
  questions: ReadonlyMap<number, KeyedItem>,
): StoredScore {
  const chosen = new Map(choices);
  const items = ords.flatMap((ord, position) => {
    const question = questions.get(ord);
    if (!question) return [];
    const { letter, scoredLetter, ...rest } = question;
    const isLetter = (key: string | null) => (key === null ? null : chosen.get(position) === key);
    return [sheetItem({ ...rest, position, isRight: isLetter(letter), scoredRight: isLetter(scoredLetter) })];
  });
  return {
    session,
    score: rankingScore(method, items),
    scores: method === "tri" ? scoreAreas(items) : [],
  };
}

/** Scores all sheets of an event, then ranks them. `last`: also those never submitted, as far as they came. */
export const scoreEvent: JobKind = {
  step: async (deps, job, at) => {
    const { event, last } = readEventJob(job.input);
    const { questions, sheets } = await deps.read({
      questions: questionsOfEvent(deps.db, event),
      sheets: sheetsToScore(deps.db, { event, after: job.place, late: last, limit: AT_ONCE }),
    });
    const byOrd = new Map(questions.map((question) => [question.ord, question]));
    const rows = sheets.map((sheet) => scoredSheet(sheet, byOrd));
    const finished = sheets.length < AT_ONCE;
    return {
      statements: [storeScores(deps.db, rows, at), ...(finished ? rankEvent(deps.db, event, at) : [])],
      items: rows.map(({ session }) => ({ id: String(session), name: "", outcome: "changed" as const })),
      place: sheets.at(-1)?.session ?? job.place,
      finished,
    };
  },
  undo: null,
  describe: ({ input }) => {
    const { id, title } = readEventJob(input);
    return { title: `Corrigir: ${title}`, counted: "provas", link: mockPaths.mock(id) };
  },
  uncancellable: "A classificação sai quando todas as provas estão corrigidas.",
  notice: (job, { changed }) => {
    const { id, title } = readEventJob(job.input);
    const sheets = plural(changed, "prova corrigida", "provas corrigidas");
    return { content: `${title}: ${sheets}, e a classificação saiu.`, link: mockPaths.mock(id) };
  },
};

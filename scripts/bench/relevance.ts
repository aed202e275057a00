import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readInepLinks } from "#app/features/bank/domain/enem/reading/inep-link.ts";
import { firstPage, noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { importEnem } from "#app/features/bank/services/exchange/import-enem.server.ts";
import { searchQuestions } from "#app/features/bank/services/search-questions.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { Platform } from "../platform/open-platform.ts";
import { root } from "../platform/state.ts";
import { type Judged, type JudgedQuestion, judgedQuestion, readJudgements } from "./judgements.ts";
import type { Figure } from "./table.ts";
import { wholeBank } from "./whole-bank.ts";

const EXAMS = join(root, "../shared/data/enem-provas-2009-2022");
const SHOWN = 5;
/** Queries that no question of the bank fits are not counted; more of them make the run fail. */
const MOST_UNANSWERABLE = 10;

type Outcome = Judged & { place: number; found: number; answerable: boolean };

/**
 * One white point: the data has the pictures of two years only, and without them a third of the exams would be
 * quarantined.
 */
const BLANK = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (sign) => sign.charCodeAt(0),
);

/** With a blank picture wherever one is named: only texts are searched. */
async function importExams({ deps }: Platform): Promise<void> {
  const names = readdirSync(EXAMS).filter((name) => name.endsWith(".jsonl"));
  await importEnem(deps, {
    files: names.map((name) => ({ name, text: readFileSync(join(EXAMS, name), "utf8") })),
    links: readInepLinks(readFileSync(join(EXAMS, "ligacao_inep.csv"), "utf8")),
    pictures: { has: () => true, read: async () => BLANK },
    written: new Map(),
    dryRun: false,
    importedBy: "medida",
  });
}

async function readBank(deps: Deps): Promise<Map<number, JudgedQuestion>> {
  const bank = new Map<number, JudgedQuestion>();
  for await (const { ord, draft } of wholeBank(deps)) bank.set(ord, judgedQuestion(ord, draft));
  return bank;
}

async function judge(
  deps: Deps,
  bank: ReadonlyMap<number, JudgedQuestion>,
  judged: Judged,
): Promise<Outcome> {
  const filters = { ...noFilters, text: judged.query };
  const { page } = await searchQuestions(deps, null, () => ({ filters, page: firstPage }));
  const right = page.rows.slice(0, SHOWN).map(({ ord }) => {
    const question = bank.get(ord);
    return question !== undefined && judged.isRight(question);
  });
  const answerable = right.includes(true) || [...bank.values()].some(judged.isRight);
  return { ...judged, place: right.indexOf(true), found: page.rows.length, answerable };
}

function share(outcomes: readonly Outcome[]): string {
  const right = outcomes.filter(({ place }) => place >= 0).length;
  return outcomes.length === 0
    ? "nenhuma"
    : `${(right / outcomes.length).toFixed(3)} (${right} de ${outcomes.length})`;
}

function figuresOf(all: readonly Outcome[]): Figure[] {
  const counted = all.filter(({ answerable }) => answerable);
  const tags = [...new Set(all.flatMap((each) => each.tags))];
  const success = counted.filter(({ place }) => place >= 0).length / counted.length;
  const empty = all.filter(({ found }) => found === 0).length / all.length;
  const without = all.length - counted.length;
  return [
    { what: "relevância: success@5", value: share(counted), bar: "≥ 0,95", ok: success >= 0.95 },
    {
      what: "primeiras páginas vazias",
      value: `${(100 * empty).toFixed(1)} %`,
      bar: "≤ 1 %",
      ok: empty <= 0.01,
    },
    {
      what: "consultas sem questão no banco",
      value: String(without),
      bar: `≤ ${MOST_UNANSWERABLE}`,
      ok: without <= MOST_UNANSWERABLE,
    },
    ...tags.map((tag) => ({
      what: `success@5: ${tag}`,
      value: share(counted.filter((each) => each.tags.includes(tag))),
    })),
  ];
}

/** Judged queries (tests/relevance) on a bank with the ENEM of 2009 to 2022 beside authored and generated questions. */
export async function measureRelevance(platform: Platform): Promise<Figure[]> {
  if (!existsSync(EXAMS)) return [{ what: "relevância", value: "não medida: falta ../shared/data" }];
  await importExams(platform);
  const judged = readJudgements(readFileSync(join(root, "tests/relevance/queries.txt"), "utf8"));
  const bank = await readBank(platform.deps);
  const outcomes: Outcome[] = [];
  for (const each of judged) outcomes.push(await judge(platform.deps, bank, each));
  for (const { query, place, found, answerable } of outcomes)
    if (place < 0)
      console.error(`${query}: ${answerable ? `nenhuma certa entre ${found}` : "não há questão certa"}`);
  return figuresOf(outcomes);
}

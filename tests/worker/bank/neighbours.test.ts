import { beforeAll, describe, expect, it } from "vitest";
import { noFilters, type SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import type { SearchRow } from "#app/features/bank/queries/search.server.ts";
import { rankAnsweredQuestions } from "#app/features/bank/services/storing/rank-questions.server.ts";
import { loadQuestion } from "#app/features/questions/services/load-question.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { bindings } from "#tests/support/bindings.ts";
import { givenBank, visitorDeps } from "#tests/support/given.ts";
import { searchPage } from "#tests/support/search-page.ts";
import { givenViewer } from "#tests/support/viewers.ts";

let student: Viewer;

beforeAll(async () => {
  await givenBank(700);
  student = await givenViewer();
  await bindings.DB.prepare(
    `INSERT INTO answers (user_num, ord, alternative, grade, answered_at, operation)
    SELECT ?, ord, 'A', subject * 2 + (letter = 'A'), 1800000000, 'pratica-' || hex(randomblob(16))
    FROM question_keys WHERE letter IS NOT NULL AND ord % 3 = 0`,
  )
    .bind(student.num)
    .run();
  await bindings.DB.exec(
    "UPDATE question_keys SET a = ord % 23, b = 9 WHERE letter IS NOT NULL AND ord % 2 = 0",
  );
  await rankAnsweredQuestions(visitorDeps());
});

/** The first questions of a list, as its pages show them. */
async function listed(filters: SearchFilters): Promise<number[]> {
  const rows: SearchRow[] = [];
  for (let pages = 0; pages < 4; pages++) {
    const last = rows.at(-1);
    const start =
      filters.text !== "" && filters.order === "hardest" ? { place: rows.length } : { after: last?.key ?? 0 };
    const page = await searchPage(visitorDeps(), student, filters, last ? start : null);
    rows.push(...page.rows);
    if (!page.more.after) break;
  }
  return rows.map(({ ord }) => ord);
}

async function neighboursOf(ord: number, search: SearchFilters) {
  const view = await loadQuestion(visitorDeps(), student, {
    ord,
    search,
    exam: null,
    list: null,
    entry: null,
    origin: "",
  });
  const ordIn = (address: string | number | null) => {
    const [, code] = /^\/q\/([^?]+)/.exec(String(address)) ?? [];
    return code === undefined ? null : ordOfCode(code);
  };
  return [ordIn(view.previous), ordIn(view.next)];
}

describe("the question before and after one follow the list it was opened from", () => {
  it.each<[string, Partial<SearchFilters>]>([
    ["by relevance, with words", { text: "energia" }],
    ["by relevance, with several words", { text: "velocidade de um corpo" }],
    ["by relevance, of a topic", { text: "funcao quadratica" }],
    ["by relevance, without words", {}],
    ["newest first", { text: "energia", order: "newest" }],
    ["hardest first", { order: "hardest" }],
    ["most answered first", { order: "answered" }],
    ["hardest first, with words", { text: "energia", order: "hardest" }],
    ["of one's own wrong answers", { mine: "wrong" }],
    ["of one's own wrong answers, with words", { mine: "wrong", text: "energia" }],
  ])("%s", async (_, change) => {
    const filters = { ...noFilters, ...change };
    const ords = await listed(filters);
    expect(ords.length).toBeGreaterThan(2);
    for (const [index, ord] of ords.slice(0, -1).entries())
      expect(await neighboursOf(ord, filters)).toEqual([ords[index - 1] ?? null, ords[index + 1]]);
  });

  it("pass over nothing in a list of unanswered questions, which may be answered by now", async () => {
    const filters = { ...noFilters, order: "newest" as const };
    const [first = 0, second = 0, third = 0] = await listed(filters);
    expect(await neighboursOf(second, { ...filters, mine: "unanswered" })).toEqual([first, third]);
  });

  it("are none of a question that the list does not have", async () => {
    const [ord = 0] = await listed({ ...noFilters, text: "energia" });
    expect(await neighboursOf(ord, { ...noFilters, text: "palavrararissima" })).toEqual([null, null]);
  });
});

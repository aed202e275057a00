import { beforeAll, expect, it } from "vitest";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { recountPanels } from "#app/features/bank/services/storing/recount-panels.server.ts";
import { generateQuestion } from "#content/generator/generate-question.ts";
import { bindings } from "#tests/support/bindings.ts";
import { matchesOf, type Searchable, searchable } from "#tests/support/brute-force.ts";
import { givenStored, ordsOf, visitorDeps } from "#tests/support/given.ts";
import { searchPage } from "#tests/support/search-page.ts";

type Panels = Record<string, Record<string, number>>;

/** The expected bank, by path; quarantined questions are not counted. */
const drafts = new Map<string, QuestionDraft>();

async function store(changed: readonly QuestionDraft[]): Promise<void> {
  await givenStored(changed);
  for (const draft of changed) drafts.set(draft.provenance.path, draft);
}

beforeAll(() => store(Array.from({ length: 600 }, (_, index) => generateQuestion(index))));

function visible(): Searchable[] {
  const shown = [...drafts.values()].filter((draft) => draft.status !== "quarantined");
  return shown.map((draft) => searchable({ ord: 0, code: "", draft }));
}

/** The tokens a question is counted by, as docs/data-model.md writes them. */
function tokensOf(question: Searchable): string[] {
  const kinds: Record<string, number> = { "single-choice": 1, "right-wrong": 2, open: 3 };
  return [
    "p1",
    `i${question.institution}`,
    `s${question.subject}`,
    `y${question.year}`,
    `k${kinds[question.kind]}`,
    question.solution ? "r1" : "r0",
    { exam: "o1", authored: "o2", generated: "o3" }[question.origin] ?? "",
    ...(question.skill > 0 ? [`h${question.skill}`] : []),
    ...new Set(question.colours.map((colour) => `c${colour}`)),
    ...(question.official > 0 ? [`b${question.official}`] : []),
    ...(question.answered > 0 ? [`a${question.answered}`] : []),
    ...(question.difficulty === null ? [] : [`d${question.difficulty}`]),
    ...question.topics.map((topic) => `t${topic}`),
  ];
}

/** Every panel, counted over plain lists: institution, subject and year, each of them named or any. */
function countedByHand(): Panels {
  const panels: Panels = {};
  for (const question of visible())
    for (const institution of [question.institution, "*"])
      for (const subject of [question.subject, "*"])
        for (const year of [question.year, "*"]) {
          const key = `${institution}|${subject}|${year}`;
          const counts = panels[key] ?? {};
          for (const token of tokensOf(question)) counts[token] = (counts[token] ?? 0) + 1;
          panels[key] = counts;
        }
  return panels;
}

/** The stored panels; one that counts nothing is none. */
async function storedPanels(): Promise<Panels> {
  const { results } = await bindings.DB.prepare("SELECT key, counts FROM facet_panels").all<{
    key: string;
    counts: string;
  }>();
  const panels = results.map((row) => [row.key, JSON.parse(row.counts) as Record<string, number>] as const);
  return Object.fromEntries(panels.filter(([, counts]) => Object.keys(counts).length > 0));
}

it("count the questions in the bank", async () => {
  const panels = await storedPanels();
  expect(Object.keys(panels).length).toBeGreaterThan(1000);
  expect(panels["*|*|*"]?.p1).toBe(600);
  expect(panels).toEqual(countedByHand());
});

it("follow an edit that changes subject, topics, kind, difficulty and solution", async () => {
  const edited = [...drafts.values()].slice(0, 120).map((draft, index) => {
    const other = generateQuestion(5000 + index);
    const { subject, topics, kind, alternatives, key } = other;
    const solution = index % 2 === 0 ? null : other.solution;
    return { ...draft, subject, topics, kind, alternatives, key, solution, difficulty: 3 as const };
  });
  await store(edited);
  expect(await storedPanels()).toEqual(countedByHand());
});

it("exclude a question in quarantine, and count it again once it is published", async () => {
  const held = [...drafts.values()].slice(50, 200);
  const reason = "imagem não fornecida: a.png";
  await store(held.map((draft) => ({ ...draft, status: "quarantined" as const, quarantineReason: reason })));
  expect((await storedPanels())["*|*|*"]?.p1).toBe(450);
  expect(await storedPanels()).toEqual(countedByHand());
  await store(held.slice(0, 70));
  expect(await storedPanels()).toEqual(countedByHand());
});

it("count an annulled question: it is still shown", async () => {
  const annulled = [...drafts.values()].filter((draft) => draft.status === "published").slice(0, 30);
  await store(annulled.map((draft) => ({ ...draft, status: "annulled" as const, key: null })));
  expect(await storedPanels()).toEqual(countedByHand());
});

it("are not touched by what is stored again unchanged", async () => {
  const before = await storedPanels();
  const outcomes = await givenStored([...drafts.values()]);
  expect(outcomes.filter((outcome) => outcome === "stored")).toEqual([]);
  expect(await storedPanels()).toEqual(before);
});

it("are the same when they are counted again", async () => {
  const { questions } = await recountPanels(visitorDeps());
  expect(questions).toBe(visible().length);
  expect(await storedPanels()).toEqual(countedByHand());
});

it("are right also when two imports run at once", async () => {
  const [one, other] = [7000, 8000].map((from, source) =>
    Array.from({ length: 60 }, (_, index) => {
      const draft = generateQuestion(from + index);
      return { ...draft, provenance: { ...draft.provenance, source: `fonte-${source}` } };
    }),
  );
  if (!one || !other) throw new Error("two imports");
  await Promise.all([store(one), store(other)]);
  expect(await storedPanels()).toEqual(countedByHand());
  const ords = [...(await ordsOf(one)), ...(await ordsOf(other))];
  expect(new Set(ords).size).toBe(120);
});

it("give a search the counts of each filter value, each group as if its own choice were open", async () => {
  const bank = visible().map((question, index) => ({ ...question, ord: index + 1 }));
  const [{ institution, subject, year } = { institution: 0, subject: 0, year: 0 }] = bank;
  const filters = {
    ...noFilters,
    institutions: [institution],
    subjects: [subject],
    years: { from: year, to: year },
  };
  const { counts, total } = await searchPage(visitorDeps(), null, filters);
  const matching = (change: object) => matchesOf(bank, { ...filters, ...change }).length;
  expect(total).toEqual({ count: matching({}), capped: false });
  for (const each of new Set(bank.map((question) => question.institution)))
    expect(counts.institutions[`i${each}`] ?? 0).toBe(matching({ institutions: [each] }));
  for (const each of new Set(bank.map((question) => question.subject)))
    expect(counts.subjects[`s${each}`] ?? 0).toBe(matching({ subjects: [each] }));
  for (const each of [1, 2, 3])
    expect(counts.within[`d${each}`] ?? 0).toBe(matching({ difficulties: [each] }));
});

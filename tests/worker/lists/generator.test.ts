import { describe, expect, it } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { type Blueprint, fittedLines, readBlueprint } from "#app/features/lists/domain/blueprint.ts";
import { drawLine, mixed, neededOf, yearParts } from "#app/features/lists/domain/draw.ts";
import { readDrawn } from "#app/features/lists/domain/drawn-codes.ts";
import { generateList } from "#app/features/lists/services/generate-list.server.ts";
import { isoDateAt } from "#app/platform/time/calendar.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import {
  freshId,
  givenBank,
  givenDraft,
  givenPerson,
  givenStored,
  ordsOf,
  signedIn,
  wrongLetter,
} from "#tests/support/given.ts";
import { viewerOfCookie } from "#tests/support/viewers.ts";
import { buildContext } from "#workers/build-deps.ts";

const bank = await givenBank(1200);
const cookie = await signedIn(await givenPerson());
const viewer = await viewerOfCookie(cookie);
const { deps } = buildContext(bindings, new Request("https://farol.test"), viewer);

type Row = {
  ord: number;
  institution: number;
  year: number;
  subject: number;
  topics: string;
  kind: string;
  difficulty: number | null;
};
const { results: rows } = await bindings.DB.prepare(
  "SELECT ord, institution, year, subject, topics, kind, difficulty FROM questions WHERE status <> 'quarantined' ORDER BY ord",
).all<Row>();
const thisYear = Number(isoDateAt(Date.now() / 1000).slice(0, 4));

/** Reads the whole bank for each line. */
function slowly({ lines, seed }: Blueprint, leftOut: ReadonlySet<number>): number[][] {
  const taken = new Set<number>();
  return lines.map((line, at) => {
    const { filters } = line;
    const any = (chosen: readonly unknown[], value: unknown) => chosen.length === 0 || chosen.includes(value);
    const fits = rows.filter(
      (row) =>
        !leftOut.has(row.ord) &&
        any(filters.institutions, row.institution) &&
        any(filters.subjects, row.subject) &&
        any(filters.kinds, row.kind) &&
        any(filters.difficulties, row.difficulty) &&
        (filters.topics.length === 0 ||
          filters.topics.some((id) => (JSON.parse(row.topics) as number[]).includes(id))),
    );
    const candidates = yearParts(line, thisYear, mixed(seed, at)).flatMap((part, index) => {
      const own = fits.filter(({ year }) => year >= (part.from ?? 0) && year <= (part.to ?? 9999));
      const inYear = rows.filter(({ year }) => year === part.startYear).map(({ ord }) => ord % 10_000_000);
      const most = Math.max(0, ...inYear);
      const start = mixed(seed, at, 1) % 1_000_000;
      const pivot = part.startYear * 10_000_000 + Math.floor((most * start) / 1_000_000);
      const turned = [...own.filter(({ ord }) => ord >= pivot), ...own.filter(({ ord }) => ord < pivot)];
      return turned.slice(0, neededOf(lines, at)).map(({ ord }) => ({ ord, part: index }));
    });
    return drawLine(candidates, { count: line.count, seed: mixed(seed, at), taken });
  });
}

/** A blueprint by a number. */
function blueprintOf(number: number): Blueprint {
  const pick = <Value>(values: readonly Value[], salt: number) => values[mixed(number, salt) % values.length];
  const lines = Array.from({ length: 1 + (mixed(number, 0) % 4) }, (_, at) => {
    const like = rows[mixed(number, at, 7) % rows.length];
    const wants = mixed(number, at, 8);
    const [low, high] = [like?.year ?? 2015, like?.year ?? 2015];
    const years = [
      { from: null, to: null },
      { from: low - 3, to: high + 2 },
      { from: null, to: high },
      { from: low, to: null },
    ];
    return {
      count: 1 + (wants % 30),
      filters: {
        ...noFilters,
        order: "newest" as const,
        subjects: like && wants & 1 ? [like.subject] : [],
        institutions: like && wants & 2 ? [like.institution] : [],
        topics: like && (wants & 12) === 12 ? (JSON.parse(like.topics) as number[]).slice(0, 1) : [],
        kinds: wants & 16 ? (["single-choice"] as const).slice() : [],
        difficulties: like?.difficulty && (wants & 96) === 96 ? [like.difficulty] : [],
        years: pick(years, at + 20) ?? { from: null, to: null },
      },
    };
  });
  return { lines: fittedLines(lines), mine: null, repeats: true, training: false, seed: 1 + (number % 900) };
}

describe("the generator", () => {
  it("draws what a reading of the whole bank gives, for 300 blueprints", async () => {
    const sizes = new Set<number>();
    for (let number = 0; number < 300; number++) {
      const blueprint = blueprintOf(number);
      const drawn = await generateList(deps, viewer, blueprint);
      expect([number, drawn]).toEqual([number, slowly(blueprint, new Set())]);
      sizes.add(drawn.flat().length);
    }
    expect(sizes.size).toBeGreaterThan(20);
  });

  it("leaves out what its person has answered, or uses only what was wrong", async () => {
    const questions = bank.filter(({ draft }) => draft.kind === "single-choice").slice(0, 30);
    for (const [index, question] of questions.entries()) {
      const userAnswer = index % 3 === 0 ? wrongLetter(question) : question.draft.key;
      await door.call(
        "answerQuestion",
        { qid: question.code, userAnswer, operationId: freshId() },
        { cookie },
      );
    }
    const done = new Set(questions.map(({ ord }) => ord));
    const all = {
      lines: [{ count: 180, filters: { ...noFilters, order: "newest" as const } }],
      repeats: true,
      training: false,
      seed: 3,
    };
    const fresh = await generateList(deps, viewer, { ...all, mine: "unanswered" });
    expect(fresh.flat().filter((ord) => done.has(ord))).toEqual([]);
    expect(fresh).toEqual(slowly({ ...all, mine: null }, done));
    const wrong = await generateList(deps, viewer, { ...all, mine: "wrong" });
    expect(wrong.flat().sort()).toEqual(
      questions
        .filter((_, index) => index % 3 === 0)
        .map(({ ord }) => ord)
        .sort(),
    );
  });
});

it("uses generated questions only on request, after all others", async () => {
  const drafts = ["farol-gerador", "farol-gerador", "prova-de-teste"].map((source) =>
    givenDraft({
      exam: { year: 1971, phase: null, day: 1, booklet: "azul" },
      statement: `Quanto pesa o composto ${freshId()}?`,
      provenance: { source, path: freshId(), version: "1" },
    }),
  );
  await givenStored(drafts);
  const [one, other, real] = await ordsOf(drafts);
  const filters = { ...noFilters, order: "newest" as const, years: { from: 1970, to: 1972 } };
  const lines = [{ count: 2, filters }];
  const asked = { lines, mine: null, repeats: true, seed: 5 };
  expect(await generateList(deps, viewer, { ...asked, training: false })).toEqual([[real]]);
  const [[first, second] = []] = await generateList(deps, viewer, { ...asked, training: true });
  expect(first).toBe(real);
  expect([one, other]).toContain(second);
});

const post = (fields: Record<string, string>, asker = cookie) =>
  door.post("/gerador-listas", fields, { cookie: asker });

describe("the generator's page", () => {
  const fields = { intent: "draw", n: "8", disciplina: "matematica", repetir: "sim", semente: "42" };

  it("draws in one trip, shows in one, and the same seed gives the same list", async () => {
    const { database, trips } = countedDatabase(bindings.DB);
    const counted = openDoor({ DB: database });
    const made = await counted.post("/gerador-listas", fields, { cookie });
    const address = made.headers.get("Location") ?? "";
    expect([made.status, trips.length]).toEqual([302, 1]);
    expect(rowsRead(trips)).toBeLessThanOrEqual(8 * 6 * 2 + 30);
    trips.length = 0;
    const html = await (await counted.send(address, { cookie })).text();
    expect([trips.length, html.match(/Trocar por outra parecida/g)?.length]).toEqual([1, 8]);
    expect((await post(fields)).headers.get("Location")).toBe(address);
    expect((await post({ ...fields, semente: "43" })).headers.get("Location")).not.toBe(address);
    expect((await post(fields, "")).status).toBe(401);
  });

  it("exchanges one question, and goes back", async () => {
    const made = await post(fields);
    const query = new URL(made.headers.get("Location") ?? "", "https://farol.test").searchParams;
    const questoes = query.get("questoes") ?? "";
    const [questao = ""] = questoes.split("-");
    query.delete("questoes");
    const sent = { intent: "exchange", modelo: query.toString(), questoes, questao, fora: "" };
    const location = (await post(sent)).headers.get("Location") ?? "";
    const changed = new URL(location, "https://farol.test").searchParams.get("questoes") ?? "";
    const [before, after] = [readDrawn(questoes).flat(), readDrawn(changed).flat()];
    expect(after.slice(1)).toEqual(before.slice(1));
    expect(before).not.toContain(after[0]);
    const html = await (await door.send(location, { cookie })).text();
    expect(html).toContain("Questão trocada.");
  });

  it("saves a list, and does not draw its questions again", async () => {
    const own = await signedIn(await givenPerson());
    const first = await post({ ...fields, repetir: "" }, own);
    const questoes =
      new URL(first.headers.get("Location") ?? "", "https://farol.test").searchParams.get("questoes") ?? "";
    const saved = await post({ intent: "save", nome: "Minha prova", questoes }, own);
    expect(saved.headers.get("Location")).toMatch(/^\/l\//);
    const again = await post({ ...fields, repetir: "" }, own);
    const other =
      new URL(again.headers.get("Location") ?? "", "https://farol.test").searchParams.get("questoes") ?? "";
    expect(
      readDrawn(other)
        .flat()
        .filter((ord) => readDrawn(questoes).flat().includes(ord)),
    ).toEqual([]);
  });

  it("says line by line what cannot be met", async () => {
    const made = await post({ ...fields, n: "150", de: "2099", ate: "2100" });
    expect(made.status).toBe(302);
    const some = await post({ ...fields, n: "170", instituicao: "ITA" });
    const html = await (await door.send(some.headers.get("Location") ?? "", { cookie })).text();
    expect(html).toContain("você pediu 170");
    expect((await post({ intent: "draw", n: "0" })).status).toBe(422);
  });

  it("stores blueprints, and offers those of real exams", async () => {
    const own = await signedIn(await givenPerson());
    await post({ ...fields, intent: "keep", nome: "Toda sexta" }, own);
    const html = await (await door.send("/gerador-listas?modelo=ita", { cookie: own })).text();
    for (const text of ["Toda sexta", "Prova do vestibular ITA 2025", 'value="12"'])
      expect(html).toContain(text);
    expect(readBlueprint(new URLSearchParams("modelo=ita"), seedCatalogue).lines).toEqual([]);
    expect((await post({ ...fields, intent: "keep", nome: "" }, own)).status).toBe(422);
  });
});

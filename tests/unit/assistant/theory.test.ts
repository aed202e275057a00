import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, it } from "vitest";
import { choosePassages } from "#app/features/assistant/domain/theory/choose-passage.ts";
import { examples } from "#app/features/assistant/domain/theory/examples.ts";
import { type Passage, passageExpressions } from "#app/features/assistant/domain/theory/passage.ts";
import { theoryWords } from "#app/features/assistant/domain/theory/theory-words.ts";
import { findPassages, insertPassages } from "#app/features/assistant/queries/passages.server.ts";
import { openDatabase, type Statement } from "#app/platform/db/database.server.ts";
import { renderText } from "#app/platform/math/domain/render-text.server.ts";
import { fold } from "#app/platform/text/normalize.ts";
import { theoryPassages, theoryQuestions } from "#tests/support/theory-passages.ts";

const database = new DatabaseSync(":memory:");
database.exec(readFileSync("migrations/202611280800_add_passages.sql", "utf8"));
afterAll(() => database.close());

/** Statements are built alone: nothing reaches the source. */
const db = openDatabase({ prepare: unused, batch: unused });
function unused(): never {
  throw new Error("no statement runs here");
}

function run(statement: Statement): Record<string, unknown>[] {
  const { sql, params } = statement.toSQL();
  return database.prepare(sql).all(...(params as string[]));
}

const passages = theoryPassages();
for (const statement of Object.values(
  insertPassages(
    db,
    passages.map((each, at) => ({ ...each, num: at + 1, digest: String(at) })),
  ),
))
  run(statement);

function answersTo(asked: string) {
  const expressions = passageExpressions(theoryWords(asked));
  if (!expressions) return { answers: [], nearest: null };
  return choosePassages(asked, run(findPassages(db, expressions)) as Passage[]);
}

/** Shares of the questions that get a passage that answers (or rightly none), and a wrong one. */
function shares(heldBack: boolean) {
  const asked = theoryQuestions().filter((each) => each.heldBack === heldBack);
  const found = asked.map(({ asked, right }) => {
    const titles = answersTo(asked).answers.map(({ title }) => fold(title));
    if (titles.length === 0) return right === null ? "right" : "none";
    return right && titles.some((title) => right.test(title)) ? "right" : "wrong";
  });
  const share = (kind: string) => found.filter((each) => each === kind).length / found.length;
  return { count: asked.length, right: share("right"), wrong: share("wrong") };
}

describe("ordinary questions of students about theory", () => {
  it.each([
    ["those it was tuned with", false, 80],
    ["those that were held back", true, 40],
  ])("get a passage that answers, or none: %s", (_, heldBack, least) => {
    const { count, right, wrong } = shares(heldBack);
    expect(count).toBeGreaterThanOrEqual(least);
    expect(right).toBeGreaterThanOrEqual(0.85);
    expect(wrong).toBeLessThanOrEqual(0.05);
  });

  it("are answered where the page suggests them", () => {
    for (const example of examples) expect(answersTo(example).answers, example).not.toEqual([]);
  });

  it("are answered in spite of a slip, an accent or a short form", () => {
    for (const [asked, title] of [
      ["oq é fotosintese", "fotossintese"],
      ["oque e mitoze", "mitose"],
      ["revolusao francesa", "revolucao francesa"],
      ["TEOREMA DE PITAGORAS", "teorema de pitagoras"],
    ] as const)
      expect(answersTo(asked).answers.map((each) => fold(each.title))).toContain(title);
  });

  it("get the nearest page where only a part of them is spoken of", () => {
    const { answers, nearest } = answersTo("como a mitose aparece em tamanduás albinos da patagônia");
    expect(answers).toEqual([]);
    expect(nearest?.title).toContain("Mitose");
    expect(answersTo("???")).toEqual({ answers: [], nearest: null });
  });
});

describe("the passages", () => {
  it("are whole, each with a place, and draw without a sign of Markdown or LaTeX", () => {
    expect(passages.length).toBeGreaterThan(550);
    for (const { href, title, body } of passages) {
      expect(href).toMatch(/^\/(?:m|trilhas)\//);
      expect(body.length, title).toBeGreaterThan(40);
      const { html, failures } = renderText(body, { pictures: new Map() });
      expect(failures, title).toEqual([]);
      const plain = html.replace(/<math[\s\S]*?<\/math>/g, "").replace(/<[^>]*>/g, "");
      expect(plain.match(/\$|\\[a-z]+|\*\*|\]\(|^#/gm), title).toBeNull();
    }
  });
});

import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { topicId } from "#app/features/bank/domain/catalogue/topic-ids.ts";
import { topicsOf } from "#app/features/bank/domain/catalogue/topics-of.ts";
import { findFormulas } from "#app/platform/math/domain/find-formulas.ts";
import { renderInline, renderText } from "#app/platform/math/domain/render-text.server.ts";
import type { AuthoredQuestion } from "#content/bank/authored-question.ts";
import { fisica } from "#content/bank/fisica.ts";
import { matematica } from "#content/bank/matematica.ts";
import { quimica } from "#content/bank/quimica.ts";
import { alternativeValue } from "#tests/seed/authored-exact/alternative-value.ts";
import { recomputedFisica1 } from "#tests/seed/authored-exact/fisica-1.ts";
import { recomputedFisica2 } from "#tests/seed/authored-exact/fisica-2.ts";
import { recomputedMatematica1 } from "#tests/seed/authored-exact/matematica-1.ts";
import { recomputedMatematica2 } from "#tests/seed/authored-exact/matematica-2.ts";
import { recomputedQuimica } from "#tests/seed/authored-exact/quimica.ts";
import { at, numbersIn } from "#tests/seed/authored-exact/recomputation.ts";

const questions = [...matematica, ...fisica, ...quimica];
const recomputations = [
  ...recomputedMatematica1,
  ...recomputedMatematica2,
  ...recomputedFisica1,
  ...recomputedFisica2,
  ...recomputedQuimica,
];
/** Questions whose answer no calculation gives. */
const conceptual = ["qui-004"];
const fourAlternatives = ["AFA", "EEAR"];
const figuresFolder = new URL("../../content/figures/", import.meta.url);

describe("the answer of an exact-science question", () => {
  test("is recomputed for every question but the conceptual ones", () => {
    const covered = [...recomputations.map(({ id }) => id), ...conceptual];
    expect(covered.toSorted()).toEqual(questions.map(({ id }) => id).toSorted());
  });

  test.each(recomputations)("$id agrees with an independent calculation", (recomputation) => {
    const question = at(
      questions.filter(({ id }) => id === recomputation.id),
      0,
    );
    const { solution, key } = question;
    const statement = withPlainSpaces(question.statement);
    for (const quote of recomputation.from ?? []) expect(statement).toContain(quote);
    const data = (recomputation.from ?? []).map((quote) => numbersIn(quote)[0] ?? Number.NaN);
    const alternatives = question.alternatives.map((each) =>
      withPlainSpaces(typeof each === "string" ? each : each.alt),
    );
    const letters = alternatives.map((_, index) => at([..."ABCDE"], index));

    if (recomputation.kind === "truth") {
      expect(recomputation.value(data, statement) ? "C" : "E").toBe(key);
      return;
    }
    if (recomputation.kind === "open") {
      const tolerance = recomputation.tolerance ?? 1e-3;
      for (const quote of recomputation.stated) expect(solution).toContain(quote);
      const stated = recomputation.stated.map((quote) => at(numbersIn(quote), -1 + numbersIn(quote).length));
      expect(same(recomputation.value(data, statement), stated, tolerance), String(stated)).toBe(true);
      return;
    }
    if (recomputation.kind === "choice") {
      const right = recomputation.value(data, statement, alternatives);
      expect(letters.filter((_, index) => right[index])).toEqual([key]);
      return;
    }
    const value = [recomputation.value(data, statement)].flat();
    const read = recomputation.read ?? ((text: string) => [alternativeValue(text)]);
    const matching = letters.filter((_, index) =>
      same(value, read(at(alternatives, index)), recomputation.tolerance ?? 1e-3),
    );
    expect(matching, `calculated ${value}`).toEqual([key]);
  });
});

describe("an exact-science question of the embedded bank", () => {
  test("comes in the promised numbers: 26 of Matemática, 20 of Física, 16 of Química", () => {
    expect([matematica.length, fisica.length, quimica.length]).toEqual([26, 20, 16]);
    expect(matematica.every(({ subject }) => subject === "matematica")).toBe(true);
    expect(fisica.every(({ subject }) => subject === "fisica")).toBe(true);
    expect(quimica.every(({ subject }) => subject === "quimica")).toBe(true);
  });

  test("has an id of its own, numbered in order", () => {
    for (const [prefix, list] of Object.entries({ mat: matematica, fis: fisica, qui: quimica })) {
      const expected = list.map((_, index) => `${prefix}-${String(index + 1).padStart(3, "0")}`);
      expect(list.map(({ id }) => id)).toEqual(expected);
    }
  });

  test("comes in every kind: single choice mostly, at least four open and four right-wrong", () => {
    const count = (kind: AuthoredQuestion["kind"]) => questions.filter((each) => each.kind === kind).length;
    expect(count("open")).toBeGreaterThanOrEqual(4);
    expect(count("right-wrong")).toBeGreaterThanOrEqual(4);
    expect(count("single-choice")).toBeGreaterThan(questions.length / 2);
  });

  test("has its right letter anywhere: no letter is right much more often than another", () => {
    const keys = questions.filter(({ kind }) => kind === "single-choice").map(({ key }) => key);
    const counts = [..."ABCDE"].map((letter) => keys.filter((key) => key === letter).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(3);
  });

  test("has tables in at least eight statements and at least sixteen figures in all", () => {
    expect(questions.filter(({ statement }) => statement.includes("| --- |")).length).toBeGreaterThanOrEqual(
      8,
    );
    expect(questions.flatMap(figures).length).toBeGreaterThanOrEqual(16);
  });

  test.each(questions)("$id is complete and consistent", (question) => {
    const { kind, key, alternatives, style, subject, topics } = question;
    for (const text of texts(question)) expect(text.trim()).not.toBe("");
    if (kind === "open") expect([alternatives, key]).toEqual([[], null]);
    if (kind === "right-wrong") {
      expect(alternatives).toEqual(["Certo", "Errado"]);
      expect(["C", "E"]).toContain(key);
    }
    if (kind === "single-choice") {
      const letters = fourAlternatives.includes(style) ? "ABCD" : "ABCDE";
      expect(alternatives).toHaveLength(letters.length);
      expect([...letters]).toContain(key);
      expect(new Set(alternatives.map((each) => JSON.stringify(each))).size).toBe(alternatives.length);
      expect(question.solution).toMatch(new RegExp(`\\*\\*${key}\\*\\*`));
    }
    expect(topics.length).toBeGreaterThan(0);
    const known = topicsOf(style, subject, seedCatalogue).map(({ name }) => name);
    for (const topic of topics) {
      expect(topicId(subject, topic, seedCatalogue), topic).toBeDefined();
      expect(known).toContain(topic);
    }
    // "150." alone would become the first item of a list.
    for (const alternative of texts(question).slice(1)) expect(alternative).not.toMatch(/^\d+[.)]\s*$/m);
  });

  test.each(questions)(
    "$id closes every formula it opens, none with a comma read as a decimal one",
    (question) => {
      for (const text of texts(question)) {
        for (const piece of findFormulas(text)) {
          if (piece.kind === "text") expect(piece.source.replace(/R\$ (?=\d)/g, "")).not.toContain("$");
          // Without a space the renderer reads the comma of a list as a decimal comma.
          else expect(piece.formula).not.toMatch(/\d,-?\d/);
        }
      }
    },
  );

  test.each(questions)("$id is rendered whole: formulas, tables and figures", (question) => {
    const pictures = new Map(
      figures(question).map(({ path }) => [path, { src: `/${path}`, width: null, height: null }]),
    );
    const [statement = "", ...others] = texts(question);
    const choices = others.slice(0, question.alternatives.length);
    const rest = others.slice(question.alternatives.length);
    const rendered = [
      ...[statement, ...rest].map((text) => renderText(text, { pictures })),
      ...choices.map((text) => renderInline(text, { pictures })),
    ];
    for (const { html, failures, missingPictures } of rendered) {
      expect([failures, missingPictures]).toEqual([[], []]);
      expect(html).not.toMatch(/formula-source|\*\*|\| ?-/);
      expect(html.replace(/R\$[ \u00a0](?=\d)/g, "")).not.toContain("$");
    }
    const html = rendered.map((each) => each.html).join("\n");
    const tables = [statement, ...rest].join("\n").match(/^\|(?: -+:? \|)+$/gm) ?? [];
    expect(html.match(/<table/g) ?? []).toHaveLength(tables.length);
    const shown =
      figures(question).length -
      choices.filter((_, index) => typeof question.alternatives[index] !== "string").length;
    expect(html.match(/<img/g) ?? []).toHaveLength(shown);
  });

  test.each(questions.filter((each) => figures(each).length > 0))(
    "$id has its figures, described",
    (question) => {
      for (const { alt, path } of figures(question)) {
        expect(alt.length).toBeGreaterThan(30);
        expect(path).toMatch(new RegExp(`^figuras/${question.id}(-[a-e])?\\.svg$`));
        const file = new URL(path.replace("figuras/", ""), figuresFolder);
        expect(existsSync(file), path).toBe(true);
        const svg = readFileSync(file, "utf8");
        expect(svg).toMatch(
          /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d+ \d+" width="\d+" height="\d+"/,
        );
        expect(svg).not.toMatch(/<script|href|url\(|\son\w+=|<style|<foreignObject/i);
      }
    },
  );
});

function texts(question: AuthoredQuestion): string[] {
  const alternatives = question.alternatives.map((each) =>
    typeof each === "string" ? each : (each.text ?? each.alt),
  );
  return [question.statement, ...alternatives, question.solution, question.hint, question.explanation];
}

function figures({ alternatives, statement, solution }: AuthoredQuestion): { alt: string; path: string }[] {
  const inTexts = [...`${statement}\n${solution}`.matchAll(/!\[([^\]]*)\]\(([^)]*)\)/g)];
  return [
    ...inTexts.map(([, alt = "", path = ""]) => ({ alt, path })),
    ...alternatives.flatMap((each) =>
      typeof each === "string" ? [] : [{ alt: each.alt, path: each.figure }],
    ),
  ];
}

/** Thousands are joined by hard spaces ("1 800"). */
function withPlainSpaces(text: string): string {
  return text.replaceAll("\u00a0", " ");
}

function same(one: number[], other: number[], tolerance: number): boolean {
  return (
    one.length === other.length &&
    one.every(
      (each, index) => Math.abs(each - at(other, index)) <= tolerance * Math.max(Math.abs(each), 1e-9),
    )
  );
}

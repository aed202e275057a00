import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { topicId } from "#app/features/bank/domain/catalogue/topic-ids.ts";
import { topicsOf } from "#app/features/bank/domain/catalogue/topics-of.ts";
import { renderInline, renderText } from "#app/platform/math/domain/render-text.server.ts";
import type { AuthoredQuestion } from "#content/bank/authored-question.ts";
import { promised, questions } from "#tests/seed/authored-humanities/bank.ts";
import { figureSource } from "#tests/seed/authored-humanities/figure-marks.ts";
import { recomputedBiology } from "#tests/seed/authored-humanities/recomputed-biology.ts";
import { recomputedCharts } from "#tests/seed/authored-humanities/recomputed-charts.ts";

const choices = questions.filter(({ kind }) => kind === "single-choice");
const fourAlternatives = ["UERJ", "EEAR", "EPCAR"];
const figure = /!\[([^\]]*)\]\(([^)]*)\)/g;

function writtenAlternatives({ alternatives }: AuthoredQuestion): string[] {
  return alternatives.map((each) => (typeof each === "string" ? each : (each.text ?? each.alt)));
}

function texts(question: AuthoredQuestion): string[] {
  const { statement, solution, hint, explanation } = question;
  return [statement, ...writtenAlternatives(question), solution, hint, explanation];
}

describe("the humanities and biology half of the embedded bank", () => {
  test.each(Object.entries(promised))(
    "%s has its promised number of questions, numbered in order",
    (prefix, { list, subject, count }) => {
      const ids = Array.from(
        { length: count },
        (_, index) => `${prefix}-${String(index + 1).padStart(3, "0")}`,
      );
      expect(list.map(({ id }) => id)).toEqual(ids);
      expect(list.every((each) => each.subject === subject)).toBe(true);
    },
  );

  test("comes in every kind, difficulty and in the styles of many exams", () => {
    const count = (kind: AuthoredQuestion["kind"]) => questions.filter((each) => each.kind === kind).length;
    expect(count("open")).toBeGreaterThanOrEqual(4);
    expect(count("right-wrong")).toBeGreaterThanOrEqual(5);
    expect(new Set(questions.map(({ difficulty }) => difficulty))).toEqual(new Set([1, 2, 3]));
    expect(new Set(questions.map(({ style }) => style)).size).toBeGreaterThanOrEqual(12);
    expect(questions.filter(({ style }) => style === "ENEM").length).toBeGreaterThan(questions.length / 3);
  });

  test("has its right letter anywhere, and right and wrong items in balance", () => {
    const counts = [..."ABCDE"].map((letter) => choices.filter(({ key }) => key === letter).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(3);
    const items = questions.filter(({ kind }) => kind === "right-wrong").map(({ key }) => key);
    expect(Math.abs(items.filter((key) => key === "C").length * 2 - items.length)).toBeLessThanOrEqual(1);
  });

  test("does not betray the right alternative by its length", () => {
    const longest = choices.filter((question) => {
      const lengths = writtenAlternatives(question).map(({ length }) => length);
      const right = lengths["ABCDE".indexOf(String(question.key))] ?? 0;
      return lengths.filter((length) => length >= right).length === 1;
    });
    expect(longest.length).toBeLessThanOrEqual(choices.length / 4);
  });

  test.each(choices)("$id has alternatives of similar length", (question) => {
    const lengths = writtenAlternatives(question).map(({ length }) => length);
    expect(Math.max(...lengths) <= 1.35 * Math.min(...lengths) || Math.max(...lengths) <= 50).toBe(true);
  });

  test("has tables in at least five statements and at least twelve figures", () => {
    expect(questions.filter(({ statement }) => statement.includes("| --- |")).length).toBeGreaterThanOrEqual(
      5,
    );
    expect(
      questions.flatMap(({ statement }) => [...statement.matchAll(figure)]).length,
    ).toBeGreaterThanOrEqual(12);
  });
});

describe("a humanities or biology question", () => {
  test.each(questions)("$id is complete and consistent", (question) => {
    const { kind, key, alternatives, style, statement, solution, language, subject } = question;
    for (const text of texts(question)) expect(text.trim()).not.toBe("");
    if (kind === "open") expect([alternatives, key]).toEqual([[], null]);
    if (kind === "right-wrong") {
      expect(alternatives).toEqual(["Certo", "Errado"]);
      expect(solution).toContain(`O item está **${key === "C" ? "certo" : "errado"}**`);
      expect(statement).toMatch(
        /julgue o item a seguir|judge the following item|juzgue el ítem a continuación/,
      );
    }
    if (kind === "single-choice") {
      const letters = fourAlternatives.includes(style) ? "ABCD" : "ABCDE";
      expect(alternatives).toHaveLength(letters.length);
      expect([...letters]).toContain(key);
      expect(new Set(alternatives).size).toBe(alternatives.length);
      expect(solution).toMatch(new RegExp(`\\*\\*${key}\\*\\*|\\*\\*${key}\\) Correta`));
    }
    if (style === "ENEM" && ["ingles", "espanhol"].includes(subject)) expect(language).toBe(subject);
  });

  test.each(questions)("$id names topics of its exam", ({ topics, subject, style }) => {
    expect(topics.length).toBeGreaterThan(0);
    const known = topicsOf(style, subject, seedCatalogue).map(({ name }) => name);
    for (const topic of topics) {
      expect(topicId(subject, topic, seedCatalogue), topic).toBeDefined();
      expect(known).toContain(topic);
    }
  });

  test.each(questions)("$id can be rendered whole, with its figures", (question) => {
    const paths = [...texts(question).join("\n").matchAll(figure)].map(([, , path = ""]) => path);
    const pictures = new Map(paths.map((path) => [path, { src: `/${path}`, width: null, height: null }]));
    const rendered = [
      ...[question.statement, question.solution, question.hint, question.explanation].map((text) =>
        renderText(text, { pictures }),
      ),
      ...writtenAlternatives(question).map((text) => renderInline(text, { pictures })),
    ];
    for (const { html, failures, missingPictures } of rendered) {
      expect([failures, missingPictures]).toEqual([[], []]);
      const prose = html.replaceAll(/<math[\s\S]*?<\/math>/g, "").replaceAll(/<[^>]*>/g, "");
      expect(prose).not.toMatch(/\$|\*\*|\\|\| ---|!\[/);
    }
    for (const text of texts(question)) expect((text.match(/\$/g) ?? []).length % 2).toBe(0);
  });

  test.each(questions.filter(({ statement }) => statement.includes("![")))(
    "$id has its figure, described and harmless",
    ({ id, statement }) => {
      for (const [, alt = "", path] of statement.matchAll(figure)) {
        expect(path).toBe(`figuras/${id}.svg`);
        expect(alt.length).toBeGreaterThan(80);
        expect(existsSync(new URL(`../../content/figures/${id}.svg`, import.meta.url))).toBe(true);
        expect(figureSource(id)).toMatch(
          /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d+ \d+" width="\d+" height="\d+"/,
        );
        expect(figureSource(id)).not.toMatch(/<script|href|url\(|\son\w+=|<style|<foreignObject|<image/i);
      }
    },
  );
});

describe("the answer of a question that rests on a calculation or a chart", () => {
  test.each([...recomputedBiology, ...recomputedCharts])(
    "$id agrees with an independent reading of the data",
    (recomputation) => {
      const question = questions.find(({ id }) => id === recomputation.id);
      if (!question) throw new Error(`no question ${recomputation.id}`);
      if ("letter" in recomputation) expect(recomputation.letter(question)).toBe(question.key);
      else expect(recomputation.holds(question)).toBe(true);
    },
  );
});

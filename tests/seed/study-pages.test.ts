import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { subjects } from "#app/features/bank/domain/catalogue/subjects.ts";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { picturePathsIn } from "#app/features/bank/domain/picture-markdown.ts";
import { readStudyFields } from "#app/features/library/domain/study-fields.ts";
import { writtenParts } from "#app/features/library/domain/study-parts.ts";
import { renderText } from "#app/platform/math/domain/render-text.server.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { BANK_LINE, BANK_QUESTIONS, readStudyPage, withQuestions } from "#content/read-study-page.ts";

const folder = new URL("../../content/study-pages/", import.meta.url);
const figures = new URL("../../content/study-figures/", import.meta.url);
const pages = readdirSync(folder)
  .sort()
  .map((name) => readStudyPage(name, readFileSync(new URL(name, folder), "utf8")));
const figuresUsed = pages.flatMap(({ text }) => picturePathsIn([text]));
const codes = Array.from({ length: BANK_QUESTIONS }, (_, index) => questionCode(20_260_000_001 + index));

/** Subjects with questions in the bank: essays have none. */
const asked = subjects.filter(({ slug }) => slug !== "redacao");

/** A text's pictures, as if all were stored. */
function shown(text: string) {
  const known = picturePathsIn([text]).map(
    (path) => [path, { src: `/${path}`, width: 340, height: 200 }] as const,
  );
  return renderText(text, { pictures: new Map(known) });
}

test("there are two pages of every subject that has questions", () => {
  const count = (slug: string) => pages.filter(({ subject }) => subject === slug).length;
  expect(asked.filter(({ slug }) => count(slug) < 2)).toEqual([]);
  expect(pages.length).toBeGreaterThanOrEqual(24);
});

describe.each(pages.map((page) => [page.id, page] as const))("%s", (_, page) => {
  test("has fields that the editor accepts", () => {
    const read = readStudyFields(page, "page", seedCatalogue);
    expect(read).not.toHaveProperty("problems");
    expect(page.summary.length).toBeGreaterThan(60);
  });

  test("is as long as a teacher would hand out, with worked examples and what goes wrong", () => {
    const words = page.text.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1200);
    const titles = writtenParts(page.text).flatMap((part) => (part.kind === "section" ? [part.title] : []));
    expect(titles.filter((title) => /^Exemplo /.test(title)).length).toBeGreaterThan(0);
    expect(titles).toContain("Onde mais se erra");
    expect(titles.at(-1)).toBe("Questões para fixar");
  });

  test("ends with questions of the bank, as many as there are", () => {
    expect(page.text.split(BANK_LINE).length).toBe(2);
    const last = writtenParts(withQuestions(page, codes).text).at(-1);
    expect(last).toEqual({ kind: "questions", words: codes });
  });

  test("has no section of questions where the bank has none", () => {
    const { text } = withQuestions(page, []);
    expect(text).not.toContain(BANK_LINE);
    expect(text).not.toContain("Questões para fixar");
    expect(text.length).toBeGreaterThan(page.text.length - 60);
  });

  test("draws every formula and leaves no sign of Markdown or LaTeX", () => {
    for (const part of writtenParts(page.text)) {
      if (part.kind !== "text") continue;
      const { html, failures, missingPictures } = shown(part.source);
      expect([failures, missingPictures]).toEqual([[], []]);
      const plain = html.replace(/<math[\s\S]*?<\/math>/g, "").replace(/<[^>]*>/g, "");
      expect(plain.match(/\$|\\[a-z]+|\*\*|\]\(|^#/gm)).toBeNull();
    }
  });

  test("has figures that are there, each with a description", () => {
    const paths = picturePathsIn([page.text]);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      const svg = readFileSync(new URL(path.replace("figuras/estudo/", ""), figures), "utf8");
      expect(svg).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" width="\d+" height="\d+"/,
      );
      expect(svg).not.toMatch(/NaN|<script|<image|href|fill="white"|stroke="white"/);
    }
    for (const [, alt = ""] of page.text.matchAll(/!\[([^\]]*)\]/g)) expect(alt.length).toBeGreaterThan(40);
  });
});

test("every figure is used", () => {
  const unused = readdirSync(figures).filter((name) => !figuresUsed.includes(`figuras/estudo/${name}`));
  expect(unused).toEqual([]);
  expect(
    figuresUsed.filter((path) => !existsSync(new URL(path.replace("figuras/estudo/", ""), figures))),
  ).toEqual([]);
});

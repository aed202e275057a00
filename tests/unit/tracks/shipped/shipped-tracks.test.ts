import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { picturePathsIn } from "#app/features/bank/domain/picture-markdown.ts";
import {
  subtopicsOf,
  type WrittenSubtopic,
  type WrittenTrack,
} from "#app/features/tracks/domain/written-track.ts";
import { findFormulas } from "#app/platform/math/domain/find-formulas.ts";
import { renderInline, renderText } from "#app/platform/math/domain/render-text.server.ts";
import { questionsOfTrack, shippedTracks, writtenQuestions } from "./shipped-tracks.ts";

const figuresFolder = new URL("../../../../content/track-figures/", import.meta.url);
const figureFiles = readdirSync(figuresFolder);
const letters = [..."ABCDE"];
const pictureMarks = /!\[([^\]]*)\]\(([^)]*)\)/g;

type Draft = ReturnType<typeof writtenQuestions>[number]["draft"];

const tracks = shippedTracks.flatMap(({ track }) => (track ? [[track.code, track] as const] : []));
const subtopics = tracks.flatMap(([code, track]) =>
  subtopicsOf(track).map((subtopic) => [`${code}/${subtopic.code}`, subtopic] as const),
);

function proseOf({ steps }: WrittenSubtopic): string[] {
  return steps.flatMap((step) => (step.kind === "lesson" || step.kind === "example" ? [step.text] : []));
}

function textsOf({ statement, solution, hint }: Draft): string[] {
  return [statement, solution ?? "", hint ?? ""];
}

function everyText(track: WrittenTrack): string[] {
  const questions = questionsOfTrack(track).flatMap(({ draft }) => textsOf(draft));
  return [...subtopicsOf(track).flatMap(proseOf), ...questions];
}

function wordsIn(text: string): number {
  return text.replace(pictureMarks, "").trim().split(/\s+/).length;
}

test("every track of content/tracks is read whole, and lacks nothing", () => {
  expect(tracks.length).toBe(shippedTracks.length);
  for (const { name, track, problems, gaps } of shippedTracks) {
    expect([name, problems, gaps]).toEqual([name, [], []]);
    expect(name).toBe(`${track?.code}.md`);
  }
});

describe.each(tracks)("the track %s", (_, track) => {
  const questions = questionsOfTrack(track);

  test("has twelve subtopics or more, each after others that come before it", () => {
    const codes = subtopicsOf(track).map(({ code }) => code);
    expect(codes.length).toBeGreaterThanOrEqual(12);
    for (const [at, { after }] of subtopicsOf(track).entries())
      expect(after.filter((code) => !codes.slice(0, at).includes(code))).toEqual([]);
  });

  test("has its right letter anywhere", () => {
    const counts = letters.map((letter) => questions.filter(({ draft }) => draft.key === letter).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(questions.length / 4);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(questions.length / 8);
  });

  test("does not betray the right alternative by its length", () => {
    const betrayed = questions.filter(({ draft }) => {
      const lengths = draft.alternatives.map(({ text }) => text.length);
      const right = lengths[letters.indexOf(draft.key ?? "")] ?? 0;
      return Math.max(...lengths) > 25 && lengths.filter((length) => length >= right).length === 1;
    });
    expect(betrayed.length).toBeLessThanOrEqual(questions.length / 5);
  });

  test("has figures that exist, each with a description", () => {
    const marks = everyText(track).flatMap((text) => [...text.matchAll(pictureMarks)]);
    expect(marks.length).toBeGreaterThan(0);
    for (const [, alt = "", path = ""] of marks) {
      expect(alt.length, path).toBeGreaterThan(40);
      expect(figureFiles).toContain(path.replace(/^figuras\//, ""));
    }
  });
});

describe.each(subtopics)("%s", (_, subtopic) => {
  const questions = writtenQuestions(subtopic);

  test("teaches one idea in 120 to 220 words, with a usual mistake and a worked example", () => {
    const [lesson, ...others] = proseOf(subtopic);
    expect(wordsIn(lesson ?? "")).toBeGreaterThanOrEqual(120);
    expect(wordsIn(lesson ?? "")).toBeLessThanOrEqual(220);
    expect(lesson).toMatch(/\*\*Os? erros? mais comu(m|ns)/);
    for (const example of others) expect(wordsIn(example)).toBeGreaterThan(25);
    expect(subtopic.topic).not.toBeNull();
  });

  test("has questions with one key, five different alternatives, and a solution that ends in the key", () => {
    expect(questions.map(({ name }) => name)).toEqual(["q1", "q2", "v1", "v2"]);
    for (const { id, name, draft } of questions) {
      expect([id, draft.kind, letters.includes(draft.key ?? "")]).toEqual([id, "single-choice", true]);
      const alternatives = draft.alternatives.map(({ text }) => text.trim());
      expect([id, alternatives.length, new Set(alternatives).size]).toEqual([id, 5, 5]);
      expect(draft.solution).toMatch(new RegExp(`Alternativa \\*\\*${draft.key}\\*\\*\\.$`));
      expect(draft.difficulty, id).not.toBeNull();
      if (name.startsWith("q")) expect(draft.hint, id).toBeTruthy();
      // "150." alone would become the first item of a list.
      for (const text of alternatives) expect(text).not.toMatch(/^\d+[.)]\s*$/);
    }
  });

  test("is drawn whole: formulas, tables and figures, with no sign of Markdown or LaTeX", () => {
    const blocks = [...proseOf(subtopic), ...questions.flatMap(({ draft }) => textsOf(draft))];
    const lines = questions.flatMap(({ draft }) => draft.alternatives.map(({ text }) => text));
    const pictures = new Map(
      picturePathsIn(blocks).map((path) => [path, { src: `/${path}`, width: 340, height: 200 }]),
    );
    const drawn = [
      ...blocks.map((text) => renderText(text, { pictures })),
      ...lines.map((text) => renderInline(text, { pictures })),
    ];
    for (const { html, failures, missingPictures } of drawn) {
      expect([failures, missingPictures]).toEqual([[], []]);
      const plain = html.replace(/<math[\s\S]*?<\/math>/g, "").replace(/<[^>]*>/g, "");
      expect(plain.replace(/R\$[ \u00a0](?=\d)/g, "")).not.toMatch(/\$|\\[a-z]+|\*\*|\]\(|^#/m);
    }
    for (const text of [...blocks, ...lines])
      for (const piece of findFormulas(text))
        if (piece.kind === "text") expect(piece.source.replace(/R\$ (?=\d)/g, "")).not.toContain("$");
  });
});

test("every figure is used, and draws in colours that the dark theme can invert", () => {
  const used = tracks.flatMap(([, track]) => picturePathsIn(everyText(track)));
  expect(figureFiles.filter((name) => !used.includes(`figuras/${name}`))).toEqual([]);
  for (const name of figureFiles) {
    const svg = readFileSync(new URL(name, figuresFolder), "utf8");
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" width="\d+" height="\d+"/,
    );
    expect(svg).not.toMatch(/NaN|<script|<image|<style|<foreignObject|href|url\(|="white"|#fff/i);
  }
});

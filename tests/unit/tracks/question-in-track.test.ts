import { expect, it } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { parseTrack } from "#app/features/tracks/domain/parse-track.ts";
import { printTrack } from "#app/features/tracks/domain/print-track.ts";
import {
  placeOfProvenance,
  questionDraftAt,
  readTrackQuestionId,
  trackQuestionId,
  withQuestion,
} from "#app/features/tracks/domain/question-in-track.ts";
import { updateTrack } from "#app/features/tracks/domain/update-track.ts";
import type { WrittenTrack } from "#app/features/tracks/domain/written-track.ts";
import { trackText } from "./given-track.ts";

function read(text: string): WrittenTrack {
  const { track } = parseTrack(text, seedCatalogue);
  if (!track) throw new Error("no track");
  return track;
}
const track = read(trackText);
const at = (name: string | null, subtopic = "razao") => ({ track: track.code, subtopic, name });
const written = questionDraftAt(track, at("1"));
if (!written) throw new Error("no question");

it("has an address, and reads no other one", () => {
  for (const place of [at("q1"), at(null)])
    expect(readTrackQuestionId(trackQuestionId(place))).toEqual(place);
  for (const id of ["", "a.b", "a.b.c.d", "a..c", "A.b.c", "7K2M9XQ4"])
    expect(readTrackQuestionId(id)).toBeNull();
});

it("is found in the bank's source, of tracks alone", () => {
  expect(placeOfProvenance(written.provenance)).toEqual(at("1"));
  expect(placeOfProvenance({ ...written.provenance, source: "enem" })).toBeNull();
  expect(placeOfProvenance({ ...written.provenance, path: "sem/nome" })).toBeNull();
});

it("is changed in its place, under its name", () => {
  const after = withQuestion(track, at("1"), { draft: { ...written, statement: "Mudada" }, inCheck: false });
  expect(after && questionDraftAt(read(printTrack(after)), at("1"))?.statement).toBe("Mudada");
  expect(questionDraftAt(track, at("1"))?.statement).not.toBe("Mudada");
});

it("new gets a free name, before the check or inside it", () => {
  const [outside, inside] = [false, true].map((inCheck) =>
    withQuestion(track, at(null), { draft: written, inCheck }),
  );
  const names = (of: WrittenTrack | null | undefined) =>
    of?.units[0]?.subtopics[0]?.steps.map((step) =>
      step.kind === "question" && step.question.from === "text" ? step.question.name : step.kind,
    );
  expect(names(outside)).toEqual(["lesson", "example", "1", "question", "q5", "check"]);
  const check = inside?.units[0]?.subtopics[0]?.steps.at(-1);
  expect(check?.kind === "check" && check.questions).toHaveLength(3);
  const twice = outside && withQuestion(outside, at(null), { draft: written, inCheck: false });
  expect(names(twice)).toContain("q6");
  const taken = outside && updateTrack(outside, { change: "remove-step", code: "razao", at: 2, inner: null });
  expect(names(taken && withQuestion(taken, at(null), { draft: written, inCheck: false }))).toContain("q6");
});

it("new in a subtopic without a check begins one, or is the last step", () => {
  const empty = updateTrack(track, { change: "add-subtopic", unit: 0, code: "novo", title: "N", minutes: 5 });
  if (!empty) throw new Error("no subtopic");
  const draft = questionDraftAt(empty, at(null, "novo"));
  expect(draft).toMatchObject({ institution: "ENEM", topics: [], key: null });
  expect(questionDraftAt(track, at(null, "aumentos"))?.topics).toHaveLength(1);
  const kinds = (inCheck: boolean) =>
    withQuestion(empty, at(null, "novo"), { draft: written, inCheck })
      ?.units[0]?.subtopics.at(-1)
      ?.steps.map(({ kind }) => kind);
  expect([kinds(true), kinds(false)]).toEqual([["check"], ["question"]]);
});

it("that is not there is none", () => {
  expect(questionDraftAt(track, at("nada"))).toBeNull();
  expect(questionDraftAt(track, at("1", "nada"))).toBeNull();
  expect(withQuestion(track, at("nada"), { draft: written, inCheck: false })).toBeNull();
  expect(withQuestion(track, at("1", "nada"), { draft: written, inCheck: false })).toBeNull();
});

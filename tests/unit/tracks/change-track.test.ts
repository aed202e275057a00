import { describe, expect, it } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { parseTrack } from "#app/features/tracks/domain/parse-track.ts";
import { printTrack } from "#app/features/tracks/domain/print-track.ts";
import { subtopicWithCode, type TrackChange, updateTrack } from "#app/features/tracks/domain/update-track.ts";
import type { WrittenTrack } from "#app/features/tracks/domain/written-track.ts";
import { trackText } from "./given-track.ts";

function read(text: string): WrittenTrack {
  const { track } = parseTrack(text, seedCatalogue);
  if (!track) throw new Error("no track");
  return track;
}
const track = read(trackText);
const [first] = track.units;

function changed(...changes: readonly TrackChange[]): WrittenTrack {
  let now: WrittenTrack | null = track;
  for (const change of changes) now = now && updateTrack(now, change);
  if (!now) throw new Error("refused");
  return now;
}

const codes = ({ units }: WrittenTrack) =>
  units.map(({ title, subtopics }) => [title, ...subtopics.map(({ code }) => code)].join(" "));

const kinds = (of: WrittenTrack, code: string) =>
  (subtopicWithCode(of, code)?.steps ?? []).map(({ kind }) => kind).join(" ");

describe("a change of a track", () => {
  it("of names, units and subtopics leaves the text readable, and the one before as it was", () => {
    const after = changed(
      { change: "head", title: "Outra", summary: "Novo resumo." },
      { change: "add-unit", title: "Geometria" },
      { change: "unit", unit: 0, title: "Razões" },
      { change: "add-subtopic", unit: 1, code: "areas", title: "Áreas", minutes: 9 },
      { change: "move-subtopic", code: "aumentos", unit: 1, to: 0 },
      {
        change: "subtopic",
        code: "areas",
        title: "Áreas planas",
        topic: null,
        after: ["razao"],
        minutes: 10,
      },
    );
    expect(codes(after)).toEqual(["Razões razao", "Geometria aumentos areas"]);
    expect(read(printTrack(after))).toMatchObject({ title: "Outra", summary: "Novo resumo." });
    expect(subtopicWithCode(read(printTrack(after)), "areas")).toMatchObject({
      after: ["razao"],
      minutes: 10,
    });
    expect(codes(track)).toEqual([`${first?.title} razao aumentos`]);
    expect(
      codes(changed({ change: "add-unit", title: "X" }, { change: "move-unit", unit: 1, to: 0 }))[0],
    ).toBe("X");
    expect(codes(changed({ change: "remove-subtopic", code: "razao" }))).toEqual([
      `${first?.title} aumentos`,
    ]);
    expect(
      changed({ change: "add-unit", title: "X" }, { change: "remove-unit", unit: 1 }).units,
    ).toHaveLength(1);
  });

  it("of steps leaves the check last, and each question its name", () => {
    const lesson = { kind: "lesson", line: 0, title: "L", text: "Texto." } as const;
    const added = changed({ change: "add-step", code: "razao", step: lesson });
    expect(kinds(added, "razao")).toBe("lesson example question question lesson check");
    const empty = changed(
      { change: "add-subtopic", unit: 0, code: "novo", title: "N", minutes: 5 },
      { change: "add-step", code: "novo", step: lesson },
      { change: "add-step", code: "novo", step: { kind: "check", line: 0, questions: [] } },
    );
    expect(kinds(empty, "novo")).toBe("lesson check");
    const moved = changed({ change: "move-step", code: "razao", at: 2, inner: null, to: 0 });
    expect(kinds(moved, "razao")).toBe("question lesson example question check");
    const inCheck = changed({ change: "move-step", code: "razao", at: 4, inner: 1, to: 0 });
    const again = subtopicWithCode(read(printTrack(inCheck)), "razao")?.steps.at(-1);
    const names =
      again?.kind === "check" ? again.questions.map((each) => each.from === "text" && each.name) : [];
    expect(names).toEqual(["4", "3"]);
    const fewer = changed({ change: "remove-step", code: "razao", at: 4, inner: 0 });
    const left = subtopicWithCode(fewer, "razao")?.steps.at(-1);
    expect(left?.kind === "check" && left.questions).toHaveLength(1);
    expect(
      kinds(changed({ change: "remove-step", code: "razao", at: 0, inner: null }), "razao"),
    ).not.toContain("lesson");
    const texted = changed({ change: "text", code: "razao", at: 0, title: "Outro", text: "# Mudado" });
    expect(subtopicWithCode(read(printTrack(texted)), "razao")?.steps[0]).toMatchObject({
      title: "Outro",
      text: "# Mudado",
    });
  });

  it.each<TrackChange>([
    { change: "unit", unit: 9, title: "X" },
    { change: "move-unit", unit: 0, to: 1 },
    { change: "move-unit", unit: -1, to: 0 },
    { change: "remove-unit", unit: 0 },
    { change: "remove-unit", unit: 7 },
    { change: "add-subtopic", unit: 9, code: "x", title: "X", minutes: 5 },
    { change: "add-subtopic", unit: 0, code: "razao", title: "X", minutes: 5 },
    { change: "subtopic", code: "nada", title: "X", topic: null, after: [], minutes: 5 },
    { change: "move-subtopic", code: "nada", unit: 0, to: 0 },
    { change: "move-subtopic", code: "razao", unit: 9, to: 0 },
    { change: "remove-subtopic", code: "nada" },
    { change: "add-step", code: "razao", step: { kind: "check", line: 0, questions: [] } },
    { change: "text", code: "razao", at: 2, title: "", text: "x" },
    { change: "text", code: "razao", at: 90, title: "", text: "x" },
    { change: "move-step", code: "razao", at: 0, inner: null, to: 9 },
    { change: "move-step", code: "razao", at: 0, inner: 0, to: 1 },
    { change: "remove-step", code: "razao", at: -1, inner: null },
  ])("with a place that is not there is none: %o", (change) => {
    expect(updateTrack(track, change)).toBeNull();
  });
});

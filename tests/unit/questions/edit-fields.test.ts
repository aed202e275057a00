import { describe, expect, it } from "vitest";
import { draftDifferences } from "#app/domain/questions/editing/draft-differences.ts";
import { type EditFields, fieldsOfDraft } from "#app/domain/questions/editing/edit-fields.ts";
import { readEdit } from "#app/domain/questions/editing/read-edit.ts";
import { generateQuestion } from "#drizzle/seed/generator/generate-question.ts";

const drafts = Array.from({ length: 200 }, (_, index) => generateQuestion(index));
const choice = drafts.find(({ kind, alternatives }) => kind === "single-choice" && alternatives.length === 5);

function given(changed: Partial<EditFields> = {}) {
  if (!choice) throw new Error("no question with five alternatives");
  return readEdit({ ...fieldsOfDraft(choice), ...changed }, choice);
}

describe("the form of a question", () => {
  it("filled from a question and read again is the question", () => {
    for (const draft of drafts) {
      const { draft: read, problems } = readEdit(fieldsOfDraft(draft), draft);
      expect(problems).toEqual({});
      expect(draftDifferences(draft, read)).toEqual([]);
    }
  });

  it.each([
    [{ key: "" }, "key"],
    [{ key: "Z" }, "key"],
    [{ day: "10" }, "day"],
    [{ number: "1.5" }, "number"],
    [{ subject: "astrologia" }, "subject"],
    [{ topics: ["Nada disso"] }, "topics"],
    [{ status: "quarantined", quarantineReason: "  " }, "quarantineReason"],
    [{ statement: "x".repeat(60_001) }, "statement"],
    [{ kind: "right-wrong" }, "alternative-0"],
    [{ alternatives: [] }, "alternative-0"],
  ] as const)("with %o has its problem at %s", (changed, field) => {
    expect(Object.keys(given(changed as unknown as Partial<EditFields>).problems)).toContain(field);
  });

  it("has a problem at an alternative left empty in the middle, none at empty ones at the end", () => {
    const alternatives = fieldsOfDraft(given().draft).alternatives;
    const empty = { text: "", picture: "", alt: "" };
    const hole = alternatives.map((each, place) => (place === 1 ? empty : each));
    expect(given({ alternatives: hole }).problems).toHaveProperty("alternative-1");
    const four = alternatives.map((each, place) => (place === 4 ? empty : each));
    const { draft, problems } = given({ alternatives: four, key: "A" });
    expect([draft.alternatives.length, problems]).toEqual([4, {}]);
  });

  it("of an annulled question drops the key, of an open one the alternatives too", () => {
    expect(given({ status: "annulled" }).draft).toMatchObject({ key: null, status: "annulled" });
    expect(given({ kind: "open" }).draft).toMatchObject({ key: null, alternatives: [] });
  });
});

describe("differences", () => {
  it("name the part and mark the words that went and came", () => {
    const { draft } = given({ hint: "Some os ângulos internos." });
    const { draft: after } = given({ hint: "Some os ângulos externos.", difficulty: "" });
    const differences = draftDifferences(draft, after);
    const hint = differences.find(({ field }) => field === "Dica");
    expect(hint?.parts.filter(({ change }) => change !== "none")).toEqual([
      { text: "internos", change: "removed" },
      { text: "externos", change: "added" },
    ]);
  });

  it("of a very long text are told as a whole, at once", () => {
    const { draft } = given({ solution: "a ".repeat(15_000) });
    const { draft: after } = given({ solution: "b ".repeat(15_000) });
    const [solution] = draftDifferences(draft, after);
    expect(solution?.parts.map(({ change }) => change)).toEqual(["removed", "added"]);
  });
});

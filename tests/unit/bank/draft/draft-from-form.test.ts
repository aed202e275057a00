import { describe, expect, it } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { draftChoices } from "#app/features/bank/domain/draft/draft-choices.ts";
import { faultsOf, LONGEST_TEXT } from "#app/features/bank/domain/draft/draft-faults.ts";
import {
  type DraftFields,
  type DraftInput,
  readDraftFields,
} from "#app/features/bank/domain/draft/draft-fields.ts";
import { draftFromForm } from "#app/features/bank/domain/draft/draft-from-form.ts";
import { draftToFields } from "#app/features/bank/domain/draft/draft-to-fields.ts";
import { emptyDraft } from "#app/features/bank/domain/draft/empty-draft.ts";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { draftDifferences } from "#app/features/bank/domain/editing/draft-differences.ts";
import { sentForm } from "#app/platform/forms/domain/sent-form.ts";
import { maxSourceLength } from "#app/platform/math/domain/render-text.server.ts";
import { generateQuestion } from "#content/generator/generate-question.ts";
import { givenDraft } from "#tests/unit/bank/exchange/given-draft.ts";

const catalogue = seedCatalogue;
const drafts = Array.from({ length: 200 }, (_, index) => generateQuestion(index));
const choice = drafts.find(({ kind, alternatives }) => kind === "single-choice" && alternatives.length === 5);

type Changed = Partial<Record<DraftInput, string | readonly string[]>>;

function changedFields(fields: DraftFields, changed: Changed): DraftFields {
  const texts = Object.entries(changed).map(([name, text]) => [
    name,
    typeof text === "string" ? [text] : text,
  ]);
  return { ...fields, ...Object.fromEntries(texts) };
}

function judged(draft: QuestionDraft, changed: Changed = {}, place: "form" | "owner" = "form") {
  return draftFromForm(changedFields(draftToFields(draft, catalogue), changed), {
    ...{ before: draft, place, catalogue },
  });
}

function given(changed: Changed = {}) {
  if (!choice) throw new Error("no question with five alternatives");
  return judged(choice, changed);
}

const empty = {
  "alternative-0": "",
  "alternative-1": "",
  "alternative-2": "",
  "alternative-3": "",
  "alternative-4": "",
};

describe("the form of a question", () => {
  it("filled from a question and read back is the question", () => {
    for (const draft of drafts) {
      const { draft: read, problems } = judged(draft);
      expect(problems).toEqual({});
      expect(draftDifferences(draft, read)).toEqual([]);
    }
  });

  it.each<[Changed, string]>([
    [{ key: "" }, "key"],
    [{ key: "Z" }, "key"],
    [{ key: "E", "alternative-4": "" }, "key"],
    [{ day: "10" }, "day"],
    [{ number: "1.5" }, "number"],
    [{ number: "1000" }, "number"],
    [{ number: "-1" }, "number"],
    [{ number: "2,5" }, "number"],
    [{ number: "0" }, "number"],
    [{ subject: "astrologia" }, "subject"],
    [{ subject: "" }, "subject"],
    [{ topics: ["Nada disso"] }, "topics"],
    [{ status: "quarantined", quarantineReason: "  " }, "quarantineReason"],
    [{ statement: "x".repeat(60_001) }, "statement"],
    [{ statement: " \n " }, "statement"],
    [{ institution: "Hogwarts" }, "institution"],
    [{ "alternative-0": "x".repeat(60_001) }, "alternative-0"],
    [{ kind: "right-wrong", key: "C" }, "alternative-0"],
    [{ "alternative-1": "" }, "alternative-1"],
    [
      { "alternative-1": "", "alternative-2": "", "alternative-3": "", "alternative-4": "", key: "A" },
      "alternative-1",
    ],
  ])("with %o has its problem at %s alone", (changed, field) => {
    expect(Object.keys(given(changed).problems)).toEqual([field]);
  });

  it("without an alternative has its problem at the first, and at the key", () => {
    expect(Object.keys(given({ ...empty, key: "" }).problems)).toEqual(["alternative-0", "key"]);
  });

  it("has no problem at alternatives left empty at the end", () => {
    const { draft, problems } = given({ "alternative-4": "", key: "A" });
    expect([draft.alternatives.length, problems]).toEqual([4, {}]);
  });

  it.each<[string, Partial<QuestionDraft>]>([
    [
      "with everything an author may say",
      {
        exam: { year: 2024, phase: "1ª fase", day: 2, booklet: "azul" },
        ...{ difficulty: 3, language: "ingles", subject: "ingles", topics: ["Passive Voice"] },
        ...{ hint: "Leia.", solution: "É N.", explanation: "SI." },
      },
    ],
    [
      "in quarantine, with pictures for alternatives",
      {
        alternatives: [
          { text: "", picture: { path: "figuras/a.png", alt: "Um cubo" } },
          { text: "J", picture: { path: "figuras/b.png", alt: null } },
        ],
        ...{ status: "quarantined", quarantineReason: "falta a figura" },
      },
    ],
    [
      "in quarantine for its missing alternatives",
      { ...{ status: "quarantined", quarantineReason: "sem alternativas" }, alternatives: [], key: null },
    ],
    ["annulled, without a number", { number: null, key: null, status: "annulled", language: "espanhol" }],
    ["of four alternatives", { alternatives: ["1", "2", "3", "4"].map((text) => ({ text, picture: null })) }],
    ["that is open", { kind: "open", alternatives: [], key: null, solution: "É o newton." }],
    [
      "of right and wrong",
      {
        kind: "right-wrong",
        key: "E",
        alternatives: ["Certo", "Errado"].map((text) => ({ text, picture: null })),
      },
    ],
    [
      "with what no field shows",
      { inep: { itemCode: 1, area: "CN", skill: 3, a: 1, b: 2, c: 0.2 }, origin: "authored" },
    ],
  ])("shows all there is of a question %s, and gives it back", (_, part) => {
    const draft = givenDraft(part);
    expect(judged(draft)).toEqual({ draft, problems: {} });
  });

  it("of right and wrong without alternatives offers the usual two", () => {
    const { draft, problems } = given({ ...empty, kind: "right-wrong", key: "E" });
    expect([draft.alternatives.map(({ text }) => text), problems]).toEqual([["Certo", "Errado"], {}]);
  });

  it("with a kind or situation nobody offers leaves them as they were", () => {
    const { draft } = given({ kind: "essay", status: "hidden", difficulty: "9" });
    expect([draft.kind, draft.status, draft.difficulty]).toEqual(["single-choice", "published", null]);
  });

  it("of an annulled question drops the key, of an open one the alternatives too", () => {
    expect(given({ status: "annulled" }).draft).toMatchObject({ key: null, status: "annulled" });
    expect(given({ kind: "open" }).draft).toMatchObject({ key: null, alternatives: [] });
  });

  it("of a question whose owner decides the exam changes nothing of its exam", () => {
    const before = givenDraft({ exam: { year: 2024, phase: "1ª fase", day: 2, booklet: "azul" } });
    const changed = { institution: "EN", phase: "", day: "x", booklet: "rosa", number: "7" };
    expect(judged(before, changed, "owner")).toEqual({ draft: { ...before, number: 7 }, problems: {} });
  });

  it("of a new question requires what is missing, and nothing else", () => {
    const { institution, exam, number, provenance } = givenDraft();
    const before = emptyDraft({ institution, exam, number, subject: "fisica", provenance });
    expect(Object.keys(judged(before, { subject: "" }, "owner").problems)).toEqual([
      ...["subject", "alternative-0", "key", "statement"],
    ]);
  });

  it("accepts no text that the renderer refuses", () => {
    expect(LONGEST_TEXT).toBe(maxSourceLength);
    const picture = { path: "a.png", alt: null };
    const [, ...others] = givenDraft().alternatives;
    const pictured = { text: "x".repeat(LONGEST_TEXT), picture };
    expect(faultsOf(givenDraft({ alternatives: [pictured, ...others] }))).toEqual([
      { field: "alternative-0", fault: "too-long" },
    ]);
  });

  it("accepts no alternatives for an open question, nor for one with a number", () => {
    const faults = (kind: "open" | "numeric", key: string | null) =>
      faultsOf(givenDraft({ kind, key, solution: "Resolução" })).map(({ fault }) => fault);
    expect(faults("open", null)).toEqual(["alternatives-of-open"]);
    expect(faults("numeric", "042")).toEqual(["alternatives-of-number"]);
  });

  it("offers the topics of each subject", () => {
    const { topics } = draftChoices(catalogue);
    expect(topics.fisica).toContain("Cinemática");
    expect(topics.quimica).not.toContain("Cinemática");
  });
});

describe("a posted form", () => {
  function posted(fields: readonly (readonly [string, string | Blob])[]) {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return readDraftFields(sentForm(form));
  }

  it("has the line ends of the bank, each topic once, and nothing where a field is missing or a file", () => {
    const fields = posted([
      ["statement", "um\r\ndois\rtrês"],
      ["topics", "Cinemática"],
      ["topics", "Cinemática"],
      ["topics", new Blob(["x"])],
      ["hint", new Blob(["x"])],
    ]);
    expect(fields).toMatchObject({
      ...{ statement: ["um\ndois\ntrês"], topics: ["Cinemática"], hint: [""], key: [""] },
      ...{ "alternative-4": [""], "picture-4": [""], "alt-4": [""] },
    });
  });

  it("drops a picture that is to be removed, and no other", () => {
    const fields = posted([
      ["picture-0", "figuras/a.png"],
      ["remove-picture-0", "on"],
      ["picture-1", "figuras/b.png"],
    ]);
    expect([fields["picture-0"], fields["picture-1"], fields["picture-2"]]).toEqual([
      [""],
      ["figuras/b.png"],
      [""],
    ]);
  });

  it("cuts what is longer than anything may be, but not so short that it would pass", () => {
    const [statement = ""] = posted([["statement", "x".repeat(200_000)]]).statement;
    expect(statement.length).toBeGreaterThan(60_000);
    expect(statement.length).toBeLessThan(200_000);
  });
});

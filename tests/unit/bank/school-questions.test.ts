import { describe, expect, it } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { draftFromForm } from "#app/features/bank/domain/draft/draft-from-form.ts";
import { draftToFields } from "#app/features/bank/domain/draft/draft-to-fields.ts";
import { ordRange } from "#app/features/bank/domain/ord.ts";
import { questionHeading } from "#app/features/bank/domain/question-heading.ts";
import { newSchoolDraft, schoolQuestionWords } from "#app/features/bank/domain/school-draft.ts";
import { FIRST_SCHOOL_ORD, isHeld, isSchoolOrd, schoolOrd } from "#app/features/bank/domain/school-ord.ts";
import { ordOfCode, questionCode } from "#app/platform/text/question-code.ts";

const draft = {
  ...newSchoolDraft("horizonte", "a".repeat(32), 2026),
  statement: "Qual a **Força** do portão, em $\\frac{1}{2}$?",
  alternatives: ["Ação", "Reação"].map((text) => ({ text, picture: null })),
  key: "B",
};

describe("the ord of a school's own question", () => {
  it("is above every year and has a code, whatever id it comes from", () => {
    for (const id of ["0".repeat(32), "f".repeat(32), "8000000000000".padEnd(32, "0")]) {
      const ord = schoolOrd(id);
      expect(isSchoolOrd(ord)).toBe(true);
      expect(ordOfCode(questionCode(ord))).toBe(ord);
      expect(ord).toBeGreaterThanOrEqual(ordRange(null, null).before);
      expect(ord).toBeLessThan(2 ** 40);
    }
    expect(isSchoolOrd(FIRST_SCHOOL_ORD - 1)).toBe(false);
  });

  it("excludes it from the bank, as quarantine does", () => {
    expect(isHeld(FIRST_SCHOOL_ORD, { status: "published" })).toBe(true);
    expect(isHeld(20_220_000_001, { status: "quarantined" })).toBe(true);
    expect(isHeld(20_220_000_001, { status: "annulled" })).toBe(false);
  });

  it("is named as the school's, without an exam", () => {
    const row = {
      ord: FIRST_SCHOOL_ORD,
      origin: "authored" as const,
      institution: 4,
      year: 2026,
      subject: 11,
      phase: null,
      booklet: null,
      number: null,
      topics: [],
    };
    expect(questionHeading(row, seedCatalogue)).toMatchObject({
      exam: "Questão da escola",
      origin: "school",
      place: "",
    });
  });
});

describe("the words that find it", () => {
  it("are folded, of the statement and the alternatives", () => {
    const words = schoolQuestionWords(draft).split(" ");
    expect(words).toEqual(expect.arrayContaining(["forca", "portao", "acao", "reacao"]));
    expect(new Set(words).size).toBe(words.length);
    expect(schoolQuestionWords({ statement: "$$", alternatives: [] })).not.toBe("");
    expect(schoolQuestionWords({ statement: "", alternatives: [] })).toBe("sem texto");
  });
});

describe("its form", () => {
  const judged = (changed: Readonly<Record<string, readonly string[]>>) =>
    draftFromForm(
      { ...draftToFields(draft, seedCatalogue), ...changed },
      { before: draft, place: "school", catalogue: seedCatalogue },
    );

  it("accepts no exam and no state of the bank, whatever is sent", () => {
    const sent = {
      ...{ status: ["quarantined"], quarantineReason: ["x"], number: ["7"], language: ["ingles"] },
      ...{ institution: ["IME"], phase: ["2ª fase"], hint: ["Pense"] },
    };
    const { draft: read, problems } = judged(sent);
    expect(problems).toEqual({});
    expect(read).toEqual({ ...draft, hint: "Pense" });
  });

  it("requires a key with its own message", () => {
    expect(judged({ key: [""] }).problems).toEqual({ key: "Escolha o gabarito." });
    expect(judged({ key: ["E"] }).problems).toEqual({ key: "O gabarito não está entre as alternativas." });
    expect(judged({ subject: [""] }).problems).toEqual({ subject: "Escolha a disciplina." });
  });
});

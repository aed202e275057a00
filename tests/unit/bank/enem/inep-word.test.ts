import { describe, expect, it } from "vitest";
import { draftOf, givenJson, givenLink } from "#tests/unit/bank/enem/given-row.ts";

const image = "https://enem.dev/2023/questions/140/a.png";

describe("INEP's word", () => {
  it("gives the key that the source lacks, and says so", () => {
    const { draft, corrections, quarantine } = draftOf(givenJson({ correctAlternative: null }), {
      link: givenLink(),
    });
    expect([draft.key, quarantine]).toEqual(["B", null]);
    expect(corrections).toEqual([{ field: "key", from: null, to: "B" }]);
  });

  it("wins over the source's key, even one the source contradicts itself on", () => {
    const { draft, corrections } = draftOf(givenJson({ correctAlternative: "c" }), {
      link: givenLink({ key: "D" }),
    });
    expect([draft.key, draft.status]).toEqual(["D", "published"]);
    expect(corrections).toEqual([{ field: "key", from: "C", to: "D" }]);
  });

  it("wins over the source's discipline, missing or wrong", () => {
    const link = givenLink({ area: "CN", skill: 21 });
    const { draft, corrections } = draftOf(givenJson(), { link });
    expect(corrections).toEqual([{ field: "area", from: "matematica", to: "CN" }]);
    expect([draft.subject, draft.exam.day]).toEqual(["fisica", 2]);
    expect(draftOf(givenJson({ discipline: null }), { link }).corrections).toEqual([
      { field: "area", from: null, to: "CN" },
    ]);
  });

  it("marks an annulled question without losing it", () => {
    const { draft, corrections, quarantine } = draftOf(givenJson(), {
      link: givenLink({ key: null, annulled: true }),
    });
    expect(draft).toMatchObject({ status: "annulled", key: null, quarantineReason: null });
    expect(corrections).toEqual([{ field: "key", from: "B", to: "X" }]);
    expect(quarantine).toBeNull();
  });

  it("is not needed where the source itself says annulled, and restores what the source annulled wrongly", () => {
    for (const correctAlternative of ["X", "anulada", "Anulado"]) {
      expect(draftOf(givenJson({ correctAlternative })).draft).toMatchObject({
        status: "annulled",
        key: null,
      });
    }
    const { draft, corrections } = draftOf(givenJson({ correctAlternative: "X" }), { link: givenLink() });
    expect([draft.status, corrections]).toEqual(["published", [{ field: "key", from: "X", to: "B" }]]);
  });

  it("cannot publish an annulled question that lacks its picture", () => {
    const { draft } = draftOf(givenJson({ files: [image] }), {
      link: givenLink({ key: null, annulled: true }),
    });
    expect(draft).toMatchObject({ status: "quarantined", key: null });
  });

  it("leaves the source's key where the file gives none", () => {
    const { draft, corrections } = draftOf(givenJson(), {
      link: givenLink({ key: null, b: null, booklet: null }),
    });
    expect([draft.key, draft.difficulty, draft.exam.booklet, corrections]).toEqual(["B", null, null, []]);
  });
});

import { describe, expect, it } from "vitest";
import { emptyDraft } from "#app/features/bank/domain/draft/empty-draft.ts";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { findingKind, findingsOf, holdsBack } from "#app/features/bank/domain/findings.ts";
import { contextReason } from "#app/features/bank/domain/unseen-context.ts";

function draft(part: Partial<QuestionDraft>): QuestionDraft {
  return {
    ...emptyDraft({
      institution: "ENEM",
      exam: { year: 2019, phase: null, day: 1, booklet: null },
      number: 1,
      subject: "portugues",
      provenance: { source: "prova", path: "1", version: "1" },
    }),
    ...part,
  };
}

const sound = { missingPictures: [], failures: [] };

describe("what is found in a question", () => {
  it("is nothing in a sound one", () => {
    expect(findingsOf(draft({}), sound)).toEqual([]);
  });

  it("is its annulment, and at most ten of its pictures and formulas", () => {
    const missingPictures = Array.from({ length: 12 }, (_, at) => `${at}.png`);
    const failures = missingPictures.map((formula) => ({ formula, reason: "erro" }));
    expect(findingsOf(draft({ status: "annulled" }), { missingPictures, failures })).toEqual([
      { kind: "annulled", evidence: {} },
      { kind: "picture", evidence: { pictures: missingPictures.slice(0, 10) } },
      { kind: "render", evidence: { failures: failures.slice(0, 10) } },
    ]);
  });

  it("is the reason of its quarantine; one about unseen context has its own kind", () => {
    const held = (quarantineReason: string | null) =>
      findingsOf(draft({ status: "quarantined", quarantineReason }), sound);
    expect(held("sem gabarito")).toEqual([{ kind: "quarantined", evidence: { reason: "sem gabarito" } }]);
    expect(held(null)).toMatchObject([{ evidence: { reason: "sem motivo registrado" } }]);
    const reason = contextReason({
      statement: "Com base no texto, o autor defende",
      alternatives: [],
      subject: "portugues",
    });
    expect(held(reason)).toEqual([{ kind: "context", evidence: { reason } }]);
  });

  it("only a quarantine of either kind withholds a question", () => {
    expect(["context", "quarantined", "picture", "reports"].map((kind) => findingKind(kind))).toEqual([
      "context",
      "quarantined",
      "picture",
      null,
    ]);
    expect([holdsBack("context"), holdsBack("quarantined"), holdsBack("picture")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

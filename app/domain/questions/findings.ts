import type { QuestionDraft } from "./draft.ts";

/**
 * What the audit of the bank lists. `key` and `area`: the source said something else than INEP's file; the others stand in
 * the question itself and go when it no longer shows them.
 */
export const findingKinds = ["key", "area", "annulled", "quarantined", "picture", "render"] as const;
export type FindingKind = (typeof findingKinds)[number];

/** Kinds that are judged anew whenever a question is stored. */
export const ownFindings: readonly FindingKind[] = ["annulled", "quarantined", "picture", "render"];

/** What a finding rests on; which fields there are depends on its kind. */
export type Evidence = {
  /** What the source said, and what INEP says. */
  from?: string | null;
  to?: string;
  reason?: string;
  pictures?: readonly string[];
  failures?: readonly { formula: string; reason: string }[];
};

export type Finding = { kind: FindingKind; evidence: Evidence };

/** What the renderer could not do with a question's texts. */
export type RenderProblems = {
  missingPictures: readonly string[];
  failures: readonly { formula: string; reason: string }[];
};

const MOST_SHOWN = 10;

/** The findings of a question that is being stored. */
export function findingsOf(draft: QuestionDraft, problems: RenderProblems): Finding[] {
  const { status, quarantineReason } = draft;
  const { missingPictures, failures } = problems;
  const pictures = missingPictures.slice(0, MOST_SHOWN);
  return [
    ...(status === "annulled" ? [{ kind: "annulled" as const, evidence: {} }] : []),
    ...(status === "quarantined"
      ? [{ kind: "quarantined" as const, evidence: { reason: quarantineReason ?? "sem motivo registrado" } }]
      : []),
    ...(pictures.length > 0 ? [{ kind: "picture" as const, evidence: { pictures } }] : []),
    ...(failures.length > 0
      ? [{ kind: "render" as const, evidence: { failures: failures.slice(0, MOST_SHOWN) } }]
      : []),
  ];
}

/** A kind as it stands in an address; null for any other text. */
export function findingKind(text: string | null): FindingKind | null {
  return findingKinds.find((kind) => kind === text) ?? null;
}

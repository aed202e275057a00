import type { QuestionDraft } from "./draft.ts";
import { isContextReason } from "./unseen-context.ts";

/** `key` and `area`: source and INEP differ; `topic`: only proposals of one; the others depend on the question and disappear with their cause. */
export const findingKinds = [
  "key",
  "area",
  "topic",
  "annulled",
  "context",
  "quarantined",
  "picture",
  "render",
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** Re-evaluated whenever a question is stored. */
export const ownFindings: readonly FindingKind[] = [
  "annulled",
  "context",
  "quarantined",
  "picture",
  "render",
];

/** Out of the bank until released: `context` for one reason that has its own list. */
export type HeldKind = Extract<FindingKind, "context" | "quarantined">;

export function holdsBack(kind: FindingKind | "reports" | "solutions" | "steps"): kind is HeldKind {
  return kind === "context" || kind === "quarantined";
}

export type Evidence = {
  from?: string | null;
  to?: string;
  reason?: string;
  pictures?: readonly string[];
  /** Proposed topics, best first, with their confidence. */
  topics?: readonly { id: number; confidence: number }[];
  failures?: readonly { formula: string; reason: string }[];
};

export type Finding = { kind: FindingKind; evidence: Evidence };

export type RenderProblems = {
  missingPictures: readonly string[];
  failures: readonly { formula: string; reason: string }[];
};

const MOST_SHOWN = 10;

export function findingsOf(draft: QuestionDraft, problems: RenderProblems): Finding[] {
  const { status, quarantineReason } = draft;
  const { missingPictures, failures } = problems;
  const pictures = missingPictures.slice(0, MOST_SHOWN);
  return [
    ...(status === "annulled" ? [{ kind: "annulled" as const, evidence: {} }] : []),
    ...(status === "quarantined" ? [heldBack(quarantineReason ?? "sem motivo registrado")] : []),
    ...(pictures.length > 0 ? [{ kind: "picture" as const, evidence: { pictures } }] : []),
    ...(failures.length > 0
      ? [{ kind: "render" as const, evidence: { failures: failures.slice(0, MOST_SHOWN) } }]
      : []),
  ];
}

function heldBack(reason: string): Finding {
  return { kind: isContextReason(reason) ? "context" : "quarantined", evidence: { reason } };
}

export function findingKind(text: string | null): FindingKind | null {
  return findingKinds.find((kind) => kind === text) ?? null;
}

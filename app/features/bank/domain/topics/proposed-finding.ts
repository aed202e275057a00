import type { QuestionDraft } from "../draft.ts";
import type { Evidence } from "../findings.ts";
import type { TopicProposal } from "./classify-question.ts";

/** A question that is shown without a topic waits for a person to choose one. */
export function proposedFinding(
  { status, topics }: Pick<QuestionDraft, "status" | "topics">,
  proposals: readonly TopicProposal[],
): { kind: "topic"; evidence: Evidence }[] {
  if (status === "quarantined" || topics.length > 0 || proposals.length === 0) return [];
  const found = proposals.map(({ id, confidence }) => ({
    id,
    confidence: Math.round(confidence * 100) / 100,
  }));
  return [{ kind: "topic", evidence: { topics: found } }];
}

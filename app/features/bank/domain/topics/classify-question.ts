import { once } from "#app/platform/text/once.ts";
import { generalTopics } from "../catalogue/general-topics.ts";
import type { SubjectSlug } from "../catalogue/subjects.ts";
import { seedCatalogue } from "../catalogue/topic-catalogue.ts";
import { topicsOf } from "../catalogue/topics-of.ts";
import type { QuestionDraft } from "../draft.ts";
import type { EnemArea } from "../enem/reading/row.ts";
import { itemTopics } from "./item-topics.ts";
import { areaWeights } from "./model/area-weights.ts";
import { candidatesFor, ranked } from "./rank-topics.ts";
import { type ClassifiedText, weighted } from "./topic-features.ts";
import { areaModel, subjectsOfArea } from "./topic-model.ts";

/** `skill` and `itemCode`: INEP's, null where unknown. */
export type ClassifiedQuestion = ClassifiedText & {
  area: EnemArea;
  skill: number | null;
  itemCode: number | null;
};

export type TopicProposal = { id: number; subject: SubjectSlug; topic: string; confidence: number };

export type ProposedTopics = {
  /** Best first, one topic at least. */
  proposals: TopicProposal[];
  /** The first one needs no second look: nine in ten are right. */
  isSure: boolean;
};

const mostProposals = 5;
/** Of 0.55, 0.60 and 0.65 the lowest with a precision of 0.9 on the odd half of the test labels, within its error on the even one. */
export const sureFrom = 0.65;

/** By the item's labels within its area, else by skill, words and likeness to labelled questions. */
export function classifyQuestion(question: ClassifiedQuestion): ProposedTopics {
  const { area, skill, itemCode } = question;
  const labels = (itemTopics().get(itemCode ?? -1) ?? [])
    .filter((id) => examined().has(id))
    .map((id) => proposal(id, 1))
    .filter(({ subject }) => subjectsOfArea[area].includes(subject));
  if (labels.length > 0) return { proposals: labels, isSure: true };
  const candidates = candidatesFor(areaModel(area), weighted(question), skill ?? 0);
  const proposals = ranked(candidates, areaWeights[area])
    .filter(({ topic }) => examined().has(topic.id))
    .slice(0, mostProposals)
    .map(({ topic, confidence }) => proposal(topic.id, confidence));
  return { proposals, isSure: (proposals[0]?.confidence ?? 0) >= sureFrom };
}

/** Subject and topics of a stored question of INEP's by today's classification; without an item, or of a language, as they are. */
export function reclassified(
  draft: QuestionDraft,
): Pick<QuestionDraft, "subject" | "topics"> & { proposals: TopicProposal[] } {
  const { subject, topics, inep, language } = draft;
  if (!inep || language) return { subject, topics, proposals: [] };
  return { subject, ...chosenTopics(classifyQuestion({ ...draft, ...inep })) };
}

/** The topics to store: all labels, or the one sure proposal; none with the proposals otherwise. */
export function chosenTopics({ proposals, isSure }: ProposedTopics): {
  subject?: SubjectSlug;
  topics: string[];
  proposals: TopicProposal[];
} {
  const [best] = proposals;
  if (!isSure || !best) return { topics: [], proposals };
  const own = proposals.filter(({ subject, confidence }) => subject === best.subject && confidence === 1);
  const topics = own.length > 0 ? own.map(({ topic }) => topic) : [best.topic];
  return { subject: best.subject, topics, proposals: [] };
}

/** Ids of the topics that ENEM examines (R-BANK-4). */
const examined = once(
  () =>
    new Set(
      (Object.keys(generalTopics) as SubjectSlug[]).flatMap((subject) =>
        topicsOf("ENEM", subject, seedCatalogue).map(({ id }) => id),
      ),
    ),
);

const topicsById = once(
  () =>
    new Map(
      (Object.entries(generalTopics) as [SubjectSlug, readonly (readonly [number, string])[]][]).flatMap(
        ([subject, topics]) => topics.map(([id, topic]) => [id, { subject, topic }] as const),
      ),
    ),
);

function proposal(id: number, confidence: number): TopicProposal {
  const found = topicsById().get(id);
  if (!found) throw new RangeError(`no topic ${id}`);
  return { id, ...found, confidence };
}

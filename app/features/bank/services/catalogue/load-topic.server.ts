import { historyOf } from "#app/platform/audit/queries/audit.server.ts";
import { type AuditView, auditView } from "#app/platform/audit/services/audit-view.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { subjectOf } from "../../domain/catalogue/subjects.ts";
import type { CatalogueTopic } from "../../domain/catalogue/topic-catalogue.ts";
import type { TopicChangeKind } from "../../domain/catalogue/topic-change.ts";
import { type TopicFields, type TopicProblem, topicRequest } from "../../domain/catalogue/topic-request.ts";
import { noFilters } from "../../domain/search/filters/search-filters.ts";
import { searchAddress } from "../../domain/search/search-address.ts";
import { overlaidTopics, runningTopicChange } from "../../queries/catalogue/changes.server.ts";
import { facetPanelsByKey } from "../../queries/panels.server.ts";
import { type ChangeView, changeView } from "./change-view.ts";
import { requestedBy } from "./list-topics.server.ts";
import { EVERYTHING, questionsOf } from "./topic-counts.ts";
import { type TopicEffect, topicEffect } from "./topic-effect.server.ts";

export type LoadedTopic = {
  topic: CatalogueTopic;
  address: string;
  subject: string;
  questions: number;
  institutions: string[];
  choices: CatalogueTopic[];
  version: number;
  running: ChangeView | null;
  problem: TopicProblem | null;
  effect: TopicEffect | null;
  history: AuditView[];
};

/** At most two round trips. Throws topic-not-found; a merged topic returns its target's number. */
export async function loadTopic(
  deps: Deps,
  id: number,
  asked: { kind: TopicChangeKind; fields: TopicFields } | null,
): Promise<LoadedTopic> {
  const { db } = deps;
  const {
    overlay: [overlay],
    panels,
    running: [running],
    history,
  } = await deps.read({
    overlay: overlaidTopics(db),
    panels: facetPanelsByKey(db, [EVERYTHING]),
    running: runningTopicChange(db),
    history: historyOf(db, "topics", String(id)),
  });
  if (!overlay) throw new AppError("topic-not-found");
  const { version, changes } = overlay;
  const catalogue = deps.catalogue.update({ version, changes });
  const topic = catalogue.byId.get(id);
  if (!topic) throw new AppError("topic-not-found");
  const request = asked && topicRequest(catalogue, topic, asked);
  return {
    topic,
    address: searchAddress({ ...noFilters, topics: [topic.id] }),
    subject: subjectOf(topic.subject)?.name ?? "",
    questions: questionsOf(panels[0]?.counts ?? {}, catalogue, topic.id),
    institutions: requestedBy(catalogue, topic).map(({ name }) => name),
    choices: catalogue.topics.filter((each) => each.id !== topic.id),
    version,
    running: running ? changeView(running) : null,
    problem: request?.problem ?? null,
    effect: request?.to
      ? await topicEffect(deps, { changes, topic, kind: request.kind, to: request.to })
      : null,
    history: history.map(auditView),
  };
}

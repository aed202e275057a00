import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { prepareJob, startPrepared } from "#app/platform/jobs/services/run-job.server.ts";
import type { TopicChangeKind } from "../../domain/catalogue/topic-change.ts";
import type { TopicJob } from "../../domain/catalogue/topic-job.ts";
import { type TopicFields, type TopicProblem, topicRequest } from "../../domain/catalogue/topic-request.ts";
import {
  type ChangeRow,
  type NewChange,
  overlaidTopics,
  runningTopicChange,
  startTopicChange,
  topicChange,
  unchangedSince,
} from "../../queries/catalogue/changes.server.ts";
import { facetPanelsByKey } from "../../queries/panels.server.ts";
import { EVERYTHING, questionsOf } from "./topic-counts.ts";

/** `base`: the version of the catalogue whose preview the admin saw. */
export type TopicEdit = { topic: number; kind: TopicChangeKind; fields: TopicFields; base: number };
export type TopicOutcome = { problem: TopicProblem } | { problem: null; change: ChangeRow };

const actions = { rename: "topics.rename", merge: "topics.merge", move: "topics.move" } as const;

/** `continueTopicChange` does the rest. Throws topic-not-found, topics-running, topics-changed, no-permission. */
export async function updateTopic(deps: Deps, actor: Actor, edit: TopicEdit): Promise<TopicOutcome> {
  const { db } = deps;
  const entry = auditEntry(deps, actor, actions[edit.kind]);
  const {
    overlay: [overlay],
    running: [running],
    panels,
  } = await deps.read({
    overlay: overlaidTopics(db),
    running: runningTopicChange(db),
    panels: facetPanelsByKey(db, [EVERYTHING]),
  });
  if (!overlay) throw new AppError("topic-not-found");
  const held = overlay;
  const catalogue = deps.catalogue.update(held);
  const topic = catalogue.byId.get(edit.topic);
  if (!topic) throw new AppError("topic-not-found");
  if (held.version !== edit.base) throw new AppError("topics-changed");
  // The number of a merged topic still resolves, but there is nothing to change.
  if (topic.id !== edit.topic) throw new AppError("topic-not-found");
  const request = topicRequest(catalogue, topic, edit);
  if (request.problem) return { problem: request.problem };
  if (running) throw new AppError("topics-running");
  const { id, name, subject } = topic;
  const change = { kind: edit.kind, topic: id, was: { name, subject }, becomes: request.to };
  const expected = questionsOf(panels[0]?.counts ?? {}, catalogue, id);
  return { problem: null, change: await startChange(deps, entry, change, { base: held.version, expected }) };
}

/** Stores a change with its job, and runs its first steps. Throws topics-changed. */
async function startChange(
  deps: Deps,
  entry: ReturnType<typeof auditEntry>,
  change: NewChange,
  { base, expected }: { base: number; expected: number },
): Promise<ChangeRow> {
  const { kind, was, becomes } = change;
  const input: TopicJob = { kind, was, becomes, back: false };
  const started = { kind: "topic-change", ownerId: entry.actorId, input, expected };
  const job = prepareJob(deps, started, unchangedSince(base));
  const {
    begun: [begun],
    changed: [changed],
  } = await deps.write(startTopicChange(deps.db, change, { base, job }, entry));
  if (!begun || !changed) throw new AppError("topics-changed");
  deps.catalogue.update(changed);
  await startPrepared(deps, job.id);
  const [row] = await deps.read(topicChange(deps.db, begun.num));
  if (!row) throw new AppError("topics-changed");
  return row;
}

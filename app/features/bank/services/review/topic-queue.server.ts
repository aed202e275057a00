import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { FIRST_PAGE } from "#app/platform/lists/domain/page.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { letteredAlternatives } from "../../domain/answers/check-answer.ts";
import { subjects } from "../../domain/catalogue/subjects.ts";
import { topicsOf } from "../../domain/catalogue/topics-of.ts";
import { draftFromRow } from "../../domain/draft/draft-from-row.ts";
import { skillLabel } from "../../domain/inep-skill.ts";
import { draftRows } from "../../queries/drafts.server.ts";
import { countFindings, nextProposed, updateFinding } from "../../queries/findings.server.ts";
import { saveQuestion } from "../editing/save-question.server.ts";
import { type AuditedView, auditedView } from "./read-bank-audit.server.ts";

const MOST_COUNTED = 1001;

type ProposedTopic = { id: number; subject: string; topic: string; confidence: number };

export type QueuedQuestion = AuditedView & {
  ord: number;
  skill: string | null;
  statementHtml: string;
  alternatives: { letter: string; html: string }[];
  proposals: ProposedTopic[];
};

/** The next question that waits for a topic, below an ord, and how many wait. One round trip. */
export async function readTopicQueue(
  deps: Deps,
  below: number | null,
): Promise<{ waiting: number; question: QueuedQuestion | null }> {
  const {
    row: [row],
    counts: [counts],
  } = await deps.read({
    row: nextProposed(deps.db, below ?? FIRST_PAGE),
    counts: countFindings(deps.db, MOST_COUNTED),
  });
  const waiting = counts?.topic ?? 0;
  if (!row) return { waiting, question: null };
  const { ord, statementHtml, alternativesHtml, kind, evidence } = row;
  const names = topicNames(deps);
  const proposals = (evidence.topics ?? []).flatMap(({ id, confidence }) => {
    const found = names.get(id);
    return found ? [{ id, confidence, subject: found.subjectName, topic: found.name }] : [];
  });
  const question = {
    ...auditedView(row, deps.catalogue.current()),
    ord,
    skill: row.skill === null ? null : skillLabel(row.skill),
    statementHtml,
    alternatives: letteredAlternatives(kind, alternativesHtml),
    proposals,
  };
  return { waiting, question };
}

/** Gives a question its topic, and the topic's subject. Throws finding-settled, no-permission. */
export async function confirmTopic(
  deps: Deps,
  actor: Actor,
  { code, topic }: { code: string; topic: number },
): Promise<void> {
  const entry = auditEntry(deps, actor, "question.settle");
  const ord = ordOfCode(code);
  const chosen = topicNames(deps).get(topic);
  if (ord === null || !chosen) throw new AppError("finding-settled");
  const [row] = await deps.read(draftRows(deps.db, [ord]));
  if (!row) throw new AppError("question-not-found");
  const draft = {
    ...draftFromRow(row, deps.catalogue.current()),
    subject: chosen.subject,
    topics: [chosen.name],
  };
  const outcome = await saveQuestion(deps, actor, { ord, base: row.digest, draft, confirmed: true });
  if (outcome.state === "changed" || outcome.state === "pictures") throw new AppError("finding-settled");
  const { settled } = await deps.write(updateFinding(deps.db, { kind: "topic", ord, code }, entry));
  if (settled.length === 0) throw new AppError("finding-settled");
}

function topicNames({ catalogue }: Deps) {
  const current = catalogue.current();
  return new Map(
    subjects.flatMap(({ slug, name: subjectName }) =>
      topicsOf("ENEM", slug, current).map(
        ({ id, name }) => [id, { subject: slug, subjectName, name }] as const,
      ),
    ),
  );
}

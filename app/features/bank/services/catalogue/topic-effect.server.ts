import { questionPaths } from "#app/features/questions/paths.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { subjectOf } from "../../domain/catalogue/subjects.ts";
import {
  type CatalogueTopic,
  changedCatalogue,
  type TopicCatalogue,
} from "../../domain/catalogue/topic-catalogue.ts";
import type { TopicBecomes, TopicChange, TopicChangeKind } from "../../domain/catalogue/topic-change.ts";
import { panelsOf } from "../../domain/facet-panels.ts";
import { type ListedQuestion, listedQuestion } from "../../domain/listed-question.ts";
import type { ChangeRow } from "../../queries/catalogue/changes.server.ts";
import { type TopicGroup, topicExamples, topicGroups } from "../../queries/catalogue/effect.server.ts";
import { changeText } from "./change-view.ts";
import { requestedBy } from "./list-topics.server.ts";

export type TopicEffect = {
  kind: TopicChangeKind;
  /** "Renomear “Cones” para …". */
  what: string;
  questions: number;
  /** Questions that have both topics, that move to the new subject, and that stay. */
  both: number;
  following: number;
  staying: number;
  /** Facet panels that change. */
  panels: number;
  /** Institutions that start or stop examining the topic. */
  gained: string[];
  lost: string[];
  examples: ListedQuestion[];
};

const EXAMPLES = 3;

type Wanted = {
  changes: readonly TopicChange[];
  topic: CatalogueTopic;
  kind: TopicChangeKind;
  to: TopicBecomes;
};

/** What a topic change would do to questions, counts and exams. One round trip. */
export async function topicEffect(deps: Deps, { changes, topic, kind, to }: Wanted): Promise<TopicEffect> {
  const before = changedCatalogue(changes);
  const num = (changes.at(-1)?.num ?? 0) + 1;
  const after = changedCatalogue([...changes, { num, kind, topic: topic.id, to }]);
  const members = before.members.get(topic.id) ?? [topic.id];
  const subject = subjectOf(to.subject)?.id ?? 0;
  const { groups, examples } = await deps.read({
    groups: topicGroups(deps.db, {
      members,
      ofSubject: [...after.byId].filter(([, each]) => each.subject === to.subject).map(([id]) => id),
      subject,
      into: to.into === null ? [] : (before.members.get(to.into) ?? [to.into]),
    }),
    examples: topicExamples(deps.db, members, EXAMPLES),
  });
  const sum = (of: (group: TopicGroup) => number) => groups.reduce((total, group) => total + of(group), 0);
  const questions = sum((group) => group.questions);
  const following = kind === "rename" ? 0 : sum((group) => group.following);
  const rewritten = groups.filter((group) => kind === "merge" || (kind === "move" && group.following > 0));
  const row: Pick<ChangeRow, "kind" | "was" | "becomes"> = {
    kind,
    was: { name: topic.name, subject: topic.subject },
    becomes: to,
  };
  return {
    kind,
    what: changeText(row, "wish"),
    questions,
    both: sum((group) => group.both),
    following,
    staying: topic.subject === to.subject ? 0 : questions - following,
    panels: panelsChanged(rewritten, subject),
    ...institutionsChanged({ before, after, topic, into: to.into }),
    examples: examples.map((each) => listedQuestion(each, questionPaths.question, before)),
  };
}

function panelsChanged(groups: readonly TopicGroup[], subject: number): number {
  const keys = groups.flatMap((group) => [
    ...panelsOf(group),
    ...(group.following > 0 ? panelsOf({ ...group, subject }) : []),
  ]);
  return new Set(keys).size;
}

function institutionsChanged(scope: {
  before: TopicCatalogue;
  after: TopicCatalogue;
  topic: CatalogueTopic;
  into: number | null;
}): { gained: string[]; lost: string[] } {
  const { before, after, topic, into } = scope;
  const id = into ?? topic.id;
  const namesIn = (catalogue: TopicCatalogue) => {
    const found = catalogue.byId.get(id);
    return found ? requestedBy(catalogue, found).map(({ name }) => name) : [];
  };
  const [had, has] = [namesIn(before), namesIn(after)];
  // An institution that examines only the merged topic, and not the target's subject, loses it.
  const merged = into === null ? [] : requestedBy(before, topic).map(({ name }) => name);
  return {
    gained: has.filter((name) => !had.includes(name)),
    lost: [...new Set([...had, ...merged])].filter((name) => !has.includes(name)),
  };
}

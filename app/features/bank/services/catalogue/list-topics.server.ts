import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { FIRST_PAGE, pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { fold, words } from "#app/platform/text/normalize.ts";
import { type InstitutionCode, institutions } from "../../domain/catalogue/institutions.ts";
import type { SubjectSlug } from "../../domain/catalogue/subjects.ts";
import { subjects } from "../../domain/catalogue/subjects.ts";
import {
  type CatalogueTopic,
  isElementary,
  type TopicCatalogue,
} from "../../domain/catalogue/topic-catalogue.ts";
import { offers } from "../../domain/catalogue/topics-of.ts";
import {
  type ChangeRow,
  listedTopicChanges,
  overlaidTopics,
  runningTopicChange,
  topicChange,
} from "../../queries/catalogue/changes.server.ts";
import { facetPanelsByKey } from "../../queries/panels.server.ts";
import { type ChangeView, changeView } from "./change-view.ts";
import { EVERYTHING, questionsOf } from "./topic-counts.ts";

/** A topic of the list with its number of questions and the institutions that examine it. */
export type ListedTopic = {
  id: number;
  name: string;
  subject: SubjectSlug;
  questions: number;
  institutions: string[];
  /** Only the school admission exams use it. */
  elementary: boolean;
};

export type TopicListView = {
  /** The subject to list without a search. */
  subject: SubjectSlug;
  topics: ListedTopic[];
  subjects: { slug: SubjectSlug; name: string; topics: number }[];
  /** The version of the displayed catalogue; every change must send it back. */
  version: number;
  changes: ChangeView[];
  /** Cursor of older changes, or null. */
  next: number | null;
  running: ChangeView | null;
  done: ChangeView | null;
};

const CHANGES_ON_PAGE = 10;

/** A subject's topics, or a search by name in all, with the latest changes. One round trip. */
export async function listTopics(
  deps: Deps,
  asked: { text: string; subject: SubjectSlug | null; before: number | null; done: number | null },
): Promise<TopicListView> {
  const { db } = deps;
  const {
    overlay: [overlay],
    panels,
    rows,
    running: [running],
    done: [done],
  } = await deps.read({
    overlay: overlaidTopics(db),
    panels: facetPanelsByKey(db, [EVERYTHING]),
    rows: listedTopicChanges(db, asked.before ?? FIRST_PAGE, rowsToRead(CHANGES_ON_PAGE)),
    running: runningTopicChange(db),
    done: topicChange(db, asked.done ?? 0),
  });
  if (!overlay) throw new AppError("database-unavailable");
  const held = overlay;
  const catalogue = deps.catalogue.update(held);
  const counts = panels[0]?.counts ?? {};
  const { shown, next } = pageOfRows(rows, CHANGES_ON_PAGE, ({ num }) => num);
  const subject = asked.subject ?? subjectOfChange(catalogue, done) ?? subjects[0].slug;
  return {
    subject,
    topics: topicsShown(catalogue, asked.text, subject).map((topic) => ({
      ...topic,
      questions: questionsOf(counts, catalogue, topic.id),
      institutions: requestedBy(catalogue, topic).map(({ name }) => name),
      elementary: (catalogue.members.get(topic.id) ?? [topic.id]).every(isElementary),
    })),
    subjects: subjects.map(({ slug, name }) => ({
      slug,
      name,
      topics: catalogue.topics.filter(({ subject }) => subject === slug).length,
    })),
    version: held.version,
    changes: shown.map(changeView),
    next,
    running: running ? changeView(running) : null,
    done: done ? changeView(done) : null,
  };
}

/** The institutions that examine a topic. */
export function requestedBy(
  catalogue: TopicCatalogue,
  topic: CatalogueTopic,
): { code: InstitutionCode; name: string }[] {
  return institutions
    .filter(({ code }) => offers(code, topic, catalogue))
    .map(({ code, name }) => ({ code, name }));
}

function subjectOfChange({ byId }: TopicCatalogue, done: ChangeRow | undefined): SubjectSlug | undefined {
  return done && byId.get(done.topic)?.subject;
}

function topicsShown({ topics }: TopicCatalogue, text: string, subject: SubjectSlug): CatalogueTopic[] {
  const asked = words(text);
  if (asked.length === 0) return topics.filter((topic) => topic.subject === subject);
  return topics.filter(({ name }) => {
    const own = words(fold(name));
    return asked.every((word) => own.some((each) => each.startsWith(word)));
  });
}

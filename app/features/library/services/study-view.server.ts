import { institutionWithId } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjectWithId } from "#app/features/bank/domain/catalogue/subjects.ts";
import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import type { ListedStudyRow } from "../queries/materials/study-reading.server.ts";
import { resourceView } from "./material-view.ts";

/** A material as lists and its page show it. */
export function studyView(row: ListedStudyRow, catalogue: TopicCatalogue) {
  const { id, title, summary, kind, minutes, publishedAt } = row;
  const subject = subjectWithId(row.subject);
  const topics = row.topics.flatMap((topic) => catalogue.byId.get(topic) ?? []);
  return {
    id,
    title,
    summary,
    kind,
    /** Of a page. */
    minutes: kind === "page" ? minutes : null,
    publishedAt,
    subject: { slug: subject?.slug ?? "", name: subject?.name ?? "" },
    topics: topics.map(({ id: topic, name }) => ({ id: topic, name })),
    institution: row.institution === null ? null : (institutionWithId(row.institution)?.name ?? null),
    ...resourceView(row),
  };
}
export type StudyView = ReturnType<typeof studyView>;

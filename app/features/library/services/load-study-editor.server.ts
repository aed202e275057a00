import { institutionWithId } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjectWithId } from "#app/features/bank/domain/catalogue/subjects.ts";
import { topicNames } from "#app/features/bank/domain/catalogue/topic-ids.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { PLATFORM_OWNER } from "#app/platform/uploads/domain/upload-owners.ts";
import { openUploadsOf } from "#app/platform/uploads/queries/uploads.server.ts";
import { type SentStudy, studyBase } from "../domain/study-fields.ts";
import { questionsOfStudy, studyQuestions } from "../queries/materials/study-reading.server.ts";
import { studyToEdit, versionsOfStudy } from "../queries/materials/study-writing.server.ts";
import { drawPage } from "./draw-study.server.ts";
import { type ReadPart, readParts } from "./load-study.server.ts";
import { resourceView } from "./material-view.ts";

const MOST_VERSIONS = 30;
const MOST_UPLOADS = 20;

/** The newest version of a material with its history and the viewer's unfinished uploads. One round trip. Throws study-not-found. */
export async function loadStudyEditor(deps: Deps, viewer: Viewer, id: string) {
  const owner = { ownerKind: "study-material", owner: PLATFORM_OWNER } as const;
  const {
    row: [row],
    asks,
    versions,
    uploads,
  } = await deps.read({
    row: studyToEdit(deps.db, id),
    asks: questionsOfStudy(deps.db, { id, isDraft: true }, { userNum: viewer.num, now: deps.now() }),
    versions: versionsOfStudy(deps.db, id, MOST_VERSIONS),
    uploads: openUploadsOf(deps.db, viewer.id, owner, MOST_UPLOADS),
  });
  if (!row) throw new AppError("study-not-found");
  const catalogue = deps.catalogue.current();
  const fields: SentStudy = {
    title: row.title,
    summary: row.summary,
    subject: subjectWithId(row.subject)?.slug ?? "",
    topics: topicNames(row.topics, catalogue),
    institution: row.institution === null ? "" : (institutionWithId(row.institution)?.code ?? ""),
    text: row.source,
    address: row.videoUrl ?? "",
  };
  return {
    id,
    kind: row.kind,
    live: row.live,
    version: row.version,
    isDraft: row.publishedAt === null,
    base: studyBase(row),
    fields,
    preview: { parts: readParts(row.parts, { asks, answers: [] }, catalogue), problems: [] } as StudyPreview,
    ...resourceView(row),
    versions,
    open: uploads.flatMap(({ touchedAt: _touchedAt, ...upload }) => (upload.target === id ? [upload] : [])),
  };
}
export type StudyEditor = Awaited<ReturnType<typeof loadStudyEditor>>;

export type StudyPreview = { parts: ReadPart[]; problems: string[] };

/** A page as it would be read, without storing it. */
export async function previewStudy(deps: Deps, viewer: Viewer, text: string): Promise<StudyPreview> {
  const { parts, questions, problems } = await drawPage(deps, text);
  const asks =
    questions.length > 0
      ? await deps.read(studyQuestions(deps.db, questions, { userNum: viewer.num, now: deps.now() }))
      : [];
  const missing = questions.length - asks.length;
  return {
    parts: readParts(parts, { asks, answers: [] }, deps.catalogue.current()),
    problems: missing > 0 ? [...problems, `Questões que não estão no banco: ${missing}`] : problems,
  };
}

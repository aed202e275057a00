import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import type { AnsweredQuestion, QuestionForStudent } from "#app/features/bank/queries/reading.server.ts";
import {
  type NotebookQuestion,
  notebookQuestion,
} from "#app/features/bank/services/notebook-question.server.ts";
import { decide } from "#app/platform/access/decide.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { picturesIn } from "#app/platform/offline/domain/pictures-in.ts";
import { bytesOfPictures } from "#app/platform/offline/services/bytes-of-pictures.server.ts";
import type { OfflineCopy } from "#app/platform/offline/services/offline-copy.ts";
import type { AskedFile } from "#app/platform/uploads/domain/asked-file.ts";
import type { ServedFile } from "#app/platform/uploads/services/serve-file.server.ts";
import type { StoredPart } from "../domain/study-parts.ts";
import {
  answeredOfStudy,
  fileOfStudy,
  questionsOfStudy,
  type ShownVersion,
  studyToRead,
} from "../queries/materials/study-reading.server.ts";
import { serveMaterial } from "./load-material.server.ts";
import { studyView } from "./study-view.server.ts";

/** `draft`: the newest version, for admins; for all others the address has nothing else than what is published. */
type Asked = { id: string; draft: boolean };

export type ReadPart =
  | Exclude<StoredPart, { kind: "questions" }>
  | { kind: "questions"; questions: NotebookQuestion[] };

function shownTo(viewer: Viewer | null, { id, draft }: Asked): ShownVersion {
  return { id, isDraft: draft && decide("admin", viewer).allowed };
}

type Questions = {
  asks: readonly QuestionForStudent[];
  answers: readonly ({ ord: number } & AnsweredQuestion)[];
};

/** The stored parts with their questions; those that are gone leave no trace. */
export function readParts(
  parts: readonly StoredPart[],
  { asks, answers }: Questions,
  catalogue: TopicCatalogue,
): ReadPart[] {
  const released = new Map(answers.map(({ ord, ...answered }) => [ord, answered]));
  const known = new Map(
    asks.map((question) => [
      question.ord,
      notebookQuestion(question, released.get(question.ord) ?? null, catalogue),
    ]),
  );
  return parts.map((part) =>
    part.kind === "questions"
      ? { kind: part.kind, questions: part.ords.flatMap((ord) => known.get(ord) ?? []) }
      : part,
  );
}

/** A material for its reader, in one round trip. Throws study-not-found, for drafts too. */
export async function loadStudy(deps: Deps, viewer: Viewer | null, asked: Asked) {
  const shown = shownTo(viewer, asked);
  const asker = { userNum: viewer?.num ?? null, now: deps.now() };
  const {
    row: [row],
    asks,
    answers,
  } = await deps.read({
    row: studyToRead(deps.db, shown),
    asks: questionsOfStudy(deps.db, shown, asker),
    answers: answeredOfStudy(deps.db, shown, asker),
  });
  if (!row) throw new AppError("study-not-found");
  const catalogue = deps.catalogue.current();
  return {
    ...studyView(row, catalogue),
    isDraft: shown.isDraft && row.publishedAt === null,
    mayWrite: decide("admin", viewer).allowed,
    parts: readParts(row.parts, { asks, answers }, catalogue),
  };
}
export type LoadedStudy = Awaited<ReturnType<typeof loadStudy>>;

/** The file of a material, or a part of it. Throws study-not-found. */
export async function loadStudyFile(
  deps: Deps,
  viewer: Viewer | null,
  asked: Asked,
  file: AskedFile,
): Promise<ServedFile> {
  const [stored] = await deps.read(fileOfStudy(deps.db, shownTo(viewer, asked)));
  if (!stored) throw new AppError("study-not-found");
  return serveMaterial(deps, stored, file);
}

/** Bytes of a page without its text, measured with notebooks; a text is on its page twice. */
const FRAME = 64 * 1024;
const TWICE = 2;

/** What a device stores of a published material. One round trip. Throws study-not-found. */
export async function studyCopy(deps: Deps, viewer: Viewer, id: string): Promise<OfflineCopy> {
  const shown = { id, isDraft: false };
  const {
    row: [row],
    asks,
  } = await deps.read({
    row: studyToRead(deps.db, shown),
    asks: questionsOfStudy(deps.db, shown, { userNum: viewer.num, now: deps.now() }),
  });
  if (!row) throw new AppError("study-not-found");
  const html = [
    ...row.parts.map((part) => (part.kind === "text" ? part.html : "")),
    ...asks.flatMap(({ statementHtml, alternativesHtml }) => [statementHtml, ...alternativesHtml]),
  ].join("");
  const pictures = picturesIn(html);
  return {
    stamp: String(row.version),
    bytes: html.length * TWICE + FRAME + (await bytesOfPictures(deps, pictures)),
    sections: [],
    pictures,
  };
}

import {
  type NotebookQuestion,
  notebookQuestion,
} from "#app/features/bank/services/notebook-question.server.ts";
import { serveMaterial } from "#app/features/library/services/load-material.server.ts";
import { type MaterialView, resourceView } from "#app/features/library/services/material-view.ts";
import { notebookReader } from "#app/features/school/services/notebook-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { AskedFile } from "#app/platform/uploads/domain/asked-file.ts";
import type { ServedFile } from "#app/platform/uploads/services/serve-file.server.ts";
import { linkOfSource, ordsOfSource } from "../domain/block-source.ts";
import { sectionList, sortedByPlace } from "../domain/sections.ts";
import {
  answeredOfSection,
  fileOfBlock,
  markReading,
  notebookForReader,
  questionsOfSection,
  type SectionBlock,
} from "../queries/open-notebook.server.ts";

/** A block as it is read. */
export type ShownBlock =
  | { id: string; kind: "heading" | "text" | "note"; html: string }
  | { id: string; kind: "link" | "video"; url: string; title: string }
  | { id: string; kind: "questions"; questions: NotebookQuestion[] }
  | { id: string; kind: "material"; material: ShownMaterial };
export type ShownMaterial = Pick<MaterialView, "title" | "kind" | "file" | "video">;

function shownBlock(
  { id, kind, source, html, material }: SectionBlock,
  questions: ReadonlyMap<number, NotebookQuestion>,
): ShownBlock[] {
  switch (kind) {
    case "question":
    case "questions":
      return [
        { id, kind: "questions", questions: ordsOfSource(source).flatMap((ord) => questions.get(ord) ?? []) },
      ];
    case "video":
    case "link":
      return [{ id, kind, ...linkOfSource(source) }];
    case "material":
      return material
        ? [{ id, kind, material: { title: material.title, kind: material.kind, ...resourceView(material) } }]
        : [];
    case "heading":
    case "text":
      return [{ id, kind, html }];
    default:
      return [];
  }
}

/** The section a reader opens and the contents around it, in one trip. Throws notebook-not-loaded. */
export async function loadNotebook(
  deps: Deps,
  actor: SchoolActor,
  { id, asked }: { id: string; asked: string | null },
) {
  const reader = notebookReader(actor);
  const opening = { id, asked, isDraftShown: reader.role !== "student" };
  const { db } = deps;
  const {
    row: [row],
    asks,
    answers,
  } = await deps.read({
    row: notebookForReader(db, reader, opening),
    asks: questionsOfSection(db, reader, opening, deps.now()),
    answers: answeredOfSection(db, reader, opening, deps.now()),
  });
  if (!row) throw new AppError("notebook-not-loaded");
  const catalogue = deps.catalogue.current();
  const released = new Map(answers.map(({ ord, ...answered }) => [ord, answered]));
  const questions = new Map(
    asks.map((question) => [
      question.ord,
      notebookQuestion(question, released.get(question.ord) ?? null, catalogue),
    ]),
  );
  const visible = sectionList(row.sections).filter(({ shown }) => shown || opening.isDraftShown);
  const read = row.read ?? {};
  const contents = visible.map(({ id: of, title, shown }) => ({
    id: of,
    title,
    shown,
    opened: read[of] !== undefined,
    ended: read[`${of}:end`] !== undefined,
    questions: row.questions.filter(([section]) => section === of).length,
  }));
  const index = contents.findIndex(({ id: of }) => of === row.section);
  return {
    id: row.id,
    title: row.title,
    mayWrite: reader.role !== "student",
    contents,
    current: index,
    lastBlock: row.lastBlock ?? "",
    blocks: sortedByPlace(row.blocks).flatMap((block) => shownBlock(block, questions)),
  };
}

export type LoadedNotebook = Awaited<ReturnType<typeof loadNotebook>>;

/** The file of a material in a section the actor reads. Throws material-not-found. */
export async function loadBlockFile(
  deps: Deps,
  actor: SchoolActor,
  block: { notebookId: string; id: string },
  asked: AskedFile,
): Promise<ServedFile> {
  const [file] = await deps.read(fileOfBlock(deps.db, notebookReader(actor), block));
  return serveMaterial(deps, file, asked);
}

/** Stores the reader's position; without effect for people outside the school. Throws notebook-not-found. */
export async function savePlace(
  deps: Deps,
  actor: SchoolActor,
  place: { id: string; section: string; block: string; ended: boolean },
): Promise<void> {
  const reader = notebookReader(actor);
  if (reader.person === null) return;
  const rows = await deps.write(markReading(deps.db, reader, place, deps.now()));
  if (rows.length === 0) throw new AppError("notebook-not-found", { id: place.id });
}

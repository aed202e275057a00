import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { slug } from "#app/platform/text/normalize.ts";
import {
  readStudyBase,
  readStudyFields,
  type SentStudy,
  type StudyField,
  type StudyFields,
  studyBase,
} from "../domain/study-fields.ts";
import type { StudyKind } from "../domain/study-kind.ts";
import { materialPaths } from "../paths.ts";
import {
  copyStudyVersion,
  deleteUnpublishedStudy,
  type EditedStudyRow,
  insertStudy,
  insertStudyVersion,
  publishStudyVersion,
  studyToEdit,
  updateStudyDraft,
  withdrawStudyVersion,
} from "../queries/materials/study-writing.server.ts";
import { drawStudy } from "./draw-study.server.ts";

export type StudyProblems = Partial<Record<StudyField, string>>;

function savedBy(deps: Deps, { viewer }: Actor) {
  return { at: deps.now(), by: viewer?.id ?? null };
}

/** A new draft. Its id: the title and some random letters, unless one is given. Returns the id, or what is wrong. */
export async function createStudy(
  deps: Deps,
  actor: Actor,
  { sent, kind, id: given }: { sent: SentStudy; kind: StudyKind; id?: string },
): Promise<{ id: string } | { problems: StudyProblems }> {
  const catalogue = deps.catalogue.current();
  const read = readStudyFields(sent, kind, catalogue);
  if ("problems" in read) return read;
  const id = given ?? `${slug(read.fields.title).slice(0, 60)}-${deps.newId().slice(0, 6)}`;
  const { drawn } = await drawStudy(deps, read.fields, kind, catalogue);
  const saved = savedBy(deps, actor);
  await deps.write([
    insertStudy(deps.db, id, saved.at),
    insertStudyVersion(deps.db, { id, version: 1, upload: null }, drawn, saved),
  ]);
  return { id };
}

async function newestOf(deps: Deps, id: string): Promise<EditedStudyRow> {
  const [row] = await deps.read(studyToEdit(deps.db, id));
  if (!row) throw new AppError("study-not-found");
  return row;
}

/** Throws study-changed. */
function requireBase(row: EditedStudyRow, base: string): void {
  const known = readStudyBase(base);
  if (known?.version !== row.version || known.revision !== row.revision) throw new AppError("study-changed");
}

/** Nothing would change: a published version stays the newest. */
function isSame(row: EditedStudyRow, fields: StudyFields): boolean {
  const { topics, ...plain } = fields;
  const same = Object.entries(plain).every(([name, value]) => row[name as keyof typeof plain] === value);
  return same && topics.join() === row.topics.join();
}

/**
 * Saves over the version that the browser has: the draft in place, a published one as a new draft. Returns the base of the
 * next save. Throws study-not-found, study-changed.
 */
export async function saveStudy(
  deps: Deps,
  actor: Actor,
  { id, base, sent }: { id: string; base: string; sent: SentStudy },
): Promise<{ base: string } | { problems: StudyProblems }> {
  const row = await newestOf(deps, id);
  requireBase(row, base);
  const catalogue = deps.catalogue.current();
  const read = readStudyFields(sent, row.kind, catalogue);
  if ("problems" in read) return read;
  if (isSame(row, read.fields)) return { base };
  const { drawn } = await drawStudy(deps, read.fields, row.kind, catalogue);
  const saved = savedBy(deps, actor);
  const { version, revision, upload } = row;
  const next = { id, version: version + 1, upload };
  const [done] = await deps.write(
    row.publishedAt === null
      ? updateStudyDraft(deps.db, { id, version, revision }, drawn, saved)
      : insertStudyVersion(deps.db, next, drawn, saved),
  );
  if (!done) throw new AppError("study-changed");
  return { base: studyBase(done) };
}

/** What is missing before it can be published. */
function missingOf(row: EditedStudyRow): StudyProblems {
  const isEmpty = row.kind === "page" ? row.parts.length === 0 : row.upload === null && row.videoUrl === null;
  return {
    ...(row.summary === "" && { summary: "Escreva o resumo antes de publicar." }),
    ...(row.topics.length === 0 && { topics: "Escolha ao menos um assunto antes de publicar." }),
    ...(isEmpty && row.kind === "page" && { text: "Escreva o texto antes de publicar." }),
    ...(isEmpty && row.kind !== "page" && { address: "Envie o arquivo, ou dê o endereço do vídeo." }),
  };
}

async function dropCached(deps: Deps, id: string): Promise<void> {
  await deps.publicCache.purge([materialPaths.material(id), materialPaths.materials()]);
}

/**
 * Publishes the draft, or returns what is missing. Idempotent. Throws study-not-found, study-changed, no-permission.
 */
export async function publishStudy(
  deps: Deps,
  actor: Actor,
  { id, base }: { id: string; base: string },
): Promise<{ problems: StudyProblems } | null> {
  const entry = auditEntry(deps, actor, "material.publish");
  const row = await newestOf(deps, id);
  requireBase(row, base);
  if (row.publishedAt !== null && row.live === row.version) return null;
  const problems = missingOf(row);
  if (Object.keys(problems).length > 0) return { problems };
  const { version, revision } = row;
  const { published } = await deps.write(
    publishStudyVersion(deps.db, { id, version, revision }, deps.now(), entry),
  );
  if (published.length === 0) throw new AppError("study-changed");
  await dropCached(deps, id);
  return null;
}

/** Unpublishes it; its text becomes a draft. Throws study-not-found, no-permission. */
export async function withdrawStudy(deps: Deps, actor: Actor, id: string): Promise<void> {
  const entry = auditEntry(deps, actor, "material.withdraw");
  const { withdrawn } = await deps.write(withdrawStudyVersion(deps.db, id, savedBy(deps, actor), entry));
  if (withdrawn.length === 0) throw new AppError("study-not-found");
  await dropCached(deps, id);
}

/** An earlier version as the new draft; nothing is lost. Throws study-not-found. */
export async function restoreStudy(
  deps: Deps,
  actor: Actor,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const [done] = await deps.write(copyStudyVersion(deps.db, { id, version }, savedBy(deps, actor)));
  if (!done) throw new AppError("study-not-found");
}

/** With all versions and files. Throws study-published, no-permission. */
export async function deleteStudy(deps: Deps, actor: Actor, id: string): Promise<void> {
  const entry = auditEntry(deps, actor, "material.delete");
  const { gone } = await deps.write(deleteUnpublishedStudy(deps.db, id, entry));
  if (gone.length === 0) throw new AppError("study-published");
}

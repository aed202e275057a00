import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { SavedText } from "#app/platform/drafts/domain/written-text.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { LONGEST_EXAM_TEXT, MOST_EXAM_TEXTS } from "../domain/exam-text-limits.ts";
import { deleteText, type ExamTextRow, examTextOf, saveText, textsOf } from "../queries/texts.server.ts";

export type ExamTexts = { texts: Omit<ExamTextRow, "content">[]; open: ExamTextRow | null };

/** A person's drafts, and the requested one or else the latest. One round trip. */
export async function readExamTexts(deps: Deps, viewer: Viewer, id: string | null): Promise<ExamTexts> {
  const {
    texts,
    open: [open],
  } = await deps.read({
    texts: textsOf(deps.db, viewer.id, MOST_EXAM_TEXTS),
    open: examTextOf(deps.db, viewer.id, id),
  });
  return { texts, open: open ?? null };
}

/** The title of a draft: its first title or words. */
function titleOfText(content: string): string {
  const line = content.split("\n").find((each) => each.trim() !== "") ?? "";
  const title = line.replace(/^[\s#\uFEFF]*(?:prova|exame)?\s*:?\s*/iu, "").trim();
  return title.slice(0, 80) || "Sem título";
}

/** Saves over `revision`; 0: new. A repeat of a save whose reply was lost is no conflict. Throws too-many-texts, exam-too-large. */
export async function saveExamText(
  deps: Deps,
  viewer: Viewer,
  { id, content, revision }: { id: string; content: string; revision: number },
): Promise<SavedText> {
  if (content.length > LONGEST_EXAM_TEXT) throw new AppError("exam-too-large");
  const title = titleOfText(content);
  const row = { id, ownerId: viewer.id, title, content, version: revision, now: deps.now() };
  const {
    saved: [saved],
    stands: [stands],
  } = await deps.write({
    saved: saveText(deps.db, row, MOST_EXAM_TEXTS),
    stands: examTextOf(deps.db, viewer.id, id),
  });
  if (saved) return { state: "saved", revision: saved.version };
  if (!stands && revision === 0) throw new AppError("too-many-texts");
  // Deleted elsewhere.
  if (!stands) return { state: "changed", text: "", revision: 0 };
  const { content: text, version } = stands;
  return text === content
    ? { state: "saved", revision: version }
    : { state: "changed", text, revision: version };
}

/** Deletes a draft. Idempotent. */
export async function deleteExamText(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  await deps.write(deleteText(deps.db, viewer.id, id));
}

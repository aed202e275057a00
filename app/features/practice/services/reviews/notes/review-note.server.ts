import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import { reviewedCard } from "../../../domain/reviews/due-day.ts";
import { type Grade, USUAL_RETENTION } from "../../../domain/reviews/memory.ts";
import { moveNote, moveNoteBack, ownNote } from "../../../queries/reviews/notes.server.ts";
import { reviewPlanOf } from "../../../queries/reviews/plans.server.ts";
import { memoryOf } from "../memory-of.ts";

type Turn = { id: string; turn: number };

/** Days until the card comes back; null where this turn has been answered before. Counts once a turn. Throws note-not-found. */
export async function reviewNote(
  deps: Deps,
  viewer: Viewer,
  { id, turn }: Turn,
  grade: Grade,
): Promise<number | null> {
  const { db } = deps;
  const key = { userNum: viewer.num, id };
  const {
    note: [note],
    plan: [plan],
  } = await deps.read({ note: ownNote(db, key), plan: reviewPlanOf(db, viewer.num) });
  if (!note) throw new AppError("note-not-found");
  if (note.turn !== turn) return null;
  const day = dayInSaoPaulo(deps.now());
  const rules = { retention: plan?.retention ?? USUAL_RETENTION, examDay: plan?.examDay ?? null };
  const { memory, due } = reviewedCard({ memory: memoryOf(note), ord: note.num }, { day, grade }, rules);
  await deps.write(moveNote(db, { ...key, turn }, { due, ...memory }));
  return due - day;
}

/** Undoes the last review of a card, once. `turn`: after it. */
export async function undoNoteReview(deps: Deps, viewer: Viewer, { id, turn }: Turn): Promise<void> {
  await deps.write(moveNoteBack(deps.db, { userNum: viewer.num, id, turn }));
}

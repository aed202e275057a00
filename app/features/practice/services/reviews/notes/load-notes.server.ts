import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { FIRST_PAGE, pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import { waitsOf } from "../../../domain/reviews/due-day.ts";
import { USUAL_RETENTION } from "../../../domain/reviews/memory.ts";
import { MOST_NOTES, NOTES_A_PAGE } from "../../../domain/reviews/note-fields.ts";
import { countDueNotes, firstDueNote, ownNotes } from "../../../queries/reviews/notes.server.ts";
import { reviewPlanOf } from "../../../queries/reviews/plans.server.ts";
import { memoryOf } from "../memory-of.ts";

/** A person's own cards: the one to answer now, and a page of all of them. One round trip. */
export async function loadNotes(deps: Deps, viewer: Viewer, before: number | null) {
  const { db } = deps;
  const today = dayInSaoPaulo(deps.now());
  const page = { before: before ?? FIRST_PAGE, limit: rowsToRead(NOTES_A_PAGE) };
  const {
    due: [due],
    counted: [counted],
    rows,
    plan: [plan],
  } = await deps.read({
    due: firstDueNote(db, viewer.num, today),
    counted: countDueNotes(db, viewer.num, { today, limit: MOST_NOTES }),
    rows: ownNotes(db, viewer.num, page),
    plan: reviewPlanOf(db, viewer.num),
  });
  const rules = { retention: plan?.retention ?? USUAL_RETENTION, examDay: plan?.examDay ?? null };
  const { shown, next } = pageOfRows(rows, NOTES_A_PAGE, ({ num }) => num);
  return {
    /** Of the next card that is made: sent twice, it is one card. */
    newId: deps.newId(),
    dueCount: counted?.count ?? 0,
    due: due
      ? {
          id: due.id,
          turn: due.turn,
          front: due.front,
          back: due.back,
          waits: waitsOf({ memory: memoryOf(due), ord: due.num }, today, rules),
        }
      : null,
    notes: shown.map(({ id, front, back, due: day }) => ({
      id,
      front,
      back,
      wait: Math.max(0, day - today),
    })),
    next,
  };
}

export type LoadedNotes = Awaited<ReturnType<typeof loadNotes>>;

import { beforeAll, describe, expect, it } from "vitest";
import { MOST_NOTES } from "#app/features/practice/domain/reviews/note-fields.ts";
import { loadNotes } from "#app/features/practice/services/reviews/notes/load-notes.server.ts";
import {
  reviewNote,
  undoNoteReview,
} from "#app/features/practice/services/reviews/notes/review-note.server.ts";
import {
  createNote,
  editNote,
  removeNote,
} from "#app/features/practice/services/reviews/notes/write-note.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { freshId, givenStudent, visitorDeps } from "#tests/support/given.ts";
import { givenViewer } from "#tests/support/viewers.ts";

const deps = visitorDeps();
const today = dayInSaoPaulo(deps.now());
const texts = { front: "Capital do Acre?", back: "Rio Branco" };
let student: Viewer;

/** The use cases' dependencies some days from now. */
function later(days: number) {
  return { ...deps, now: () => deps.now() + days * 86_400 };
}

async function storedOf(id: string) {
  return bindings.DB.prepare("SELECT due, last, stability, difficulty, turn FROM review_notes WHERE id = ?")
    .bind(id)
    .first<{
      due: number;
      last: number | null;
      stability: number | null;
      difficulty: number | null;
      turn: number;
    }>();
}

async function givenNote(): Promise<string> {
  const id = freshId();
  await createNote(deps, student, id, texts);
  return id;
}

beforeAll(async () => {
  student = await givenViewer();
});

describe("a card of one's own", () => {
  it("is made once however often it is sent, and is due at once", async () => {
    const id = freshId();
    await Promise.all([1, 2, 3].map(() => createNote(deps, student, id, texts)));
    await createNote(deps, student, id, { front: "Outra", back: "Outra" });
    expect(await storedOf(id)).toMatchObject({ due: today, turn: 0, last: null });
    const { due, dueCount, notes } = await loadNotes(deps, student, null);
    expect([due?.front, dueCount, notes.length]).toEqual(["Capital do Acre?", 1, 1]);
    await removeNote(deps, student, id);
  });

  it("moves once a turn, comes back on its day, and is put back where it was", async () => {
    const id = await givenNote();
    const waits = (await loadNotes(deps, student, null)).due?.waits;
    const replies = await Promise.all([1, 2, 3].map(() => reviewNote(deps, student, { id, turn: 0 }, 3)));
    expect(replies).toContain(waits?.[3]);
    const moved = await storedOf(id);
    expect(moved).toMatchObject({ due: today + (waits?.[3] ?? 0), turn: 1, last: today });
    expect(await reviewNote(deps, student, { id, turn: 0 }, 1)).toBe(null);
    expect(await storedOf(id)).toEqual(moved);
    expect((await loadNotes(deps, student, null)).due).toBe(null);
    for (let time = 0; time < 2; time++) await undoNoteReview(deps, student, { id, turn: 1 });
    expect(await storedOf(id)).toEqual({
      due: today,
      last: null,
      stability: null,
      difficulty: null,
      turn: 2,
    });
    await undoNoteReview(deps, student, { id, turn: 2 });
    expect((await storedOf(id))?.turn).toBe(2);
    await reviewNote(deps, student, { id, turn: 2 }, 3);
    const second = await storedOf(id);
    const wait = (second?.due ?? 0) - today;
    await reviewNote(later(wait), student, { id, turn: 3 }, 3);
    expect((await storedOf(id))?.due).toBeGreaterThan(today + 2 * wait);
    await removeNote(deps, student, id);
  });

  it("comes in the week before the exam, if it would come after it", async () => {
    const id = await givenNote();
    await bindings.DB.prepare("INSERT INTO review_plans (user_num, exam_day) VALUES (?, ?)")
      .bind(student.num, today + 3)
      .run();
    expect(await reviewNote(deps, student, { id, turn: 0 }, 4)).toBeLessThanOrEqual(2);
    await bindings.DB.prepare("DELETE FROM review_plans WHERE user_num = ?").bind(student.num).run();
    await removeNote(deps, student, id);
  });

  it("is nobody else's to see, change, answer or delete", async () => {
    const id = await givenNote();
    const before = await storedOf(id);
    const other = await givenViewer();
    await expect(editNote(deps, other, id, { front: "x", back: "y" })).rejects.toMatchObject({
      code: "note-not-found",
    });
    await expect(reviewNote(deps, other, { id, turn: 0 }, 1)).rejects.toMatchObject({
      code: "note-not-found",
    });
    await removeNote(deps, other, id);
    await undoNoteReview(deps, other, { id, turn: 0 });
    expect(await storedOf(id)).toEqual(before);
    expect((await loadNotes(deps, other, null)).notes).toEqual([]);
    // The same id is another card of another person.
    await createNote(deps, other, id, texts);
    expect((await loadNotes(deps, other, null)).notes).toHaveLength(1);
    await removeNote(deps, student, id);
  });

  it("finds no room beyond a thousand", async () => {
    const full = await givenViewer();
    await bindings.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MOST_NOTES})
      INSERT INTO review_notes (user_num, id, front, back, due, created_at) SELECT ?, i, 'a', 'b', ?, 1 FROM n`,
    )
      .bind(full.num, today + 9)
      .run();
    await expect(createNote(deps, full, freshId(), texts)).rejects.toMatchObject({ code: "too-many-notes" });
    const { notes, next } = await loadNotes(deps, full, null);
    const older = await loadNotes(deps, full, next);
    expect([notes[0]?.id, notes.length, older.notes[0]?.id]).toEqual(["1000", 30, "970"]);
  });
});

describe("the page of cards", () => {
  it("makes, refuses with what was typed, answers, and costs one trip", async () => {
    const cookie = await givenStudent();
    const post = (fields: Record<string, string>) => door.post("/revisao/cartoes", fields, { cookie });
    const refused = await post({ intent: "create", cartao: "a", frente: "Minha frente", verso: " " });
    expect([refused.status, (await refused.text()).includes("Minha frente")]).toEqual([422, true]);
    expect((await post({ intent: "create", cartao: "a", frente: "<b>Quem?</b>", verso: "Ela" })).status).toBe(
      200,
    );
    const { database, trips } = countedDatabase(bindings.DB);
    const page = await openDoor({ DB: database }).send("/revisao/cartoes", { cookie });
    const html = await page.text();
    expect(html).toContain("1 cartão para hoje");
    expect(html).not.toContain("<b>Quem?");
    expect([trips.length, rowsRead(trips) <= 12]).toEqual([1, true]);
    const answered = await post({ intent: "review", cartao: "a", vez: "0", lembranca: "3" });
    expect(await answered.text()).toContain("Desfazer");
    expect((await post({ intent: "review", cartao: "a", vez: "1", lembranca: "9" })).status).toBe(400);
    expect((await post({ intent: "review", cartao: "nenhum", vez: "0", lembranca: "1" })).status).toBe(404);
  });
});

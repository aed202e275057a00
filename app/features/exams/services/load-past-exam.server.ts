import type { ExamBooklet } from "#app/features/bank/domain/exams/exam-place.ts";
import { type BookletItem, examName } from "#app/features/bank/domain/exams/past-exam.ts";
import { asksForKey } from "#app/features/bank/domain/paper/paper-options.ts";
import { paperFields } from "#app/features/bank/queries/paper/paper-fields.server.ts";
import {
  bookletsAt,
  examAt,
  keysOfAnswered,
  keysOfExam,
  printedExam,
  questionsOfExam,
} from "#app/features/bank/queries/past-exams.server.ts";
import { question } from "#app/features/bank/queries/question-fields.server.ts";
import { examAddress } from "#app/features/bank/services/exam-address.ts";
import { finishPaper } from "#app/features/bank/services/paper/finish-paper.server.ts";
import { keyReader, paperQuestion } from "#app/features/bank/services/paper/paper-view.server.ts";
import { holdsAny } from "#app/platform/access/decide.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { compareTexts } from "#app/platform/text/compare-texts.ts";
import { printedPart } from "../domain/printed-part.ts";
import { examView, type LoadedExam } from "./exam-view.server.ts";

/** Whether a person maintains the bank, and so sees whole answer keys. */
function keepsTheBank(viewer: Viewer): boolean {
  return holdsAny(["admin"], viewer);
}

/** Readers get the key of questions they answered, maintainers all. One round trip. Throws page-not-found. */
export async function loadPastExam(
  deps: Deps,
  viewer: Viewer | null,
  input: { place: ExamBooklet; withKey: boolean; origin: string },
) {
  const { db } = deps;
  const { place, withKey, origin } = input;
  const asker = { userNum: viewer?.num ?? null, now: deps.now() };
  const keysOf = viewer && (keepsTheBank(viewer) ? keysOfExam(db, place) : keysOfAnswered(db, place, asker));
  const keyed = withKey ? keysOf : null;
  const {
    exam: [exam],
    booklets,
    rows,
    keys,
  } = await deps.read({
    exam: examAt(db, place),
    booklets: bookletsAt(db, place),
    rows: questionsOfExam(db, place, asker),
    keys: keyed ?? [],
  });
  if (!exam) throw new AppError("page-not-found");
  const { items, colourItems, ...rest } = exam;
  if (place.colour !== null && colourItems === null && place.colour !== exam.booklet)
    throw new AppError("page-not-found");
  const order = colourItems ?? items;
  const colours = coloursOf(booklets, exam.booklet);
  const opened: LoadedExam = {
    exam: rest,
    colours,
    chosen: place.colour ?? (booklets.length > 0 ? colourOfOrder(items, booklets) : exam.booklet),
    ...placed(order, rows),
    keys: keyed && new Map(keys.map(({ ord, letter }) => [ord, letter])),
  };
  return {
    ...examView(opened, place, { origin, catalogue: deps.catalogue.current() }),
    signedIn: viewer !== null,
    withKey,
  };
}

/** The known booklets, else the colour the questions name. */
function coloursOf(booklets: readonly { colour: string }[], own: string | null): string[] {
  if (booklets.length === 0) return own === null ? [] : [own];
  return booklets.map(({ colour }) => colour).sort((one, other) => compareTexts(one, other));
}

/** The colour whose booklet has the bank's own order, if any. */
function colourOfOrder(
  items: readonly BookletItem[],
  booklets: readonly { colour: string; items: readonly BookletItem[] }[],
): string | null {
  const own = new Map(items);
  // Quarantined questions are in the booklet but not in the bank's order.
  const same = booklets.find((booklet) =>
    booklet.items.every(([ord, number]) => !own.has(ord) || own.get(ord) === number),
  );
  return same?.colour ?? null;
}

/** Rows in booklet order; the others separately. */
function placed<Row extends { ord: number }>(order: readonly BookletItem[], rows: readonly Row[]) {
  const byOrd = new Map(rows.map((row) => [row.ord, row]));
  const questions = order.flatMap(([ord, number]) => {
    const row = byOrd.get(ord);
    return row ? [{ number, row }] : [];
  });
  const known = new Set(order.map(([ord]) => ord));
  const unplaced = rows.filter(({ ord }) => !known.has(ord)).map((row) => ({ number: null, row }));
  return { questions, unplaced };
}

/**
 * A real exam for print, or the part of it that the address chooses; on request, for signed-in people, with its whole
 * official key (decision 091). One round trip. Throws page-not-found.
 */
export async function loadExamToPrint(
  deps: Deps,
  viewer: Viewer | null,
  { place, sent }: { place: ExamBooklet; sent: URLSearchParams },
) {
  const asked = keyReader(viewer, { withKey: asksForKey(sent) }, deps.now());
  const reader = asked && { ...asked, official: true };
  const {
    exam: [exam],
    rows,
  } = await deps.read({
    exam: examAt(deps.db, place),
    rows: printedExam(deps.db, place, {
      ...paperFields(reader),
      subject: question.subject,
    }),
  });
  if (!exam) throw new AppError("page-not-found");
  const order = placed(exam.colourItems ?? exam.items, rows);
  const all = [...order.questions, ...order.unplaced].map(({ number, row }) => ({ ...row, number }));
  const { choices, questions } = printedPart(place.institution, all, sent);
  const chosen = choices.flatMap(({ value, options }) => options.find((each) => each.value === value) ?? []);
  const title = [
    examName(exam),
    place.colour && `caderno ${place.colour}`,
    ...chosen.map(({ value, label }) => value && label.replace(/^Só /, "")),
  ]
    .filter(Boolean)
    .join(", ");
  const printed = questions.map((row) => paperQuestion(row, row.number));
  return {
    ...finishPaper({ title, back: examAddress(place), questions: printed }, questions, reader),
    choices,
    path: examAddress({ ...place, colour: null }),
    signedIn: viewer !== null,
  };
}

import type { AssessmentReader } from "#app/features/school/domain/school-reader.ts";
import { assessmentReader } from "#app/features/school/services/assessment-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import {
  isInTime,
  type KnownFields,
  mergedFields,
  readFields,
  writtenFields,
} from "../../domain/sitting/saved-answers.ts";
import type { SittingChanges } from "../../domain/sitting/sent-sitting.ts";
import { orderSeed, placeOrder } from "../../domain/sitting/sitting-order.ts";
import { isTimeUp } from "../../domain/sitting/sitting-time.ts";
import {
  type OpenText,
  type SittingRow,
  saveOpenAnswers,
  saveSitting,
  saveWhole,
  sittingsOf,
  takenDocument,
} from "../../queries/sittings.server.ts";

export type SavedReply = {
  /** Whether the sitting has ended; later changes count for nothing. */
  ended: boolean;
  /** False: the change was based on an older state; send again with this revision. */
  applied: boolean;
  revision: number;
  /** Another device continues it. */
  moved: boolean;
  /** What the server has at that revision, for the device that continues it; null where the device knows it, or need not. */
  known: KnownFields | null;
};

/** Tries of a save that others come between: two devices and a tab. */
const TRIES = 4;

function ended({ revision }: SittingRow): SavedReply {
  return { ended: true, applied: true, revision, moved: false, known: null };
}

/** The moment of the end, between start and deadline; null while it goes on. A device's end in the server's future is none. */
function submittedAt(row: SittingRow, endedAt: number | null, isHolder: boolean, now: number): number | null {
  // Answers of the device that continues it may be under way.
  if (!isHolder) return null;
  if (endedAt === null) return isTimeUp(row, now) ? row.endsAt : null;
  return Math.max(row.startedAt, Math.min(Math.floor(endedAt / 1000), row.endsAt));
}

/** A device that knows what the server has sends the sitting whole: one trip. Null where the row must be looked at. */
async function savedWhole(
  deps: Deps,
  reader: AssessmentReader,
  { id, attempt, changes }: SentSitting,
): Promise<SavedReply | null> {
  const { whole, revision, device, away } = changes;
  if (whole === null) return null;
  const endedAt = changes.endedAt === null ? null : Math.floor(changes.endedAt / 1000);
  const sent = { ...whole, attempt, revision, device, away, endedAt, now: deps.now() };
  const [saved] = await deps.write(saveWhole(deps.db, reader, id, sent));
  if (!saved) return null;
  return { ended: endedAt !== null, applied: true, revision: saved.revision, moved: false, known: null };
}

type SentSitting = { id: string; attempt: number; changes: SittingChanges };

/**
 * Stores a device's changes and, on request or when the time is up, submits: exactly once. Repeats and old requests
 * change nothing. Throws sitting-not-found, sitting-busy (nothing is lost: the device sends again).
 */
export async function saveSittingOf(deps: Deps, actor: SchoolActor, sent: SentSitting): Promise<SavedReply> {
  const reader = assessmentReader(actor);
  const { id, attempt, changes } = sent;
  const known = await savedWhole(deps, reader, sent);
  if (known) {
    deps.later(({ assessmentRooms }) => assessmentRooms.changed(id));
    return known;
  }
  for (let tries = 0; tries < TRIES; tries++) {
    const {
      given: [given],
      sittings,
    } = await deps.read({
      given: takenDocument(deps.db, reader, id),
      sittings: sittingsOf(deps.db, reader, id),
    });
    const row = sittings.find((each) => each.attempt === attempt);
    if (!given || !row) throw new AppError("sitting-not-found");
    const now = deps.now();
    if (row.submittedAt !== null) return ended(row);
    const isHolder = row.device === "" || row.device === changes.device;
    const order = placeOrder(given.document, given.rules, orderSeed(id, row.person, attempt));
    if (isHolder && changes.revision !== row.revision) {
      const { answers, times, marked, revision } = row;
      const fields = {
        places: order,
        ...writtenFields(readFields({ answers, times, marked }, order.length)),
      };
      return { ended: false, applied: false, revision, moved: false, known: fields };
    }
    const reply = await stored(deps, { row, order, changes, isHolder, now });
    if (reply) {
      deps.later(({ assessmentRooms }) => assessmentRooms.changed(id));
      return reply;
    }
  }
  throw new AppError("sitting-busy");
}

type Storing = {
  row: SittingRow;
  order: readonly number[];
  changes: SittingChanges;
  isHolder: boolean;
  now: number;
};

/** Null: another save came first. */
async function stored(
  deps: Deps,
  { row, order, changes, isHolder, now }: Storing,
): Promise<SavedReply | null> {
  const placed = changes.items.flatMap((item) => {
    const place = order[item.position];
    return place === undefined ? [] : [{ ...item, place }];
  });
  const times = changes.times.flatMap(({ position, seconds }) => {
    const place = order[position];
    return place === undefined ? [] : [{ place, seconds }];
  });
  const fields = mergedFields(readFields(row, order.length), { changes: placed, times, isHolder }, row, now);
  const texts: OpenText[] = placed.flatMap(({ place, text, changedAt }) =>
    text === undefined || !isInTime(changedAt, row, now) ? [] : [{ place, text, at: changedAt }],
  );
  const end = submittedAt(row, changes.endedAt, isHolder, now);
  const { assessment, person, attempt } = row;
  const key = { assessment, person, attempt };
  const device = isHolder && row.device === "" ? changes.device : row.device;
  const away = isHolder ? changes.away : row.away;
  const texted = writtenFields(fields);
  const written = { ...texted, away, device, submittedAt: end, now };
  const {
    saved: [saved],
  } = await deps.write({
    saved: saveSitting(deps.db, key, { ...written, revision: row.revision }),
    openAnswers: saveOpenAnswers(deps.db, key, texts, isHolder),
  });
  if (!saved) return null;
  const known = isHolder && end === null ? { places: [...order], ...texted } : null;
  return { ended: end !== null, applied: true, revision: saved.revision, moved: !isHolder, known };
}

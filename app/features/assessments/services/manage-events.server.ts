import { examTemplates } from "#app/features/bank/domain/exams/exam-templates.ts";
import {
  requireManagement,
  type SchoolActor,
  schoolEntry,
  writingOf,
} from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import {
  assignSeats,
  type EventDay,
  eventTemplates,
  eventTitle,
  readDays,
  readRooms,
} from "../domain/event.ts";
import {
  auditAttendance,
  auditExamEvent,
  eventPeople,
  insertExamEvent,
  linkDays,
  type Noted,
  recordAttendance,
  setEventDeleted,
  storeRooms,
  touchEvent,
  updateEvent,
} from "../queries/events.server.ts";

function noted(deps: Deps, actor: SchoolActor, id: string, after: object) {
  return auditExamEvent(deps.db, schoolEntry(deps, actor, "school.event"), id, after);
}

function titled(typed: string): string {
  const title = eventTitle(typed);
  if (title === null) throw new AppError("event-title");
  return title;
}

/** The days of a real exam, else one. */
function daysOf(templateId: string): EventDay[] {
  const template = eventTemplates.find(({ id }) => id === templateId);
  const names = (template?.days ?? []).map((day) => examTemplates.find(({ id }) => id === day)?.name ?? day);
  return (names.length > 0 ? names : ["1º dia"]).map((title) => ({ title, date: null }));
}

/** Throws no-permission, event-title. */
export async function createExamEvent(
  deps: Deps,
  actor: SchoolActor,
  sent: { title: string; template: string },
): Promise<string> {
  requireManagement(actor);
  const of = { schoolId: actor.schoolId, id: deps.newId() };
  const content = { title: titled(sent.title), days: daysOf(sent.template) };
  await deps.write([
    insertExamEvent(deps.db, of, content, writingOf(deps, actor)),
    noted(deps, actor, of.id, { created: true }),
  ]);
  return of.id;
}

export type SentEvent = {
  id: string;
  title: string;
  titles: readonly string[];
  dates: readonly string[];
  /** Of each day; "" for none. */
  assessments: readonly string[];
  ranking: boolean;
};

/** Throws no-permission, event-title, event-days, event-assessment, event-not-found. */
export async function saveEvent(deps: Deps, actor: SchoolActor, sent: SentEvent): Promise<void> {
  requireManagement(actor);
  const used = sent.titles
    .map((title, index) => ({ title, index }))
    .filter(({ title }) => title.trim() !== "");
  const days = readDays(
    used.map(({ title }) => title),
    used.map(({ index }) => sent.dates[index] ?? ""),
  );
  if (!days) throw new AppError("event-days");
  const assessments = used.map(({ index }) => sent.assessments[index] ?? "");
  const chosen = assessments.filter(Boolean);
  if (new Set(chosen).size < chosen.length) throw new AppError("event-assessment");
  const of = { schoolId: actor.schoolId, id: sent.id };
  const { updated, linked } = await deps.write({
    updated: updateEvent(
      deps.db,
      of,
      { title: titled(sent.title), days, ranking: sent.ranking },
      writingOf(deps, actor),
    ),
    note: noted(deps, actor, sent.id, { days, ranking: sent.ranking }),
    ...linkDays(deps.db, of, assessments),
  });
  if (updated.length === 0) throw new AppError("event-not-found");
  if (linked.length < chosen.length) throw new AppError("event-assessment");
}

/** Soft deletion; undone by `restoreEvent`. Throws no-permission, event-not-found. */
export async function deleteEvent(deps: Deps, actor: SchoolActor, id: string): Promise<void> {
  await setDeleted(deps, actor, id, true);
}

/** Throws no-permission, event-not-found. */
export async function restoreEvent(deps: Deps, actor: SchoolActor, id: string): Promise<void> {
  await setDeleted(deps, actor, id, false);
}

async function setDeleted(deps: Deps, actor: SchoolActor, id: string, deleted: boolean): Promise<void> {
  requireManagement(actor);
  const of = { schoolId: actor.schoolId, id };
  const { rows } = await deps.write({
    rows: setEventDeleted(deps.db, of, deleted, writingOf(deps, actor)),
    note: noted(deps, actor, id, { deleted }),
  });
  if (rows.length === 0) throw new AppError("event-not-found");
}

/** Rooms by line; everybody gets a place, by name or by a seed. Throws no-permission, event-rooms, event-room-full, event-not-found. */
export async function assignRooms(
  deps: Deps,
  actor: SchoolActor,
  { id, lines, seed }: { id: string; lines: string; seed: string | null },
): Promise<number> {
  requireManagement(actor);
  const rooms = readRooms(lines);
  if (!rooms) throw new AppError("event-rooms");
  const of = { schoolId: actor.schoolId, id };
  const candidates = await deps.read(eventPeople(deps.db, of));
  const people = candidates.map(({ num, name }) => ({ person: num, name }));
  const seats = assignSeats(people, rooms, seed);
  if (!seats) throw new AppError("event-room-full");
  const { touched } = await deps.write({
    touched: touchEvent(deps.db, of, writingOf(deps, actor)),
    note: noted(deps, actor, id, { rooms, seated: seats.length, drawn: seed !== null }),
    ...storeRooms(deps.db, of, rooms, seats),
  });
  if (touched.length === 0) throw new AppError("event-not-found");
  return seats.length;
}

/** Throws no-permission, event-attendance-changed. */
export async function markAttendance(
  deps: Deps,
  actor: SchoolActor,
  { id, ...sent }: Noted & { id: string },
): Promise<void> {
  requireManagement(actor);
  const of = { schoolId: actor.schoolId, id };
  const { rows } = await deps.write({
    note: auditAttendance(deps.db, schoolEntry(deps, actor, "school.event"), of, sent),
    rows: recordAttendance(deps.db, of, sent, writingOf(deps, actor)),
  });
  if (rows.length === 0) throw new AppError("event-attendance-changed");
}

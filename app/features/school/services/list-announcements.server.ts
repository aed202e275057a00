import type { RoleInSchool } from "#app/platform/access/membership.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { RowOf } from "#app/platform/db/fields.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { FIRST_PAGE, pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { product } from "#app/platform/text/product.ts";
import {
  type AnnouncementAudience,
  type AnnouncementState,
  announcementState,
  audienceWords,
} from "../domain/announcement.ts";
import type { ClassChoice } from "../domain/class-choice.ts";
import {
  announcedTo,
  announcementOf,
  announcementsOf,
  cancelAnnouncementOf,
  classesInReach,
  countAudience,
  namedPeople,
} from "../queries/announcements.server.ts";
import { schoolPanel } from "../queries/people-list.server.ts";
import { auditInSchool } from "../queries/school-audit.server.ts";
import { schoolById } from "../queries/schools.server.ts";
import { isManagement, type SchoolActor, schoolEntry } from "./school-actor.ts";
import { fullName } from "./school-person-view.server.ts";

const PAGE = 20;
const PEOPLE = 60;

/** Times in epoch seconds. */
export type AnnouncementView = {
  num: number;
  id: string;
  content: string;
  to: string;
  sender: string;
  sentAt: number;
  visibleFrom: number;
  expiresAt: number;
  state: AnnouncementState;
  people: number;
  /** Of them with an account. */
  reached: number;
  seen: number;
};

type Row = RowOf<ReturnType<typeof announcementOf>["fields"]>;

function announcementView(row: Row, choices: readonly ClassChoice[], now: number): AnnouncementView {
  const { num, id, content, sentTo, createdAt, visibleFrom, expiresAt, people, reached, seen } = row;
  return {
    num,
    id,
    content,
    to: audienceWords(sentTo, choices),
    sender: row.senderName ?? `Equipe ${product.name}`,
    sentAt: createdAt,
    visibleFrom,
    expiresAt,
    state: announcementState(row, now),
    people,
    reached,
    seen,
  };
}

export type AnnouncementPage = {
  school: { id: string; name: string };
  announcements: AnnouncementView[];
  next: number | null;
};

async function pageOf(
  deps: Deps,
  schoolId: string,
  { sender, before }: { sender: string | null; before: number | null },
): Promise<AnnouncementPage> {
  const { db } = deps;
  const asked = { sender, before: before ?? FIRST_PAGE, limit: rowsToRead(PAGE) };
  const {
    school: [school],
    rows,
    panel: [panel],
  } = await deps.read({
    school: schoolById(db, schoolId),
    rows: announcementsOf(db, schoolId, asked),
    panel: schoolPanel(db, schoolId),
  });
  if (!school) throw new AppError("page-not-found");
  const { shown, next } = pageOfRows(rows, PAGE, ({ num }) => num);
  return {
    school: { id: school.id, name: school.name },
    announcements: shown.map((row) => announcementView(row, panel?.classes ?? [], deps.now())),
    next,
  };
}

/** The announcements of a teacher, or, for the management, of the school. Throws page-not-found. */
export function listAnnouncements(
  deps: Deps,
  actor: SchoolActor,
  before: number | null,
): Promise<AnnouncementPage> {
  const sender = isManagement(actor) ? null : actor.viewer.id;
  return pageOf(deps, actor.schoolId, { sender, before });
}

/** All messages of a school, for its administration: opening them is recorded with the reason. Throws no-permission. */
export async function loadMessages(
  deps: Deps,
  actor: SchoolActor,
  { reason, before }: { reason: string; before: number | null },
): Promise<AnnouncementPage> {
  if (!mayOpenMessages(actor)) throw new AppError("no-permission");
  await deps.write(
    auditInSchool(deps.db, schoolEntry(deps, actor, "school.open-messages", reason), actor.schoolId),
  );
  return pageOf(deps, actor.schoolId, { sender: null, before });
}

/** Assistants manage people, but do not read messages (R-SCHOOL-11). */
export function mayOpenMessages({ role }: SchoolActor): boolean {
  return role === "admin" || role === "platform";
}

export type AnnouncementChoices = {
  school: { id: string; name: string };
  classes: { id: string; name: string }[];
  people: { id: string; name: string }[];
  /** Roles are for the management. */
  manages: boolean;
  /** Whom those chosen beforehand are; null for none. */
  count: { people: number; reached: number } | null;
};

/** What an announcement may be sent to, and the people chosen beforehand. Throws page-not-found. */
export async function announcementChoices(
  deps: Deps,
  actor: SchoolActor,
  { classes, people }: Pick<AnnouncementAudience, "classes" | "people">,
): Promise<AnnouncementChoices> {
  const { db } = deps;
  const { schoolId } = actor;
  const wanted = { roles: [], classes, people };
  const {
    school: [school],
    panel: [panel],
    taught,
    chosen,
    count: [count],
  } = await deps.read({
    school: schoolById(db, schoolId),
    panel: schoolPanel(db, schoolId),
    taught: classesInReach(db, actor.person ?? 0),
    chosen: namedPeople(db, schoolId, people),
    count: countAudience(db, schoolId, wanted, actor.person ?? 0),
  });
  if (!school) throw new AppError("page-not-found");
  const manages = isManagement(actor);
  const all = manages ? (panel?.classes ?? []) : taught;
  return {
    school: { id: school.id, name: school.name },
    classes: all.map(({ id, name }) => ({ id, name })),
    people: chosen.map((person) => ({ id: person.id, name: fullName(person) })),
    manages,
    count: count && count.people > 0 ? count : null,
  };
}

/** A person an announcement went to. `seenAt` in epoch seconds. */
export type AnnouncedPerson = {
  id: string;
  name: string;
  role: RoleInSchool;
  seenAt: number | null;
  hasAccess: boolean;
};

/** An announcement and who has seen it; a teacher opens their own. Throws announcement-not-found. */
export async function loadAnnouncement(
  deps: Deps,
  actor: SchoolActor,
  id: string,
  after: number | null,
): Promise<
  Pick<AnnouncementPage, "school"> & {
    announcement: AnnouncementView;
    people: AnnouncedPerson[];
    next: number | null;
  }
> {
  const { db } = deps;
  const { schoolId } = actor;
  const {
    school: [school],
    row: [row],
    people,
    panel: [panel],
  } = await deps.read({
    school: schoolById(db, schoolId),
    row: announcementOf(db, schoolId, id),
    people: announcedTo(db, id, after ?? 0, rowsToRead(PEOPLE)),
    panel: schoolPanel(db, schoolId),
  });
  if (!school || !row || !owns(actor, row.sentBy)) throw new AppError("announcement-not-found");
  const { shown, next } = pageOfRows(people, PEOPLE, ({ person }) => person);
  return {
    school: { id: school.id, name: school.name },
    announcement: announcementView(row, panel?.classes ?? [], deps.now()),
    people: shown.map((person) => ({
      id: person.id,
      name: fullName(person),
      role: person.role,
      seenAt: person.seenAt,
      hasAccess: person.notification !== null,
    })),
    next,
  };
}

function owns(actor: SchoolActor, sender: string): boolean {
  return isManagement(actor) || actor.viewer.id === sender;
}

/** Cancels it. Throws announcement-not-found, announcement-over. */
export async function cancelAnnouncement(deps: Deps, actor: SchoolActor, id: string): Promise<void> {
  const { schoolId } = actor;
  const [row] = await deps.read(announcementOf(deps.db, schoolId, id));
  if (!row || !owns(actor, row.sentBy)) throw new AppError("announcement-not-found");
  const entry = schoolEntry(deps, actor, "school.cancel-announcement");
  const { noted } = await deps.write(cancelAnnouncementOf(deps.db, schoolId, id, entry));
  if (noted.length === 0) throw new AppError("announcement-over");
}

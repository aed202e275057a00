import { lifeOf } from "#app/features/messages/domain/notification.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { eventIdOf } from "#app/platform/live/domain/channel-rules.ts";
import { product } from "#app/platform/text/product.ts";
import {
  type AnnouncementAudience,
  type AnnouncementFields,
  announcementText,
  announcementTimes,
} from "../domain/announcement.ts";
import {
  announcementOf,
  classesInReach,
  countAudience,
  nameOfPerson,
  peopleTaughtBy,
  sendAnnouncementOf,
} from "../queries/announcements.server.ts";
import { isManagement, type SchoolActor, schoolEntry } from "./school-actor.ts";
import { fullName } from "./school-person-view.server.ts";

/** Open tabs reached at once; others get it at their next connection or page. */
const MOST_LIVE = 900;

export type AudienceCount = { people: number; reached: number };

/** Teachers reach their own classes and the people in them. Throws no-permission, announcement-out-of-reach. */
async function refuseOutOfReach(
  deps: Deps,
  actor: SchoolActor,
  audience: AnnouncementAudience,
): Promise<void> {
  if (isManagement(actor)) return;
  if (actor.role !== "teacher" || actor.person === null) throw new AppError("no-permission");
  const people = [...new Set(audience.people)];
  const { taught, known } = await deps.read({
    taught: classesInReach(deps.db, actor.person),
    known: peopleTaughtBy(deps.db, actor.person, people),
  });
  const own = new Set(taught.map(({ id }) => id));
  const isWide = audience.roles.length > 0 || (audience.filter ?? null) !== null;
  const foreign = isWide || audience.classes.some((id) => !own.has(id));
  if (foreign || known.length < people.length) throw new AppError("announcement-out-of-reach");
}

/** Whom an announcement would reach. Throws as `sendAnnouncement`. */
export async function countAnnounced(
  deps: Deps,
  actor: SchoolActor,
  audience: AnnouncementAudience,
): Promise<AudienceCount> {
  await refuseOutOfReach(deps, actor, audience);
  const [count] = await deps.read(countAudience(deps.db, actor.schoolId, audience, actor.person ?? 0));
  if (!count || count.people === 0) throw new AppError("announcement-nobody");
  return count;
}

/**
 * Sends an announcement, once per `operation`, to everybody of the audience with an account. Returns its id. Throws
 * no-permission, announcement-out-of-reach, announcement-nobody, invalid-notification-time, announcement-already-sent.
 */
export async function sendAnnouncement(
  deps: Deps,
  actor: SchoolActor,
  operation: string,
  fields: AnnouncementFields,
): Promise<string> {
  const { roles, classes, people, filter, content } = fields;
  const audience = { roles, classes, people, ...(filter ? { filter } : {}) };
  await countAnnounced(deps, actor, audience);
  const { viewer, schoolId } = actor;
  const now = deps.now();
  const times = announcementTimes(fields);
  const life = times && lifeOf({ ...times, personal: false }, now);
  if (!life) throw new AppError("invalid-notification-time");
  const [sender] = await deps.read(nameOfPerson(deps.db, actor.person ?? 0));
  const text = announcementText(sender ? fullName(sender) : `Equipe ${product.name}`, content);
  const entry = { ...schoolEntry(deps, actor, "school.announce"), actorId: viewer.id };
  const { added, live } = await deps.write(
    sendAnnouncementOf(deps.db, schoolId, { id: operation, content, text, audience, ...life }, entry, {
      except: actor.person ?? 0,
      live: MOST_LIVE,
    }),
  );
  if (added.length === 0) await refuseOther(deps, schoolId, operation, content);
  showNow(deps, { id: operation, text, visibleFrom: life.visibleFrom }, live);
  return operation;
}

/** Throws announcement-already-sent: a text changed and sent again under the same operation must not be lost silently. */
async function refuseOther(deps: Deps, schoolId: string, id: string, content: string): Promise<void> {
  const [sent] = await deps.read(announcementOf(deps.db, schoolId, id));
  if (sent?.content !== content) throw new AppError("announcement-already-sent");
}

type Live = { userId: string; notification: number; person: number };

/** Pushes it to open tabs. */
function showNow(
  deps: Deps,
  sent: { id: string; text: string; visibleFrom: number },
  live: readonly Live[],
): void {
  if (live.length === 0) return;
  deps.later(async ({ channels }) => {
    for (const { userId, notification: num, person } of live) {
      const { visibleFrom, text } = sent;
      const shown = { id: `${sent.id}:${person}`, type: "aviso", content: text, link: null } as const;
      const notification = { ...shown, date: visibleFrom, seen: false, read: false };
      await channels.deliver([userId], { event: eventIdOf({ visibleFrom, num }), notification });
    }
  });
}

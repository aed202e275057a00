import type { Viewer } from "#app/platform/access/viewer.ts";
import type { AuditAction } from "#app/platform/audit/domain/audit-actions.ts";
import { type AuditEntry, PLATFORM } from "#app/platform/audit/queries/audit.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { compareTexts } from "#app/platform/text/compare-texts.ts";
import { formatMeeting } from "#app/platform/time/format-meeting.ts";
import { weekOf } from "#app/platform/time/week.ts";
import { needOf } from "../domain/mentee-need.ts";
import { mentorLoads } from "../domain/mentor-load.ts";
import { dayInWeek } from "../domain/week-plan.ts";
import { meetingPaths, mentoringPaths } from "../paths.ts";
import { type EndedMeeting, endMeetings, meetingsToEnd } from "../queries/ended-meetings.server.ts";
import {
  allMentees,
  endMentorship,
  mentorPeople,
  moveMentees,
  waitingMentees,
} from "../queries/mentorships.server.ts";
import { menteeFacts } from "./load-mentees.server.ts";
import { notifyPerson } from "./plan-week.server.ts";

/** Mentees moved at once. */
const MOST_MOVED = 40;

type Named = { firstName: string; lastName: string };
const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`;
const byName = (one: { name: string }, other: { name: string }) => compareTexts(one.name, other.name);

/** Every mentor with load and outcome, and who has none. One round trip. */
export async function loadDistribution(deps: Deps) {
  const now = deps.now();
  const week = weekOf(now);
  const { rows, people, waiting } = await deps.read({
    rows: allMentees(deps.db, { week, today: dayInWeek(week, now) }, now),
    people: mentorPeople(deps.db),
    waiting: waitingMentees(deps.db),
  });
  const mentees = rows.map((row) => ({
    ...menteeFacts(row),
    mentor: row.mentor,
    meetings: row.meetings,
  }));
  const loads = mentorLoads(mentees, now);
  const none = { mentees: 0, needing: 0, kept: null, turn: null };
  const mentors = people
    .map((person) => ({
      id: person.id,
      name: nameOf(person),
      load: loads.get(person.num) ?? none,
      mentees: mentees
        .filter(({ mentor }) => mentor === person.num)
        .map((each) => ({
          id: each.id,
          name: nameOf(each),
          meetings: each.meetings,
          reasons: needOf(each, now).reasons,
        }))
        .sort(byName),
    }))
    .sort(byName);
  return { mentors, waiting: waiting.map((each) => ({ id: each.id, name: nameOf(each) })).sort(byName) };
}

/** Throws no-permission. */
function entryOf(deps: Deps, viewer: Viewer, action: AuditAction, requestId: string): AuditEntry {
  if (!viewer.claims.includes("chiefMentor") && !viewer.claims.includes("admin"))
    throw new AppError("no-permission");
  return { scope: PLATFORM, at: deps.now(), actorId: viewer.id, action, reason: null, requestId };
}

/** Notifies both sides of a meeting that it ended with the mentorship. */
async function notifyEnded(deps: Deps, ended: readonly EndedMeeting[]): Promise<void> {
  for (const { id, startsAt, mentorId, mentees } of ended) {
    const when = formatMeeting(startsAt);
    const content = `O encontro de ${when} foi cancelado: a mentoria mudou de mãos.`;
    for (const userId of mentorId ? [...mentees, mentorId] : mentees)
      await notifyPerson(deps, {
        ...{ id: `encontro-${id}-mudou-${userId}`, userId, content },
        link: userId === mentorId ? meetingPaths.mentorMeetings() : mentoringPaths.week(),
      });
  }
}

/** `moved`: people; `cancelled`: their meetings with the mentor before. */
type Assigned = { moved: number; cancelled: number };

/**
 * Assigns mentees to a mentor. Their future meetings with the one before are cancelled; all concerned are notified.
 * Throws no-permission, nobody-moved.
 */
export async function assignMentees(
  deps: Deps,
  viewer: Viewer,
  { mentees, mentor, requestId }: { mentees: readonly string[]; mentor: string; requestId: string },
): Promise<Assigned> {
  const entry = entryOf(deps, viewer, "mentoring.assign", requestId);
  const ids = [...new Set(mentees)].slice(0, MOST_MOVED);
  if (ids.length === 0) throw new AppError("nobody-moved");
  const { rows, ended } = await deps.write({
    ...moveMentees(deps.db, { mentees: ids, mentor, at: entry.at }, entry),
    ended: meetingsToEnd(deps.db, ids, entry.at),
    ...endMeetings(deps.db, ids, entry.at),
  });
  if (rows.length === 0) throw new AppError("nobody-moved");
  for (const { mentee } of rows)
    await notifyPerson(deps, {
      id: `mentoring-${entry.at}-${mentee}`,
      userId: mentee,
      content: "Você tem um mentor. Veja a sua semana na mentoria.",
      link: mentoringPaths.week(),
    });
  await notifyPerson(deps, {
    id: `mentoring-${entry.at}-${mentor}`,
    userId: mentor,
    content: "A coordenação passou novos mentorados a você.",
    link: mentoringPaths.mentors(),
  });
  await notifyEnded(deps, ended);
  return { moved: rows.length, cancelled: ended.length };
}

/** Ends it, and the meetings to come. Returns how many of those. Throws no-permission, mentee-not-found. */
export async function endAccompanying(
  deps: Deps,
  viewer: Viewer,
  { mentee, requestId }: { mentee: string; requestId: string },
): Promise<number> {
  const entry = entryOf(deps, viewer, "mentoring.end", requestId);
  const { ended, meetings } = await deps.write({
    ...endMentorship(deps.db, mentee, entry.at, entry),
    meetings: meetingsToEnd(deps.db, [mentee], entry.at),
    ...endMeetings(deps.db, [mentee], entry.at),
  });
  if (ended.length === 0) throw new AppError("mentee-not-found");
  await notifyEnded(deps, meetings);
  return meetings.length;
}

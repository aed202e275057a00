import { insertMentoringMailToGuardian } from "#app/features/accounts/queries/account-mail.server.ts";
import { requireGuardian } from "#app/platform/access/guardian.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { mailedName } from "#app/platform/mail/domain/third-party-rules.ts";
import { deliverMail } from "#app/platform/mail/services/deliver-mail.server.ts";
import { formatMeeting } from "#app/platform/time/format-meeting.ts";
import { isMeetingLength, MEETING, type MeetingSpan } from "../domain/meeting.ts";
import { meetingBookedMail } from "../domain/mentoring-mails.ts";
import { meetingPaths } from "../paths.ts";
import { meetingFor } from "../queries/meetings.server.ts";
import { mentorOf } from "../queries/mentorships.server.ts";
import type { CalendarOutcome } from "./calendar-change.ts";
import { notifyPerson } from "./plan-week.server.ts";

/** `operation`: the meeting's id; idempotent. `startsAt`: epoch seconds. */
type Asked = { operation: string; startsAt: number; minutes: number };

function spanOf({ startsAt, minutes }: Pick<Asked, "startsAt" | "minutes">): MeetingSpan {
  if (!isMeetingLength(minutes)) throw new AppError("invalid-body");
  return { startsAt, endsAt: startsAt + minutes * 60 };
}

function checkedId(operation: string): string {
  if (!/^[0-9a-f]{32}$/.test(operation)) throw new AppError("invalid-body");
  return operation;
}

/** Throws where nothing is booked. `refused`: what it means that nothing was written. */
function settle(outcome: CalendarOutcome, refused: AppError): void {
  if (outcome === "refused") throw refused;
  if (outcome === "taken") throw new AppError("meeting-taken");
  if (outcome === "not-offered") throw new AppError("meeting-not-offered");
  if (outcome === "too-many") throw new AppError("too-many-meetings");
}

/** A minor's guardian learns of every meeting that is booked. */
async function notifyGuardian(
  deps: Deps,
  mentee: { id: string; firstName: string },
  meeting: { id: string; when: string; mentor: string },
): Promise<void> {
  const { id, when, mentor } = meeting;
  const names = { mentee: mailedName(mentee.firstName), mentor: mailedName(mentor) };
  const mail = { ...meetingBookedMail({ ...names, when }), id: `encontro-${id}` };
  const [queued] = await deps.write(insertMentoringMailToGuardian(deps.db, mentee.id, mail, deps.now()));
  if (queued) await deliverMail(deps, queued.id);
}

/**
 * A mentee books a free time of their mentor. Throws mentor-missing, meeting-taken, meeting-not-offered,
 * too-many-meetings, invalid-body.
 */
export async function bookWithMentor(deps: Deps, viewer: Viewer, asked: Asked): Promise<void> {
  requireGuardian(viewer, "meeting");
  const id = checkedId(asked.operation);
  const span = spanOf(asked);
  const [mentor] = await deps.read(mentorOf(deps.db, viewer.num));
  if (!mentor) throw new AppError("mentor-missing");
  const booked = { id, mentor: mentor.num, mentees: [viewer.id], by: viewer.id, at: deps.now(), ...span };
  const outcome = await deps.calendars.change({ kind: "book", bookedBy: viewer.num, ...booked });
  settle(outcome, new AppError("mentor-missing"));
  // Also of a repeat: a first one may have ended between the booking and its notice, which is stored once.
  const when = formatMeeting(span.startsAt);
  await notifyPerson(deps, {
    id: `encontro-${id}-marcado`,
    userId: mentor.id,
    content: `${viewer.firstName} marcou um encontro: ${when}.`,
    link: meetingPaths.mentorMeetings(),
  });
  deps.later((later) => notifyGuardian(later, viewer, { id, when, mentor: mentor.firstName }));
}

/**
 * A mentor books any future time, with one mentee or several. Throws mentee-not-found, nobody-chosen, meeting-taken,
 * invalid-body.
 */
export async function bookWithMentees(
  deps: Deps,
  viewer: Viewer,
  { mentees, ...asked }: Asked & { mentees: readonly string[] },
): Promise<void> {
  const id = checkedId(asked.operation);
  const span = spanOf(asked);
  const ids = [...new Set(mentees)];
  if (ids.length === 0) throw new AppError("nobody-chosen");
  if (ids.length > MEETING.mentees || span.startsAt <= deps.now()) throw new AppError("invalid-body");
  const booked = { id, mentor: viewer.num, mentees: ids, by: viewer.id, at: deps.now(), ...span };
  // A read of this request, so that an outdated session books nothing.
  await deps.read(meetingFor(deps.db, id, viewer.num));
  const outcome = await deps.calendars.change({ kind: "book", bookedBy: null, ...booked });
  settle(outcome, new AppError("mentee-not-found"));
  const when = formatMeeting(span.startsAt);
  const [meeting] = await deps.read(meetingFor(deps.db, id, viewer.num));
  for (const { id: userId, name } of meeting?.mentees ?? []) {
    await notifyPerson(deps, {
      id: `encontro-${id}-marcado-${userId}`,
      userId,
      content: `${viewer.firstName} marcou um encontro com você: ${when}.`,
      link: meetingPaths.ownMeetings(),
    });
    const mentee = { id: userId, firstName: name.split(" ")[0] ?? name };
    const told = { id: `${id}-${userId}`, when, mentor: viewer.firstName };
    deps.later((later) => notifyGuardian(later, mentee, told));
  }
}

/**
 * Moves a future meeting, by any of its people. Throws meeting-not-found, meeting-over, meeting-taken,
 * meeting-not-offered, invalid-body.
 */
export async function moveMeetingTo(
  deps: Deps,
  viewer: Viewer,
  { id, startsAt }: { id: string; startsAt: number },
): Promise<void> {
  const [meeting] = await deps.read(meetingFor(deps.db, id, viewer.num));
  if (!meeting) throw new AppError("meeting-not-found");
  if (startsAt === meeting.startsAt) return;
  const span = { startsAt, endsAt: startsAt + meeting.endsAt - meeting.startsAt };
  const isMentor = meeting.mentorNum === viewer.num;
  const outcome = await deps.calendars.change({
    kind: "move",
    id,
    mentor: meeting.mentorNum,
    at: deps.now(),
    bookedBy: isMentor ? null : viewer.num,
    ...span,
  });
  settle(outcome, new AppError("meeting-over"));
  await notifyOthers(deps, viewer, meeting, {
    word: `remarcado-${startsAt}-${meeting.revision + 1}`,
    text: `${viewer.firstName} passou o encontro de ${formatMeeting(meeting.startsAt)} para ${formatMeeting(startsAt)}.`,
  });
}

type Invited = { id: string; mentorId: string; mentees: readonly { id: string }[] };

/** Notifies all of a meeting's people except the one who changed it. */
export async function notifyOthers(
  deps: Deps,
  viewer: Viewer,
  { id, mentorId, mentees }: Invited,
  { word, text }: { word: string; text: string },
): Promise<void> {
  const people = [
    { userId: mentorId, link: meetingPaths.mentorMeetings() },
    ...mentees.map((mentee) => ({ userId: mentee.id, link: meetingPaths.ownMeetings() })),
  ];
  for (const { userId, link } of people)
    if (userId !== viewer.id)
      await notifyPerson(deps, { id: `encontro-${id}-${word}-${userId}`, userId, content: text, link });
}

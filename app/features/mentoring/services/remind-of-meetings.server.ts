import type { Deps } from "#app/platform/context/deps.ts";
import { formatMeeting } from "#app/platform/time/format-meeting.ts";
import { reminderDue, reminders } from "../domain/meeting.ts";
import { mentoringPaths } from "../paths.ts";
import { peopleToRemind } from "../queries/meetings.server.ts";
import { notifyPerson } from "./plan-week.server.ts";

/** By the clock: reminds all who are invited a day and an hour before, once each. */
export async function remindOfMeetings(deps: Deps): Promise<void> {
  const now = deps.now();
  for (const { word, before } of reminders) {
    const people = await deps.read(peopleToRemind(deps.db, { from: now, to: now + before, word }));
    for (const { id, startsAt, revision, userId, userNum, isMentor, mentor, mentee } of people) {
      if (reminderDue(startsAt, now)?.word !== word) continue;
      await notifyPerson(deps, {
        id: `encontro-${id}-${revision}-${word}-${userNum}`,
        userId,
        content: `Lembrete: encontro com ${isMentor ? mentee : mentor}, ${formatMeeting(startsAt)}.`,
        link: mentoringPaths.meeting(id),
      });
    }
  }
}

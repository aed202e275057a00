import { threadLine } from "#app/features/forum/services/list-threads.server.ts";
import { noticesTo } from "#app/features/messages/queries/notifications.server.ts";
import type { CommunityPlace } from "#app/platform/access/community.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { DAY } from "#app/platform/time/units.ts";
import { isServed } from "../domain/shift.ts";
import { accessRequests, waitingRequests } from "../queries/campaigns/access-requests.server.ts";
import { answersInShifts, deskPeople, deskShifts } from "../queries/shifts.server.ts";
import { requireCommunityAdmin } from "./manage-shifts.server.ts";
import { communityAudience } from "./notify-community.server.ts";
import { unansweredDoubts } from "./volunteer.server.ts";

/** Seconds of past shifts that the desk shows. */
const PAST = 30 * DAY;
const REQUESTS = 5;
const NOTICES = 5;

type Named = { firstName: string; lastName: string };
const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.trim();

/**
 * Pending requests, shifts with their volunteers, answers by person, and notices. One round trip. Throws no-permission.
 */
export async function loadCommunityAdmin(deps: Deps, viewer: Viewer, community: CommunityPlace) {
  requireCommunityAdmin(community, viewer);
  const { db } = deps;
  const { code } = community;
  const now = deps.now();
  const from = now - PAST;
  const waits = { campaign: code, state: "waiting", after: null } as const;
  const {
    requests,
    waiting: [waiting],
    shifts,
    people,
    answers,
    queue,
    notices,
  } = await deps.read({
    requests: accessRequests(db, waits, REQUESTS),
    waiting: waitingRequests(db, [code]),
    shifts: deskShifts(db, code, from),
    people: deskPeople(db, code, from),
    answers: answersInShifts(db, code, from),
    queue: unansweredDoubts(deps, viewer),
    notices: noticesTo(db, communityAudience(community), now, NOTICES),
  });
  return {
    requests: requests.map((row) => ({ ...row, name: nameOf(row) })),
    waiting: waiting?.n ?? 0,
    shifts: shifts.map((shift) => ({
      ...shift,
      people: people
        .filter((each) => each.shift === shift.id)
        .map((each) => ({
          userId: each.userId,
          name: nameOf(each),
          answers: each.answers,
          served: isServed(each),
        })),
    })),
    answers: answers.map((row) => ({
      num: row.num,
      at: row.createdAt,
      by: nameOf(row),
      title: row.title,
      code: questionCode(row.thread),
    })),
    queue: queue.map(threadLine),
    notices,
    now,
  };
}

export type LoadedCommunityAdmin = Awaited<ReturnType<typeof loadCommunityAdmin>>;

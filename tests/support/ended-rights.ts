import { expect } from "vitest";
import { signOut } from "#app/features/accounts/services/sign-in/sign-out.server.ts";
import { endAllSessions } from "#app/features/admin/services/end-all-sessions.server.ts";
import { suspendAccount } from "#app/features/admin/services/suspend-person.server.ts";
import { removeAssessments } from "#app/features/assessments/services/making/delete-assessments.server.ts";
import { withdrawAssessment } from "#app/features/assessments/services/making/publish-assessment.server.ts";
import {
  setAssessmentClasses,
  setStudentTerms,
  shareAssessment,
} from "#app/features/assessments/services/making/set-audience.server.ts";
import { deleteComment } from "#app/features/forum/services/delete-comment.server.ts";
import { deleteAccount } from "#app/features/home/services/delete-account.server.ts";
import { cancelOwnMeeting } from "#app/features/mentoring/services/change-meeting.server.ts";
import { endAccompanying } from "#app/features/mentoring/services/distribute.server.ts";
import {
  removeNotebooks,
  updateNotebookClasses,
} from "#app/features/notebooks/services/manage-notebooks.server.ts";
import {
  applyClassChange,
  removeFromClass,
  setActive,
} from "#app/features/school/services/apply-class-change.server.ts";
import { sweepRoomSockets } from "#app/platform/live/services/end-rights.server.ts";
import { liveRooms, type RoomKind } from "#app/shell/services/live-rooms.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { actOn, threadOf } from "#tests/support/forum.ts";
import { freshId, signedIn, visitorDeps } from "#tests/support/given.ts";
import { givenKnown, postFields } from "#tests/support/given-admin.ts";
import { depsOf } from "#tests/support/given-notebook.ts";
import { rowsOf } from "#tests/support/given-school.ts";
import type { Member, Rooms } from "#tests/support/live-rooms.ts";
import { assign, givenMentor } from "#tests/support/mentoring.ts";
import { givenCommunity } from "#tests/support/own-communities.ts";
import { viewerOfCookie } from "#tests/support/viewers.ts";

export const kinds = Object.keys(liveRooms) as RoomKind[];
export const roles = ["student", "teacher"] as const;
const ofSchool: readonly RoomKind[] = ["caderno", "avaliacao"];
const requestId = "teste";

const actingTeam = ({ admin }: Rooms) => [depsOf(admin), { viewer: admin.viewer, requestId }] as const;
const manager = ({ school }: Rooms) => [depsOf(school.manager), school.actor] as const;
export const teacher = (place: Rooms) => [depsOf(place.teacher), place.teacher.actor] as const;

function setTerms(place: Rooms, { personId }: Member, invited: boolean) {
  const same = { extraMinutes: 10, largeText: false, opensAt: null, closesAt: null, moreAttempts: 0 };
  const terms = [{ personId, invited, ...same }];
  return setStudentTerms(...teacher(place), { id: place.id, terms });
}

const leaveClass = (place: Rooms, { personId }: Member) =>
  removeFromClass(...manager(place), { classId: place.classId, people: [personId] });

/** The doubt with which a thread begins. */
async function doubtOf({ author, thread }: Rooms): Promise<{ num: number; ord: number }> {
  const { num, opening } = await threadOf(author, thread);
  return { num: opening?.num ?? 0, ord: -num };
}

/** Somebody reports a thread's doubt, and the moderation hides it. */
export async function hideThread(place: Rooms): Promise<void> {
  const { num } = await doubtOf(place);
  await actOn(await givenKnown(), place.thread, { intent: "report", num: String(num), reason: "spam" });
  const [found] = await rowsOf<{ num: number }>("SELECT num FROM cases WHERE target = ?", num);
  const moderator = await givenKnown({ claims: ["moderator"] });
  const sent = { num: String(found?.num), intent: "hidden", reason: "Não é uma dúvida." };
  expect((await door.post("/moderacao", sent, { cookie: moderator.cookie })).status).toBe(302);
}

/** A row that no page deletes by itself: as the command line would; the clock closes what it leaves due. */
async function deleteRow(statement: string, ...values: (string | number)[]): Promise<void> {
  const { meta } = await bindings.DB.prepare(statement)
    .bind(...values)
    .run();
  expect(meta.changes).toBeGreaterThan(0);
  await sweepRoomSockets(visitorDeps());
}

/** In a community, with a token of now. */
async function enterCommunity(member: Member): Promise<Member> {
  const community = await givenCommunity();
  await bindings.DB.prepare("INSERT INTO community_people (user_num, community, since) VALUES (?, ?, 1)")
    .bind(member.viewer.num, community.code)
    .run();
  const cookie = await signedIn(member.person);
  return { ...member, cookie, viewer: await viewerOfCookie(cookie), community };
}

/**
 * `table`: whose change ends the right; `lost`: what does not open again; `before`: what gives the right that ends.
 */
export type Way = {
  table: string;
  lost: readonly RoomKind[];
  roles?: readonly (typeof roles)[number][];
  before?: (member: Member, place: Rooms) => Promise<Member>;
  end: (member: Member, place: Rooms) => Promise<unknown>;
};

/** What ends a person's rights, in every room that the table of rooms says it ends. */
export const ways: Record<string, Way> = {
  "signing out": { table: "sessions", lost: kinds, end: ({ viewer }) => signOut(depsOf({ viewer }), viewer) },
  "the end of all sessions": {
    table: "sessions",
    lost: kinds,
    end: ({ viewer }, place) => endAllSessions(...actingTeam(place), viewer.id),
  },
  "a suspension": {
    table: "sessions",
    lost: kinds,
    end: ({ viewer }, place) =>
      suspendAccount(...actingTeam(place), { userId: viewer.id, reason: "Copiou provas da escola" }),
  },
  "deleting the account": {
    table: "sessions",
    lost: kinds,
    end: ({ viewer, person: { password, email } }) =>
      deleteAccount(depsOf({ viewer }), viewer, { current: password, email, address: freshId() }),
  },
  "an inactivation": {
    table: "school_people",
    lost: ofSchool,
    end: ({ personId }, place) => setActive(...manager(place), { personId, active: false }),
  },
  "another role in the school": {
    table: "school_people",
    lost: ofSchool,
    end: ({ personId, role }, place) => {
      const other = role === "student" ? "teacher" : "student";
      return applyClassChange(...manager(place), { personId, role: other, classes: [] });
    },
  },
  "leaving a community": {
    table: "community_people",
    lost: [],
    before: enterCommunity,
    end: async ({ viewer, community }) => {
      const sent = { intent: "out", person: viewer.id };
      await postFields(`${community?.path}/admin`, sent, community?.team.cookie);
    },
  },
  "leaving the class": {
    table: "class_members",
    lost: ofSchool,
    end: (member, place) => leaveClass(place, member),
  },
  "deleting the notebook": {
    table: "notebooks",
    lost: ["caderno"],
    end: (_, place) => removeNotebooks(...manager(place), [place.notebook]),
  },
  "the notebook taken from its class": {
    table: "class_notebooks",
    lost: ["caderno"],
    end: (_, place) => updateNotebookClasses(...manager(place), { id: place.notebook, classes: [] }),
  },
  "no longer being a notebook's author": {
    table: "notebook_teachers",
    lost: ["caderno"],
    before: async (member, place) => {
      const add =
        "INSERT INTO notebook_teachers SELECT p.num, n.num FROM school_people p, notebooks n WHERE p.id = ? AND n.id = ?";
      await bindings.DB.prepare(add).bind(member.personId, place.notebook).run();
      await leaveClass(place, member);
      return member;
    },
    end: (_, { notebook }) =>
      deleteRow(
        "DELETE FROM notebook_teachers WHERE notebook = (SELECT num FROM notebooks WHERE id = ?)",
        notebook,
      ),
  },
  "the assessment a draft again": {
    table: "assessments",
    lost: ["avaliacao"],
    roles: ["student"],
    end: (_, place) => withdrawAssessment(...teacher(place), place.id),
  },
  "deleting the assessment": {
    table: "assessments",
    lost: ["avaliacao"],
    end: (_, place) => removeAssessments(...teacher(place), [place.id]),
  },
  "the assessment taken from the class": {
    table: "assessment_classes",
    lost: ["avaliacao"],
    end: (_, place) => setAssessmentClasses(...teacher(place), { id: place.id, classes: [] }),
  },
  "no longer being a colleague": {
    table: "assessment_teachers",
    lost: ["avaliacao"],
    roles: ["teacher"],
    before: async (member, place) => {
      const people = [place.teacher.personId, member.personId];
      await shareAssessment(...teacher(place), { id: place.id, people });
      await leaveClass(place, member);
      return member;
    },
    end: (_, place) => shareAssessment(...teacher(place), { id: place.id, people: [place.teacher.personId] }),
  },
  "no longer being invited": {
    table: "assessment_people",
    lost: ["avaliacao"],
    roles: ["student"],
    before: async (member, place) => {
      await setTerms(place, member, true);
      await leaveClass(place, member);
      return member;
    },
    end: (member, place) => setTerms(place, member, false),
  },
  "deleting the doubt": {
    table: "comments",
    lost: ["duvida"],
    end: async (_, place) => deleteComment(depsOf(place.author), place.author.viewer, await doubtOf(place)),
  },
  "the doubt hidden by the moderation": {
    table: "threads",
    lost: ["duvida"],
    end: (_, place) => hideThread(place),
  },
  "the end of the mentorship": {
    table: "mentorships",
    lost: ["reuniao"],
    end: ({ viewer }, { chief }) =>
      endAccompanying(depsOf(chief), chief.viewer, { mentee: viewer.id, requestId }),
  },
  "another mentor": {
    table: "mentorships",
    lost: ["reuniao"],
    end: async (member, { chief }) => assign(chief, await givenMentor(), member),
  },
  "cancelling the meeting": {
    table: "meetings",
    lost: ["reuniao"],
    end: ({ meeting }, { mentor }) => cancelOwnMeeting(depsOf(mentor), mentor.viewer, meeting),
  },
  "being taken out of the meeting": {
    table: "meeting_people",
    lost: ["reuniao"],
    end: ({ meeting }) => deleteRow("DELETE FROM meeting_people WHERE meeting = ?", meeting),
  },
};

import { mayEnterRoom } from "#app/features/assessments/services/sitting/load-room.server.ts";
import { requestId, requestNumber } from "#app/features/assistant/domain/request-state.ts";
import { readRequest } from "#app/features/assistant/services/request-view.server.ts";
import { newestPost } from "#app/features/forum/services/read-thread.server.ts";
import { peer } from "#app/features/mentoring/domain/room-request.server.ts";
import { mayEnterMeeting } from "#app/features/mentoring/services/enter-meeting.server.ts";
import { audiencesOf } from "#app/features/messages/domain/audience.ts";
import { eventsSince } from "#app/features/messages/services/list-notifications.server.ts";
import { mayJoinNotebook } from "#app/features/notebooks/services/edit-notebook.server.ts";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { decide } from "#app/platform/access/decide.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { eventIdOf, readEventId } from "#app/platform/live/domain/channel-rules.ts";
import type { RightsTables } from "#app/platform/live/queries/room-sockets.server.ts";
import { readSent } from "#app/platform/requests/domain/sent-json.server.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";

/** What a room's object receives about who enters. */
type Introduction = Record<string, string | readonly string[]>;
/** `names`: what the room's key names; `query`: of the request. */
type Entry = { deps: Deps; viewer: Viewer; names: readonly string[]; query: URLSearchParams };

type LiveRoom = {
  /** The parts of its address after its kind, as parameters. */
  address: readonly string[];
  /** What its key names, from the parts of its address; by default these parts. Throws what it does not find. */
  names?: (parts: readonly string[], viewer: Viewer) => readonly string[];
  /** The one rule to enter, checked at every handshake and poll. Throws what it refuses. */
  mayEnter: (entry: Entry) => Promise<Introduction>;
  /** Who answers a page without a socket: the room's object, this function after the rule, or nobody. */
  poll: "object" | "nobody" | ((entry: Entry) => Promise<object>);
  /** The binding of its class; an object is named by the last of `names`. */
  object:
    | "USER_CHANNEL"
    | "NOTEBOOK_ROOM"
    | "ASSESSMENT_ROOM"
    | "THREAD_ROOM"
    | "MEETING_ROOM"
    | "ASSISTANT_REQUEST";
  /** Tables besides those of `sessionTables` whose triggers end a right to it. */
  endedBy: readonly string[];
};

/** Of every room: a session ends, or gets a new stamp by its person's claims, plans, schools or communities. */
export const sessionTables: RightsTables = {
  changed: ["sessions", "school_people", "community_people"],
  inserted: ["changed_school_people", "new_school_people", "community_people"],
};

/** Of the notifications' room: the last event that a tab has. */
function lastEventOf({ deps, query }: Entry): number {
  return readEventId(query.get("ultimo")) ?? eventIdOf({ visibleFrom: deps.now(), num: 0 });
}

/**
 * Every room with live updates: where it is, who may enter and what ends the right (decision 095). A socket is valid as
 * long as its person's rights are those it was opened with (decision 067): triggers note a change in `room_sockets`, and
 * people who still may enter reconnect, with a new check.
 */
export const liveRooms = {
  avisos: {
    address: [],
    names: (_, viewer) => [viewer.id],
    mayEnter: async (entry) => ({
      usuario: entry.viewer.id,
      ultimo: String(lastEventOf(entry)),
      publico: audiencesOf(entry.viewer),
    }),
    poll: (entry) => eventsSince(entry.deps, entry.viewer, lastEventOf(entry)),
    object: "USER_CHANNEL",
    endedBy: [],
  },
  caderno: {
    address: ["schoolId", "notebookId"],
    mayEnter: async ({ deps, viewer, names: [schoolId = "", id = ""] }) => {
      if (!decide("schoolTeacher", viewer, { schoolId }).allowed) throw new AppError("no-permission");
      await mayJoinNotebook(deps, schoolActor(viewer, { schoolId }, ""), id);
      return { pessoa: viewer.id, nome: viewer.firstName };
    },
    poll: "object",
    object: "NOTEBOOK_ROOM",
    endedBy: ["class_members", "notebooks", "class_notebooks", "notebook_teachers"],
  },
  avaliacao: {
    address: ["schoolId", "assessmentId"],
    mayEnter: async ({ deps, viewer, names: [schoolId = "", id = ""] }) => {
      if (!decide("schoolStudent", viewer, { schoolId }).allowed) throw new AppError("no-permission");
      const actor = schoolActor(viewer, { schoolId }, "");
      const { isStaff, closesAt, sitting } = await mayEnterRoom(deps, actor, id);
      return {
        pessoa: String(actor.person ?? 0),
        equipe: isStaff ? "1" : "0",
        fecha: String(closesAt ?? ""),
        prova: sitting,
      };
    },
    poll: "object",
    object: "ASSESSMENT_ROOM",
    endedBy: [
      "class_members",
      "assessments",
      "assessment_classes",
      "assessment_teachers",
      "assessment_people",
    ],
  },
  duvida: {
    address: ["threadId"],
    // By its number: a code is written in several ways.
    names: ([code = ""]) => {
      const num = ordOfCode(code);
      if (num === null) throw new AppError("thread-not-found");
      return [String(num)];
    },
    mayEnter: async ({ deps, viewer, names: [num] }) => ({
      ultimo: String(await newestPost(deps, viewer, Number(num))),
    }),
    poll: "object",
    object: "THREAD_ROOM",
    endedBy: ["comments", "threads"],
  },
  reuniao: {
    address: ["meetingId"],
    mayEnter: async ({ deps, viewer, names: [id = ""], query }) => {
      const { isMentor } = await mayEnterMeeting(deps, viewer, id);
      return {
        pessoa: String(viewer.num),
        nome: viewer.firstName,
        mentor: isMentor ? "1" : "0",
        lugar: readSent(peer, query.get("lugar")),
      };
    },
    // Its signals go both ways, at once.
    poll: "nobody",
    object: "MEETING_ROOM",
    endedBy: ["mentorships", "meetings", "meeting_people"],
  },
  assistente: {
    address: ["id"],
    names: ([id = ""]) => {
      const num = requestNumber(id);
      if (num === null) throw new AppError("assistant-request-not-found");
      return [requestId(num)];
    },
    mayEnter: async ({ deps, viewer, names: [id = ""] }) => {
      const { num } = await readRequest(deps, viewer, id);
      return { numero: String(num), pessoa: String(viewer.num) };
    },
    poll: "object",
    object: "ASSISTANT_REQUEST",
    endedBy: [],
  },
} as const satisfies Record<string, LiveRoom>;

export type RoomKind = keyof typeof liveRooms;

/** What opens, polls and closes it, whatever its kind. */
export function liveRoom(kind: RoomKind): LiveRoom {
  return liveRooms[kind];
}

/** Null: of a kind that there is no more. */
export function readRoomKey(key: string): { kind: RoomKind; names: readonly string[] } | null {
  const [first = "", ...names] = key.split("/");
  return Object.hasOwn(liveRooms, first) ? { kind: first as RoomKind, names } : null;
}

/** The tables whose changes may end somebody's right to a room. */
export const rightsTables: RightsTables = {
  changed: [...sessionTables.changed, ...Object.values(liveRooms).flatMap(({ endedBy }) => endedBy)],
  inserted: sessionTables.inserted,
};

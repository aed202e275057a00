import type { Calendars } from "#app/features/mentoring/services/calendar-change.ts";
import type { AssessmentRooms, Rooms, ThreadRooms } from "#app/platform/context/deps.ts";
import { liveRooms, type RoomKind, readRoomKey } from "#app/shell/services/live-rooms.server.ts";
import type { AssessmentRoom } from "../durable-objects/assessment-room.ts";
import type { CalendarObject } from "../durable-objects/calendar-object.ts";
import type { NotebookRoom } from "../durable-objects/notebook-room.ts";
import type { ThreadRoom } from "../durable-objects/thread-room.ts";
import type { Environment } from "../environment.ts";

/** The rooms of open notebooks. Editors fetch what a failed room did not send. */
function openRooms(namespace: DurableObjectNamespace<NotebookRoom>): Rooms {
  const room = (notebookId: string) => namespace.get(namespace.idFromName(notebookId));
  return { tell: async (notebookId, changed) => room(notebookId).notify(changed) };
}

/** The rooms of open threads. Pages without one poll. */
function openThreadRooms(namespace: DurableObjectNamespace<ThreadRoom>): ThreadRooms {
  return {
    tell: async (thread, num) => namespace.get(namespace.idFromName(String(thread))).notify(num),
  };
}

/** The rooms of assessments in progress. Panels and papers without one poll. */
function openAssessmentRooms(namespace: DurableObjectNamespace<AssessmentRoom>): AssessmentRooms {
  const room = (id: string) => namespace.get(namespace.idFromName(id));
  return {
    changed: async (id) => room(id).changed(),
    move: async (id, person, device) => room(id).move(person, device),
    say: async (id, message) => room(id).say(message),
    changeTimes: async (id) => room(id).changeTimes(),
  };
}

/** The calendars of mentors. */
function openCalendars(namespace: DurableObjectNamespace<CalendarObject>): Calendars {
  return {
    change: (change) => namespace.get(namespace.idFromName(String(change.mentor))).change(change),
  };
}

type Namespaces = Pick<Environment, (typeof liveRooms)[RoomKind]["object"] | "MENTOR_CALENDAR">;

/** What every room's object has. */
interface RoomObject extends Rpc.DurableObjectBranded {
  fetch: (request: Request) => Promise<Response>;
  endSession(sessionId: string): void;
}

/** The object of a room. */
export function roomObject(env: Namespaces, kind: RoomKind, names: readonly string[]) {
  const namespace = env[liveRooms[kind].object] as DurableObjectNamespace<RoomObject>;
  return namespace.get(namespace.idFromName(names.at(-1) ?? ""));
}

export function createRooms(env: Namespaces) {
  return {
    rooms: openRooms(env.NOTEBOOK_ROOM),
    endSockets: async (room: string, sessionId: string) => {
      const place = readRoomKey(room);
      if (place) await roomObject(env, place.kind, place.names).endSession(sessionId);
    },
    threadRooms: openThreadRooms(env.THREAD_ROOM),
    calendars: openCalendars(env.MENTOR_CALENDAR),
    assessmentRooms: openAssessmentRooms(env.ASSESSMENT_ROOM),
  };
}

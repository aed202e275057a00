import type { Calendars } from "#app/features/mentoring/services/calendar-change.ts";
import type { AssessmentRooms, Rooms, ThreadRooms } from "#app/platform/context/deps.ts";
import type { RoomPlace } from "#app/platform/live/domain/room-place.ts";
import type { AssessmentRoom } from "../durable-objects/assessment-room.ts";
import type { CalendarObject } from "../durable-objects/calendar-object.ts";
import type { NotebookRoom } from "../durable-objects/notebook-room.ts";
import type { ThreadRoom } from "../durable-objects/thread-room.ts";
import type { Environment } from "../environment.ts";

/** The rooms of open notebooks. Editors fetch what a failed room did not send. */
function openRooms(namespace: DurableObjectNamespace<NotebookRoom>): Rooms {
  const room = (notebookId: string) => namespace.get(namespace.idFromName(notebookId));
  return {
    tell: async (notebookId, changed) => room(notebookId).notify(changed),
    close: async (notebookId) => room(notebookId).closeAll(),
  };
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

type Namespaces = Pick<
  Environment,
  | "NOTEBOOK_ROOM"
  | "THREAD_ROOM"
  | "ASSESSMENT_ROOM"
  | "MEETING_ROOM"
  | "MENTOR_CALENDAR"
  | "USER_CHANNEL"
  | "ASSISTANT_REQUEST"
>;

function named<Object extends Rpc.DurableObjectBranded>(
  namespace: DurableObjectNamespace<Object>,
  name: string | number | null | undefined,
) {
  return namespace.get(namespace.idFromName(String(name)));
}

/** The object of each kind of room, by what its address names. */
export function roomObject(env: Namespaces, { kind, names: [first = "", second = ""] }: RoomPlace) {
  switch (kind) {
    case "avisos":
      return named(env.USER_CHANNEL, first);
    case "caderno":
      return named(env.NOTEBOOK_ROOM, second);
    case "avaliacao":
      return named(env.ASSESSMENT_ROOM, second);
    case "duvida":
      return named(env.THREAD_ROOM, first);
    case "reuniao":
      return named(env.MEETING_ROOM, first);
    case "assistente":
      return named(env.ASSISTANT_REQUEST, first);
  }
}

export function createRooms(env: Namespaces) {
  return {
    rooms: openRooms(env.NOTEBOOK_ROOM),
    endSockets: async (place: RoomPlace, sessionId: string, { isSignedIn }: { isSignedIn: boolean }) =>
      roomObject(env, place).endSession(sessionId, isSignedIn),
    threadRooms: openThreadRooms(env.THREAD_ROOM),
    calendars: openCalendars(env.MENTOR_CALENDAR),
    assessmentRooms: openAssessmentRooms(env.ASSESSMENT_ROOM),
  };
}

import { mayEnterRoom } from "#app/features/assessments/services/sitting/load-room.server.ts";
import { readRequest } from "#app/features/assistant/services/request-view.server.ts";
import { newestPost } from "#app/features/forum/services/read-thread.server.ts";
import { mayEnterMeeting } from "#app/features/mentoring/services/enter-meeting.server.ts";
import { mayJoinNotebook } from "#app/features/notebooks/services/edit-notebook.server.ts";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { decide } from "#app/platform/access/decide.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { RoomKind } from "#app/platform/live/domain/room-place.ts";

type Rule<Right> = (deps: Deps, viewer: Viewer, names: readonly string[]) => Promise<Right>;

/**
 * The rules to enter a room. A socket is valid as long as its person's rights are those it was opened with (decision
 * 067): triggers of `room_sockets` detect a change, and people still allowed reconnect, with a new check. A new room is
 * a row here.
 */
export const roomRules = {
  /** Everybody into their own. */
  avisos: async (_, viewer, [userId]) => {
    if (viewer.id !== userId) throw new AppError("no-permission");
  },
  caderno: async (deps, viewer, [schoolId = "", id = ""]) => {
    if (!decide("schoolTeacher", viewer, { schoolId }).allowed) throw new AppError("no-permission");
    await mayJoinNotebook(deps, schoolActor(viewer, { schoolId }, ""), id);
  },
  avaliacao: async (deps, viewer, [schoolId = "", id = ""]) => {
    if (!decide("schoolStudent", viewer, { schoolId }).allowed) throw new AppError("no-permission");
    const actor = schoolActor(viewer, { schoolId }, "");
    return { ...(await mayEnterRoom(deps, actor, id)), person: actor.person };
  },
  /** By its number: a code is written in several ways. */
  duvida: (deps, viewer, [num]) => newestPost(deps, viewer, Number(num)),
  reuniao: (deps, viewer, [id = ""]) => mayEnterMeeting(deps, viewer, id),
  assistente: (deps, viewer, [id = ""]) => readRequest(deps, viewer, id),
} as const satisfies Record<RoomKind, Rule<unknown>>;

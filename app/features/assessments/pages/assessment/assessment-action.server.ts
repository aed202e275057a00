import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { sentOrNull } from "#app/platform/requests/domain/sent-json.server.ts";
import { plural } from "#app/platform/text/format.ts";
import { device } from "../../domain/sitting/sitting-report.server.ts";
import { sittingPaths } from "../../paths.ts";
import { callRoom, notifyRoom, updateRoomTime } from "../../services/sitting/change-room.server.ts";
import { startAttempt } from "../../services/sitting/start-sitting.server.ts";

const MOST_MESSAGE = 300;

/** A student starts; staff applies. The services refuse the others. */
export function assessmentForms(
  deps: Deps,
  actor: SchoolActor,
  id: string,
): Readonly<Record<string, FormHandler<"code">>> {
  const more = async (personId: string | null, minutes: number) => {
    await updateRoomTime(deps, actor, { id, personId, minutes });
    return { done: true, message: `Mais ${plural(minutes, "minuto", "minutos")}.` };
  };
  return {
    start: async (form) => {
      const here = sentOrNull(device, form.text("device", 64)) ?? "";
      const start = { id, code: form.text("code", 40), device: here };
      await startAttempt(deps, actor, start);
      return redirectFor(sittingPaths.assessment(actor.schoolId, id));
    },
    message: async (form) => {
      const text = form.text("message", MOST_MESSAGE).trim();
      if (text === "") return { message: "Escreva o recado." };
      const personId = form.text("person", 64) || null;
      await notifyRoom(deps, actor, { id, text, personId });
      const to = personId === null ? "a quem está fazendo a prova" : "a um estudante";
      return { done: true, message: `Recado enviado ${to}.` };
    },
    call: async () => {
      const count = await callRoom(deps, actor, id);
      return { done: true, message: `${plural(count, "estudante avisado", "estudantes avisados")}.` };
    },
    extend: (form) => more(null, form.whole("minutes") ?? 0),
    extra: (form) => more(form.text("person", 64), form.whole("minutes") ?? 0),
  };
}

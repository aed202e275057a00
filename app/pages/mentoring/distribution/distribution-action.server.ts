import { redirectFor } from "#app/access/require-access.server.ts";
import type { Viewer } from "#app/access/viewer.ts";
import type { FormHandler } from "#app/pages/handle-form.server.ts";
import { mentoringPaths } from "#app/paths/mentoring.ts";
import type { Deps } from "#app/services/deps.ts";
import { assignMentees, endAccompanying } from "#app/services/mentoring/distribute.server.ts";

/** Who accompanies whom. */
export function distributionForms(
  deps: Deps,
  viewer: Viewer,
  requestId: string,
): Readonly<Record<string, FormHandler>> {
  return {
    assign: async (form) => {
      const mentees = form.texts("mentee", 64);
      const mentor = form.text("mentor", 64);
      const { moved, cancelled } = await assignMentees(deps, viewer, { mentees, mentor, requestId });
      return redirectFor(mentoringPaths.distribution(String(moved), cancelled));
    },
    end: async (form) => {
      const [mentee = "", ...more] = form.texts("mentee", 64);
      if (more.length > 0)
        return { message: "Encerre uma mentoria de cada vez: deixe só uma pessoa marcada." };
      const cancelled = await endAccompanying(deps, viewer, { mentee, requestId });
      return redirectFor(mentoringPaths.distribution("fim", cancelled));
    },
  };
}

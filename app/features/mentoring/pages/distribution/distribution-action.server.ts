import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { mentoringPaths } from "../../paths.ts";
import { assignMentees, endAccompanying } from "../../services/distribute.server.ts";

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

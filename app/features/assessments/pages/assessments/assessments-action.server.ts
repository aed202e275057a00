import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { plural } from "#app/platform/text/format.ts";
import type { AssessmentField, AssessmentListExtra } from "../../domain/making/assessment-forms.ts";
import { assessmentPaths } from "../../paths.ts";
import { duplicateAssessment } from "../../services/making/create-assessment.server.ts";
import { bringBackAssessments, removeAssessments } from "../../services/making/delete-assessments.server.ts";

/** Characters: two thousand ids. */
const LONGEST_IDS = 66_000;

const assessmentsOf = (count: number) => plural(count, "simulado", "simulados");

/** Of the rows' boxes, or of one field with many ids between commas. */
function idsOf(form: SentForm): string[] {
  const all = [...form.texts("id"), ...form.text("ids", LONGEST_IDS).split(",")];
  return [...new Set(all.filter((id) => /^[0-9a-f]{32}$/.test(id)))];
}

/** The list's forms by intent. */
export function assessmentListForms(
  deps: Deps,
  actor: SchoolActor,
): Record<string, FormHandler<AssessmentField, AssessmentListExtra>> {
  return {
    duplicate: async (form) => {
      const id = await duplicateAssessment(deps, actor, form.text("id"));
      return redirectFor(assessmentPaths.edit(actor.schoolId, id));
    },
    delete: async (form) => {
      const gone = idsOf(form);
      const count = await removeAssessments(deps, actor, gone);
      return {
        done: true,
        message: `${assessmentsOf(count)} a menos. As respostas entregues continuam guardadas.`,
        gone,
      };
    },
    restore: async (form) => {
      const count = await bringBackAssessments(deps, actor, idsOf(form));
      return { done: true, message: `${assessmentsOf(count)} de volta.` };
    },
  };
}

import { redirectFor } from "#app/access/require-access.server.ts";
import type { AssessmentField, AssessmentListExtra } from "#app/domain/assessments/assessment-forms.ts";
import type { SentForm } from "#app/domain/forms/sent-form.ts";
import type { FormHandler } from "#app/pages/handle-form.server.ts";
import { assessmentPaths } from "#app/paths/assessments.ts";
import { duplicateAssessment } from "#app/services/assessments/create-assessment.server.ts";
import {
  bringBackAssessments,
  removeAssessments,
} from "#app/services/assessments/delete-assessments.server.ts";
import type { Deps } from "#app/services/deps.ts";
import type { SchoolActor } from "#app/services/school/school-actor.ts";
import { plural } from "#app/text/format.ts";

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

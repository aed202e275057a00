import type { SchoolRole } from "#app/platform/access/claims.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { schoolRoleNames } from "../../domain/people-filter.ts";
import {
  normalPerson,
  personProblems,
  type SchoolPersonField,
  yearProblem,
} from "../../domain/person-fields.ts";
import type { SavedPerson } from "../../services/save-person.server.ts";

/** A person's data as typed, or the problems by field. */
export function readPersonForm(
  form: SentForm,
): { person: SavedPerson } | { problems: Partial<Record<SchoolPersonField, string>> } {
  const fields = normalPerson({
    firstName: form.text("firstName", 80),
    lastName: form.text("lastName", 80),
    email: form.text("email", 120),
    mobile: form.text("mobile", 40),
    schoolUserId: form.text("schoolUserId", 60),
  });
  const year = form.whole("year");
  const wrongYear = yearProblem(year);
  const problems = { ...personProblems(fields), ...(wrongYear ? { year: wrongYear } : {}) };
  if (Object.keys(problems).length > 0 || year === null) return { problems };
  return { person: { ...fields, year } };
}

/** Throws invalid-body for an unknown role. */
export function readRoleForm(form: SentForm): { role: SchoolRole; classes: string[] } {
  const role = form.oneOf("role", schoolRoleNames);
  if (!role) throw new AppError("invalid-body");
  return { role, classes: form.texts("classes").filter((id) => /^[0-9a-f]{32}$/.test(id)) };
}

export const personFieldOf = {
  "person-email-taken": "email",
  "person-school-id-taken": "schoolUserId",
  "admin-role-denied": "role",
  "own-membership": null,
} as const;

import { targetedExams } from "#app/features/accounts/domain/sign-up/questionnaire-options.ts";
import { ownExams } from "./featured-exams.ts";
import { institutionOf } from "./institutions.ts";

/** Institution ids by the questionnaire's answer. */
export const courseInstitutions: Readonly<Record<string, number>> = Object.fromEntries(
  targetedExams.flatMap((course) =>
    ownExams([course]).map(({ code }) => [course, institutionOf(code)?.id ?? 0]),
  ),
);

import { inSchool } from "./in-school.ts";

/** Pages to come (docs/roadmap.md): check `hasPage` before linking. Moved to the file of their area with their page. */
export const plannedPaths = {
  schoolEssays: (schoolId: string) => inSchool(schoolId, "redacoes"),
} as const;

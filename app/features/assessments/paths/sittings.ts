import { inSchool } from "#app/features/school/paths/in-school.ts";
import { withQuery } from "#app/platform/paths/with-query.ts";

const one = (schoolId: string, id: string, rest = "") =>
  inSchool(schoolId, `avaliacoes/${encodeURIComponent(id)}${rest}`);

export const sittingPaths = {
  /** A student's door; the live panel for staff. */
  assessment: (schoolId: string, id: string) => one(schoolId, id),
  /** The live room's socket. */
  room: (schoolId: string, id: string) =>
    `/canal/avaliacao/${encodeURIComponent(schoolId)}/${encodeURIComponent(id)}`,
  /** The questions of the own sitting, by the positions shown. */
  questions: (schoolId: string, id: string, from: number, to: number) =>
    withQuery(one(schoolId, id, "/questoes"), { de: String(from), ate: String(to) }),
} as const;

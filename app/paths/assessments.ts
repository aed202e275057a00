import { inSchool } from "./in-school.ts";
import { type Query, withQuery } from "./with-query.ts";

const one = (schoolId: string, id: string, rest = "") =>
  inSchool(schoolId, `avaliacoes/${encodeURIComponent(id)}${rest}`);

export const assessmentPaths = {
  assessments: (schoolId: string, query?: Query) => withQuery(inSchool(schoolId, "avaliacoes"), query),
  /** A student's door; the live panel for staff. */
  assessment: (schoolId: string, id: string) => one(schoolId, id),
  /** The live room's socket. */
  room: (schoolId: string, id: string) =>
    `/canal/avaliacao/${encodeURIComponent(schoolId)}/${encodeURIComponent(id)}`,
  /** The questions of the own sitting, by the positions shown. */
  sittingQuestions: (schoolId: string, id: string, from: number, to: number) =>
    withQuery(one(schoolId, id, "/questoes"), { de: String(from), ate: String(to) }),
} as const;

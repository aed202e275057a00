import { holdsAny } from "#app/platform/access/decide.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { RowOf } from "#app/platform/db/fields.server.ts";
import { letteredAlternatives } from "../../domain/answers/check-answer.ts";
import type { PaperKey, PaperQuestion } from "../../domain/paper/paper-question.ts";
import type { KeyReader, PaperFields } from "../../queries/paper/paper-fields.server.ts";

export type PaperRow = RowOf<PaperFields>;

/** Whether the address requests the answer key. */
export type AskedKey = { withKey: boolean };

const STAFF = ["teacher", "assistant", "admin"];

/** Maintainers of the bank and a school's staff print every key, others that of questions they answered (decision 031). */
export function keyReader(viewer: Viewer | null, { withKey }: AskedKey, now: number): KeyReader | null {
  if (!viewer || !withKey) return null;
  const schools = [viewer.school, ...viewer.otherSchools];
  const isStaff = schools.some((school) => school && STAFF.includes(school.role));
  const keepsBank = holdsAny(["admin"], viewer);
  return { userNum: viewer.num, now, all: isStaff || keepsBank, keepsBank, official: false };
}

/** `number`: of an exam's booklet. */
export function paperQuestion(row: PaperRow, number: number | null = null): PaperQuestion {
  return {
    ord: row.ord,
    number,
    heading: null,
    language: row.language,
    kind: row.kind,
    annulled: row.status === "annulled",
    statement: row.statementHtml,
    alternatives: letteredAlternatives(row.kind, row.alternativesHtml),
  };
}

/** Null where the key was not requested. */
export function paperKeys(rows: readonly PaperRow[], reader: KeyReader | null): PaperKey[] | null {
  return reader && rows.map(({ ord, answer, solution }) => ({ ord, answer, solution }));
}

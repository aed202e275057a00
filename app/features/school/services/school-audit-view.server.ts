import { product } from "#app/platform/text/product.ts";
import { auditSentence } from "../domain/audit-sentence.ts";
import type { SchoolAuditRow } from "../queries/school-audit.server.ts";

/** A row of a school's audit as a sentence. `at` in epoch seconds; `seal` null until it is sealed. */
export type SchoolAuditView = {
  num: number;
  place: number;
  at: number;
  who: { name: string; personId: string | null };
  did: string;
  whom: { name: string; personId: string | null; classId: string | null } | null;
  rest: string;
  reason: string | null;
  seal: string | null;
};

/** A platform admin acts without a membership; people outside the school are not named. */
function actorName({ actorId, actorName: name, actorKnown }: SchoolAuditRow): string {
  if (name) return name;
  return actorId === null || actorKnown ? `Equipe ${product.name}` : "Uma conta excluída";
}

export function schoolAuditView(row: SchoolAuditRow): SchoolAuditView {
  const { num, place, at, action, subjectId, subjectName, reason, hash } = row;
  const names = { ...row.names, ...(subjectName ? { [subjectId]: subjectName } : {}) };
  const act = { action, subjectId, names, before: row.was, after: row.became };
  const { did, whom, rest } = auditSentence(act);
  const isClass = action === "school.class" || "entered" in act.after || "left" in act.after;
  return {
    num,
    place,
    at,
    who: { name: actorName(row), personId: row.actorPerson },
    did,
    whom:
      whom === null
        ? null
        : {
            name: whom,
            personId: subjectName && !isClass ? subjectId : null,
            classId: subjectName && isClass ? subjectId : null,
          },
    rest,
    reason,
    seal: hash,
  };
}

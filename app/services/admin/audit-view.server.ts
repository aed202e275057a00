import { claimTexts, schoolRoleTexts } from "#app/access/claim-texts.ts";
import type { ClaimName } from "#app/access/claims.ts";
import {
  auditAction,
  auditActions,
  isAboutPerson,
  isAboutQuestion,
  isInSchool,
} from "#app/domain/admin/audit-actions.ts";
import { type Change, changesOf } from "#app/domain/admin/change-words.ts";
import type { AuditRow } from "#app/queries/admin/audit.server.ts";
import { formatDateTime } from "#app/text/format-time.ts";

export type AuditParty = { name: string; personId: string | null };

/** A row of the audit as people read it. `at` in epoch seconds. */
export type AuditView = {
  num: number;
  at: number;
  what: string;
  who: AuditParty;
  whom: AuditParty;
  changes: Change[];
  reason: string | null;
  requestId: string;
};

export const COMMAND_LINE = "linha de comando";

const words = {
  claim: (name: string) => claimTexts[name as ClaimName]?.title ?? `${name} (desconhecida)`,
  role: (name: string) => schoolRoleTexts[name as keyof typeof schoolRoleTexts]?.title ?? name,
  time: formatDateTime,
};

function person(id: string, name: string | null): AuditParty {
  return name ? { name, personId: id } : { name: `conta excluída (${id.slice(0, 8)})`, personId: null };
}

/** The subject of an action if it is not a person; an exam's id may be its name, so it is not shortened. */
function thingOf({ action, subjectId, scope }: AuditRow): string {
  if (isInSchool(action)) return `escola ${scope}`;
  if (action.startsWith("ticket.")) return `chamado ${subjectId.slice(0, 8)}`;
  if (action.startsWith("questions.")) return "acervo";
  if (action.startsWith("replies.")) return "respostas prontas";
  if (action.startsWith("topics.")) return `assunto ${subjectId}`;
  if (action.startsWith("exam.")) return `exame ${subjectId}`;
  if (action.startsWith("mock.")) return `simulado ${subjectId.slice(0, 8)}`;
  if (action.startsWith("material.")) return `material ${subjectId}`;
  return isAboutQuestion(action) ? `questão ${subjectId}` : `notificação ${subjectId.slice(0, 8)}`;
}

function partyOf(row: AuditRow): AuditParty {
  if (isAboutPerson(row.action)) return person(row.subjectId, row.subjectName);
  return { name: thingOf(row), personId: null };
}

export function auditView(row: AuditRow): AuditView {
  const action = auditAction(row.action);
  return {
    num: row.num,
    at: row.at,
    what: action ? auditActions[action] : row.action,
    who: row.actorId ? person(row.actorId, row.actorName) : { name: COMMAND_LINE, personId: null },
    whom: partyOf(row),
    changes: changesOf(row, words),
    reason: row.reason,
    requestId: row.requestId,
  };
}

import { claimTexts, schoolRoleTexts } from "#app/platform/access/claim-texts.ts";
import type { ClaimName } from "#app/platform/access/claims.ts";
import { cutText } from "#app/platform/text/cut-text.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { auditAction, auditActions, isAboutPerson } from "../domain/audit-actions.ts";
import { type Change, changesOf } from "../domain/change-words.ts";
import type { AuditRow } from "../queries/audit.server.ts";

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
  return name ? { name, personId: id } : { name: `conta excluída (${id})`, personId: null };
}

const kinds: Readonly<Record<string, string>> = {
  school: "escola",
  ticket: "chamado da escola",
  topics: "assunto",
  exam: "exame",
  job: "trabalho",
  mock: "simulado",
  material: "material",
  track: "trilha",
  community: "comunidade",
  notice: "notificação",
  question: "questão",
  moderation: "comentário",
  sale: "código",
};

/** Characters of a notification's text. */
const SHOWN = 60;

/** The subject of an action by name: the current one, else the one stored in the row, else its whole code. */
function thingOf({ action, subjectId, scope, thing }: AuditRow): string {
  const [area = ""] = action.split(".");
  if (area === "questions") return "acervo";
  if (area === "replies") return "respostas prontas";
  const name = thing ?? (area === "school" ? scope : subjectId);
  const shown = cutText(name, SHOWN);
  return `${kinds[area] ?? area} ${area === "question" || area === "moderation" ? shown : `“${shown}”`}`;
}

/** Whether an action's subject is an account. */
function isOfPerson(action: string): boolean {
  if (/^sale\.(?:coupon|seats)/.test(action)) return false;
  return isAboutPerson(action) || /^community\.(?:admin|remove)$/.test(action);
}

function partyOf(row: AuditRow): AuditParty {
  if (isOfPerson(row.action)) return person(row.subjectId, row.subjectName);
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

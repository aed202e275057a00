import type { RoleInSchool } from "#app/platform/access/membership.ts";
import { auditAction, auditActions } from "#app/platform/audit/domain/audit-actions.ts";
import { plural } from "#app/platform/text/format.ts";
import { roleNames } from "./labels.ts";

/** An act as stored. `names`: of the people and classes whose ids it contains. */
export type SchoolAct = {
  action: string;
  subjectId: string;
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
  names: Readonly<Record<string, string>>;
};

/** "Lúcia" + `did` + `whom` + `rest`; `whom` by name where the sentence names somebody or a class. */
export type AuditSentence = { did: string; whom: string | null; rest: string };

const SHOWN = 3;

const fieldNames: Readonly<Record<string, string>> = {
  firstName: "nome",
  lastName: "sobrenome",
  email: "e-mail",
  mobile: "celular",
  schoolUserId: "matrícula",
  year: "ano letivo",
};

function ids(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function role(value: unknown): string {
  return roleNames[value as RoleInSchool] ?? String(value);
}

/** "Ana Sá, Bia Ramos e mais 3". */
function listed(all: readonly string[], names: SchoolAct["names"]): string {
  const known = all.slice(0, SHOWN).flatMap((id) => names[id] ?? []);
  const more = all.length - known.length;
  if (known.length === 0) return plural(all.length, "pessoa", "pessoas");
  return more > 0 ? `${known.join(", ")} e mais ${more}` : known.join(", ");
}

function classList(all: readonly string[], names: SchoolAct["names"]): string {
  return all.map((id) => names[id] ?? "uma turma").join(", ");
}

function personSentence({ after, names }: SchoolAct): Omit<AuditSentence, "whom"> {
  if ("fields" in after) {
    const fields = ids(after.fields).map((name) => fieldNames[name] ?? name);
    return { did: "mudou os dados de", rest: `: ${fields.join(", ")}` };
  }
  const classes = ids(after.classes);
  const where = classes.length > 0 ? `, ${classList(classes, names)}` : "";
  return { did: "cadastrou", rest: `: ${role(after.role)}${where}` };
}

function roleSentence({ before, after, names }: SchoolAct): Omit<AuditSentence, "whom"> {
  if ("entered" in after) return { did: `pôs ${listed(ids(after.entered), names)} na turma`, rest: "" };
  if ("left" in after) return { did: `tirou ${listed(ids(after.left), names)} da turma`, rest: "" };
  const [old, now] = [ids(before.classes), ids(after.classes)];
  const entered = now.filter((id) => !old.includes(id));
  const left = "classes" in after ? old.filter((id) => !now.includes(id)) : [];
  const parts = [
    ...(entered.length > 0 ? [`entrou em ${classList(entered, names)}`] : []),
    ...(left.length > 0 ? [`saiu de ${classList(left, names)}`] : []),
  ];
  if (before.role === after.role)
    return { did: "mudou as turmas de", rest: parts.length > 0 ? `: ${parts.join("; ")}` : "" };
  const roles = "role" in before ? `${role(before.role)} → ${role(after.role)}` : role(after.role);
  return { did: "mudou o papel de", rest: `: ${[roles, ...parts].join("; ")}` };
}

function classSentence({ before, after }: SchoolAct): Omit<AuditSentence, "whom"> {
  if ("active" in after) return { did: after.active ? "reabriu a turma" : "arquivou a turma", rest: "" };
  if ("copyOf" in after) return { did: "copiou para o ano seguinte a turma", rest: "" };
  const told = (of: SchoolAct["after"]) => `${String(of.name)} (${String(of.year)})`;
  if ("name" in before) return { did: "mudou a turma", rest: `: ${told(before)} → ${told(after)}` };
  return { did: "criou a turma", rest: "" };
}

function notebookSentence({ before, after }: SchoolAct): Omit<AuditSentence, "whom"> {
  if ("title" in before) return { did: `mudou o título “${String(before.title)}” do caderno`, rest: "" };
  return { did: "copyOf" in after ? "copiou um caderno, como" : "criou o caderno", rest: "" };
}

/** Null: of one notebook, by its title. */
function notebooksSentence({ after }: SchoolAct): string | null {
  const several = (of: unknown) => plural(ids(of).length, "caderno", "cadernos");
  if ("notebooks" in after) return `${after.active ? "ativou" : "inativou"} ${several(after.notebooks)}`;
  if ("deleted" in after) return `excluiu ${several(after.deleted)}`;
  return "restored" in after ? `trouxe de volta ${several(after.restored)}` : null;
}

function count(value: unknown, one: string, many: string): string[] {
  return Number(value ?? 0) > 0 ? [plural(Number(value), one, many)] : [];
}

/** What a batch did not do: "; 77 não; parou antes do fim". */
function leftUndone({ after }: SchoolAct): string {
  const rest = [...count(after.refused, "não", "não"), ...(after.stopped ? ["parou antes do fim"] : [])];
  return rest.map((each) => `; ${each}`).join("");
}

function importSentence({ after }: SchoolAct): string {
  const all = Number(after.people ?? 0);
  const done = [
    ...count(after.created, "pessoa criada", "pessoas criadas"),
    ...count(all - Number(after.created ?? 0), "pessoa mudada", "pessoas mudadas"),
    ...count(after.classes, "turma criada", "turmas criadas"),
  ];
  return `importou ${done.length > 0 ? done.join(", ") : "uma lista que não mudou nada"}`;
}

function releaseSentence({ after }: SchoolAct): string {
  const people = plural(Number(after.people ?? 0), "nota gravada", "notas gravadas");
  return `liberou os resultados de “${String(after.title)}”: ${people}`;
}

function batchSentence({ after, names }: SchoolAct): string {
  const people = plural(Number(after.people ?? 0), "pessoa", "pessoas");
  const room = names[String(after.class)] ?? "";
  const told: Readonly<Record<string, string>> = {
    activate: `ativou ${people}`,
    inactivate: `inativou ${people}`,
    enter: `pôs ${people} na turma ${room}`,
    leave: `tirou ${people} da turma ${room}`,
    role: `deu o papel ${role(after.role)} a ${people}`,
    invite: `convidou ${people} por e-mail`,
    cards: `emitiu cartões de acesso para ${people}`,
  };
  return told[String(after.act)] ?? `mudou ${people}`;
}

function about(act: SchoolAct): Omit<AuditSentence, "whom"> | null {
  switch (act.action) {
    case "school.person":
      return personSentence(act);
    case "school.role":
      return roleSentence(act);
    case "school.class":
      return classSentence(act);
    case "school.notebook":
      return notebookSentence(act);
    case "school.notebook-classes":
      return { did: "mudou as turmas do caderno", rest: "" };
    case "school.active":
      return { did: act.after.active ? "ativou" : "inativou", rest: "" };
    case "school.ask-password":
      return { did: "pediu uma senha nova a", rest: "" };
    case "school.open-login":
      return { did: "desbloqueou a entrada de", rest: "" };
    default:
      return null;
  }
}

/** What an act says, in words of the school's office. */
export function auditSentence(act: SchoolAct): AuditSentence {
  const { action, subjectId, names, after } = act;
  const plain = (did: string) => ({ did, whom: null, rest: "" });
  const several = action === "school.notebook" ? notebooksSentence(act) : null;
  if (several) return plain(several);
  const told = about(act);
  const typed = after.name ?? after.title ?? "alguém que já não está aqui";
  if (told) return { ...told, whom: names[subjectId] ?? String(typed) };
  if (action === "school.first-access") return plain("entrou na escola pela primeira vez");
  if (action === "school.undo")
    return plain(
      `desfez ${after.act === "import" ? "uma importação" : "uma mudança"} em ${plural(Number(after.people ?? 0), "pessoa", "pessoas")}${leftUndone(act)}`,
    );
  if (action === "school.import" && "people" in after) return plain(importSentence(act) + leftUndone(act));
  if (action === "school.assessment-release" && "title" in after)
    return plain(releaseSentence(act) + leftUndone(act));
  if (action === "school.assessment-take-back")
    return plain(`desfez a liberação dos resultados de “${String(after.title)}”`);
  if ("act" in after) return plain(batchSentence(act) + leftUndone(act));
  const known = auditAction(action);
  const text = known ? auditActions[known] : action;
  const whom = names[subjectId] ?? null;
  return { did: text.charAt(0).toLowerCase() + text.slice(1) + (whom ? ":" : ""), whom, rest: "" };
}

import type { RoleInSchool } from "#app/platform/access/membership.ts";
import type { JobAct } from "./people-batch.ts";

/** Roles as words (R-SCHOOL-15). */
export const roleNames: Readonly<Record<RoleInSchool, string>> = {
  student: "Estudante",
  teacher: "Professor",
  assistant: "Assistente",
  admin: "Administração",
};

export const accessNames = { yes: "tem acesso", invited: "convite ou cartão", none: "sem acesso" } as const;

export const actNames: Readonly<Record<JobAct, string>> = {
  activate: "Ativar",
  inactivate: "Inativar",
  enter: "Pôr na turma",
  leave: "Tirar da turma",
  role: "Mudar o papel",
  invite: "Convidar por e-mail",
  cards: "Emitir cartões de acesso",
  import: "Importar pessoas",
  release: "Liberar resultados",
};

/** The title of the job that undoes such a job. */
export function undoing(act: JobAct): string {
  return `Desfazer: ${actNames[act].toLowerCase()}`;
}

/** What a finished batch did: "46 pessoas foram ativadas". */
export const actDone: Readonly<Record<JobAct, readonly [one: string, many: string]>> = {
  activate: ["pessoa foi ativada", "pessoas foram ativadas"],
  inactivate: ["pessoa foi inativada", "pessoas foram inativadas"],
  enter: ["pessoa entrou na turma", "pessoas entraram na turma"],
  leave: ["pessoa saiu da turma", "pessoas saíram da turma"],
  role: ["pessoa mudou de papel", "pessoas mudaram de papel"],
  invite: ["pessoa foi convidada", "pessoas foram convidadas"],
  cards: ["cartão foi emitido", "cartões foram emitidos"],
  import: ["pessoa ou turma foi gravada", "pessoas e turmas foram gravadas"],
  release: ["nota foi gravada", "notas foram gravadas"],
};

import type { RoleInSchool } from "#app/platform/access/membership.ts";
import type { MendedField } from "./roster-doubt.ts";
import type { RosterField } from "./roster-field.ts";

export const fieldNames: Readonly<Record<RosterField, string>> = {
  fullName: "Nome completo",
  firstName: "Nome",
  lastName: "Sobrenome",
  email: "E-mail",
  mobile: "Celular",
  schoolUserId: "Matrícula",
  class: "Turma",
  grade: "Série",
  role: "Papel",
  year: "Ano letivo",
  active: "Situação",
};

/** Names of what is mended on the page. */
export const mendedFieldNames: Readonly<Record<MendedField, string>> = {
  ...fieldNames,
  twin: "Quem é",
  person: "Quem é",
};

/** Words of an export that an import understands. */
export const exportRoles: Readonly<Record<RoleInSchool, string>> = {
  student: "Estudante",
  teacher: "Professor",
  assistant: "Assistente",
  admin: "Administração",
};
export const activeNames = { yes: "Ativo", no: "Inativo" } as const;

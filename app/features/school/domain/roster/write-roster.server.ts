import type { KnownPerson } from "./plan-person.ts";
import { activeNames, exportRoles } from "./roster-labels.ts";

export const EXPORT_HEADINGS = [
  "Nome",
  "Sobrenome",
  "Matrícula",
  "E-mail",
  "Celular",
  "Turma",
  "Papel",
  "Ano letivo",
  "Situação",
] as const;

/** A person as a row that imports back as they are. `classes`: names of the current classes of their year. */
export function exportRow(person: Omit<KnownPerson, "num" | "id">): string[] {
  const { firstName, lastName, schoolUserId, email, mobile, classes, role, year, active } = person;
  const [only = ""] = classes;
  // A bar at the end: the comma is part of the name.
  const joined = classes.length === 1 && only.includes(",") ? `${only} |` : classes.join(" | ");
  const state = active ? activeNames.yes : activeNames.no;
  return [firstName, lastName, schoolUserId, email, mobile, joined, exportRoles[role], String(year), state];
}

import type { RoleInSchool } from "#app/domain/school/membership.ts";
import { fold, words } from "#app/text/normalize.ts";

/** Folded words, one space between: "E-mail do Aluno" → "e mail do aluno". */
export function plainWords(text: string): string {
  return words(text.replace(/[ºª°]/g, "")).join(" ");
}

const ROLES: Readonly<Record<RoleInSchool, readonly string[]>> = {
  student: ["aluno", "aluna", "alunos", "estudante", "estudantes", "student", "learner", "discente", "0"],
  teacher: [
    "professor",
    "professora",
    "prof",
    "profa",
    "docente",
    "teacher",
    "instructor",
    "tutor",
    "aide",
    "counselor",
  ],
  assistant: [
    "assistente",
    "coordenador",
    "coordenadora",
    "coordenacao",
    "secretaria",
    "secretario",
    "assistant",
  ],
  admin: [
    "administrador",
    "administradora",
    "administracao",
    "diretor",
    "diretora",
    "direcao",
    "admin",
    "administrator",
    "principal",
    "siteadministrator",
    "districtadministrator",
    "systemadministrator",
  ],
};
const FAMILY = ["parent", "guardian", "relative", "responsavel", "pai", "mae"];

/** A role by its word; "family": nobody of the school's people. Null: unknown. */
export function roleOf(text: string): RoleInSchool | "family" | null {
  const [first = ""] = plainWords(text).split(" ");
  if (FAMILY.includes(first)) return "family";
  const found = (Object.keys(ROLES) as RoleInSchool[]).find((role) => ROLES[role].includes(first));
  return found ?? null;
}

const ACTIVE =
  "ativo ativa ativos matriculado matriculada cursando regular frequente active enrolled sim s true 1 rematriculado rematriculada";
const INACTIVE =
  "inativo inativa transferido transferida cancelado cancelada desistente trancado trancada evadido evadida concluido concluida egresso egressa formado formada remanejado desligado desligada inactive tobedeleted nao n false 0";

/** Whether a word says that a person is active. Null: unknown. */
export function activeOf(text: string): boolean | null {
  const [first = ""] = plainWords(text).split(" ");
  if (ACTIVE.split(" ").includes(first)) return true;
  return INACTIVE.split(" ").includes(first) ? false : null;
}

/** "2026", "2026/1", "Ano letivo 2026". Null for none. */
export function yearIn(text: string): number | null {
  const found = /(?<!\d)(20\d\d)(?!\d)/.exec(text);
  return found ? Number(found[1]) : null;
}

/** Names of classes in a cell: by semicolon, bar or line; by comma where there is none of these. */
export function classNamesOf(cell: string): string[] {
  const names = /[;|]/.test(cell) ? cell.split(/[;|]/) : cell.split(",");
  return [...new Set(names.map((name) => name.trim()).filter((name) => name !== ""))];
}

const NOTHING = [
  "",
  "n a",
  "na",
  "nao tem",
  "nao possui",
  "sem",
  "sem email",
  "nenhum",
  "null",
  "none",
  "nao informado",
];

/** A cell that says that there is nothing: "-", "não tem", "N/A". */
export function isNothing(cell: string): boolean {
  return NOTHING.includes(plainWords(cell));
}

/** What recognises a class in spite of how it is written: "3º A", "3A" and "Turma 3-A" are one, "3ª série A" is another. */
export function looseClass(name: string): string {
  const letters = fold(name.replace(/[ºª°]/g, ""))
    .replace(/\bturma\b/g, " ")
    .replace(/[^\p{L}\p{N}]/gu, "");
  return letters || fold(name);
}

import type { RoleInSchool } from "#app/platform/access/membership.ts";
import { fold, words } from "#app/platform/text/normalize.ts";

/** Folded words, one space between: "E-mail do Aluno" → "e mail do aluno", "schoolUserId" → "school user id". */
export function plainWords(text: string): string {
  return words(text.replace(/[ºª°]/g, "").replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")).join(" ");
}

const ROLES: Readonly<Record<RoleInSchool, string>> = {
  student: "aluno aluna alunos alunas estudante estudantes student students learner discente discentes",
  teacher: `professor professora professores professoras prof profa docente docentes teacher teachers instructor
    instrutor instrutora educador educadora regente faculty tutor tutora aide counselor`,
  assistant: `assistente coordenador coordenadora coordenacao secretaria secretario assistant monitor monitora auxiliar
    orientador orientadora pedagogo pedagoga inspetor inspetora supervisor supervisora bibliotecario bibliotecaria staff
    proctor`,
  admin: `administrador administradora administracao diretor diretora direcao vicediretor vicediretora admin administrator
    principal siteadministrator districtadministrator systemadministrator`,
};
const FAMILY = ["parent", "guardian", "relative", "responsavel", "pai", "mae"];

/** A role by its word, or the number of an export (0 student, other teacher); "family": not imported. */
export function roleOf(text: string): RoleInSchool | "family" | null {
  const all = words(text);
  const [first = ""] = all;
  if (FAMILY.includes(first)) return "family";
  if (/^\d$/.test(first) && all.length === 1) return first === "0" ? "student" : "teacher";
  const roles = Object.keys(ROLES) as RoleInSchool[];
  for (const word of [all.join(""), ...all]) {
    const found = roles.find((role) => ROLES[role].split(/\s+/).includes(word));
    if (found) return found;
  }
  return null;
}

const ACTIVE = `ativo ativa ativos matriculado matriculada cursando regular frequente active enrolled sim s true 1 rematriculado
  rematriculada aprovado aprovada reprovado reprovada reclassificado reclassificada novo nova`;
const INACTIVE = `inativo inativa transferido transferida transferencia cancelado cancelada cancelamento desistente trancado
  trancada evadido evadida evasao abandono concluido concluida concluinte egresso egressa formado formada remanejado
  remanejada remanejamento desligado desligada baixa falecido falecida suspenso suspensa suspended deixou inactive disabled
  tobedeleted nao n no false 0`;

/** Whether a word says that a person is active; of several, the one that says no. Null: unknown. */
export function activeOf(text: string): boolean | null {
  const all = words(text);
  const says = (list: string) => all.some((word) => list.split(/\s+/).includes(word));
  if (says(INACTIVE)) return false;
  return says(ACTIVE) ? true : null;
}

/** A name without its number in a list: "12. Ana Sá", "12 - Ana Sá". */
export function unnumbered(name: string): string {
  return name.replace(/^\d{1,3} ?[.)ºª°-]* +(?=\p{L})/u, "");
}

/** "2026", "2026/1", "Ano letivo 2026". Null for none. */
export function yearIn(text: string): number | null {
  const found = /(?<!\d)(20\d\d)(?!\d)/.exec(text);
  return found ? Number(found[1]) : null;
}

/** "3A / 3B", "3A e 3B": two classes; "3º A / Manhã" is one. */
function isSeveral(names: readonly string[]): boolean {
  return names.length > 1 && names.every((name) => /\d/.test(name));
}

/** Names of classes in a cell: by semicolon, bar or line; by comma where there is none of these. */
export function classNamesOf(cell: string): string[] {
  const listed = /[;|]/.test(cell) ? cell.split(/[;|]/) : cell.split(",");
  const sides = cell.split(/ [/e] /);
  const names = listed.length === 1 && isSeveral(sides) ? sides : listed;
  return [...new Set(names.map((name) => name.trim()).filter((name) => name !== ""))];
}

const NOTHING =
  /^(?:n ?[aitd]|s n|x+|sem|nenhum|null|none|nihil|nada|ndn|a definir|(?:nao|sem|s) (?:tem|possui|ha|consta|informad[oa]|informou|cadastrad[oa]|e ?mail|celular|telefone|fone|contato|matricula|turma|ra|numero)(?: (?:e ?mail|celular|telefone|fone|contato|matricula))?)?$/;

/** A cell that says that there is nothing: "-", "não tem", "N/A". */
export function isNothing(cell: string): boolean {
  return NOTHING.test(plainWords(cell));
}

/** What recognises a class in spite of how it is written: "3º A", "3A" and "Turma 3-A" are one, "3ª série A" is another. */
export function looseClass(name: string): string {
  const letters = fold(name.replace(/[ºª°]/g, ""))
    .replace(/\bturma\b/g, " ")
    .replace(/[^\p{L}\p{N}]/gu, "");
  return letters || fold(name);
}

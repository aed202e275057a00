import { fold } from "#app/platform/text/normalize.ts";
import type { InstitutionCode } from "../../catalogue/institutions.ts";
import { type SubjectSlug, subjects } from "../../catalogue/subjects.ts";
import type { ExamPlace } from "../../draft.ts";
import { institutionNamed, subjectNamed } from "../classify.ts";
import type { HeaderField } from "./field-names.ts";
import type { Complain } from "./problem.ts";

/** Header values for all questions; year 0 and a null institution where unstated. */
export type ExamHeader = {
  line: number;
  institution: InstitutionCode | null;
  exam: ExamPlace;
  subject: SubjectSlug | null;
  source: string;
  version: string;
};

const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2100;

/** Reads a header's title: "Prova: ITA 2024, 1ª fase, dia 2, caderno azul". */
export function readExamTitle(title: string, header: ExamHeader, complain: Complain): void {
  let rest = title.replace(/^\p{L}+\s*[:–—-]?\s*/u, "");
  if (rest === "") return;
  const take = (pattern: RegExp): string | null => {
    const found = pattern.exec(rest);
    if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return found?.[1] ?? null;
  };
  const year = take(/(?<!\d)((?:19|20)\d\d)(?!\d)/);
  const day = take(/\bdia\s*(\d)\b/iu) ?? take(/(\d)\s*[ºo°]?\s*dia\b/iu);
  const booklet = take(/\bcaderno\s+([\p{L}\p{N}]+)/iu);
  const phase = take(/\bfase\s+(\d)\b/iu) ?? take(/(\d)\s*[ªa]?\s+fase\b/iu);
  const named = longestInstitution(rest);
  if (named) header.institution = named.code;
  else complain(`Não conheço a instituição de “${title}”. Escreva, por exemplo, “# Prova: ITA 2024”.`);
  if (year) header.exam.year = Number(year);
  if (day) header.exam.day = Number(day);
  if (booklet) header.exam.booklet = fold(booklet);
  if (phase) header.exam.phase = `${phase}ª fase`;
  const left = (named?.rest ?? "").replace(/^[\s,;.:()–—-]+|[\s,;.:()–—-]+$/g, "").replace(/\s+/g, " ");
  if (left === "") return;
  if (header.exam.phase === null) header.exam.phase = left;
  else complain(`Não entendi “${left}” no título da prova. Use os campos Fase, Dia e Caderno abaixo dele.`);
}

export function readHeaderField(
  field: HeaderField,
  value: string,
  { header, complain }: { header: ExamHeader; complain: Complain },
): void {
  if (value === "") return;
  if (field === "institution") {
    header.institution = institutionNamed(value);
    if (!header.institution) complain(`Não conheço a instituição “${value}”.`);
  } else if (field === "subject") {
    header.subject = subjectNamed(value);
    if (!header.subject) complain(unknownSubject(value));
  } else if (field === "year") {
    const year = /^\d{4}$/.test(value) ? Number(value) : 0;
    header.exam.year = year >= EARLIEST_YEAR && year <= LATEST_YEAR ? year : 0;
    if (header.exam.year === 0)
      complain(`“${value}” não é um ano. Escreva quatro algarismos, como em “Ano: 2024”.`);
  } else if (field === "day") {
    header.exam.day = /^\d$/.test(value) ? Number(value) : null;
    if (header.exam.day === null) complain(`“${value}” não é um dia de prova. Escreva 1 ou 2.`);
  } else if (field === "phase" || field === "booklet") header.exam[field] = value;
  else header[field] = value;
}

export function unknownSubject(value: string): string {
  return `Não conheço a disciplina “${value}”. As disciplinas são: ${subjects.map(({ name }) => name).join(", ")}.`;
}

/** The longest institution name at the start: "Colégio Militar 6º ano" must not be cut short. */
function longestInstitution(text: string): { code: InstitutionCode; rest: string } | null {
  const parts = text.trim().split(/\s+/);
  for (let length = Math.min(parts.length, 8); length > 0; length--) {
    const code = institutionNamed(parts.slice(0, length).join(" "));
    if (code) return { code, rest: parts.slice(length).join(" ") };
  }
  return null;
}

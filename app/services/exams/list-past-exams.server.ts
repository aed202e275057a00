import { type InstitutionFamily, institutions } from "#app/domain/catalogue/institutions.ts";
import { examPart } from "#app/domain/exams/past-exam.ts";
import { examsOfInstitution, examTotals } from "#app/queries/exams/past-exams.server.ts";
import type { Deps } from "../deps.ts";

/** An institution with what the bank has of its real exams; null where it has none. */
export type InstitutionExams = {
  code: string;
  name: string;
  fullName: string;
  family: InstitutionFamily;
  held: { exams: number; questions: number; firstYear: number; lastYear: number } | null;
};

/** All institutions, those with real exams in the bank first, most questions first; the others by name. One round trip. */
export async function listInstitutions(deps: Deps): Promise<InstitutionExams[]> {
  const [totals] = await deps.read(examTotals(deps.db));
  const byId = new Map(totals.map(({ institution, ...held }) => [institution, held]));
  return institutions
    .map(({ id, code, name, fullName, family }) => ({
      code,
      name,
      fullName,
      family,
      held: byId.get(id) ?? null,
    }))
    .sort(
      (one, other) =>
        (other.held?.questions ?? 0) - (one.held?.questions ?? 0) ||
        one.name.localeCompare(other.name, "pt-BR"),
    );
}

/** The exams of one year: "1º dia", with its place in the address. */
export type ExamsOfYear = { year: number; exams: { slug: string; part: string; questions: number }[] };

/** The real exams of an institution by year, newest first. One round trip. */
export async function listExams(deps: Deps, institution: number): Promise<ExamsOfYear[]> {
  const [rows] = await deps.read(examsOfInstitution(deps.db, institution));
  const years = new Map<number, ExamsOfYear>();
  for (const { year, slug, questions, ...key } of rows) {
    const own = years.get(year) ?? { year, exams: [] };
    years.set(year, own);
    own.exams.push({ slug, part: examPart(key), questions });
  }
  return [...years.values()];
}

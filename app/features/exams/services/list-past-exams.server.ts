import {
  type InstitutionFamily,
  institutionOf,
  institutions,
} from "#app/features/bank/domain/catalogue/institutions.ts";
import { examPart } from "#app/features/bank/domain/exams/past-exam.ts";
import { examsOfInstitution, examTotals } from "#app/features/bank/queries/past-exams.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { compareTexts } from "#app/platform/text/compare-texts.ts";
import { pastExamPaths } from "../paths.ts";

/** `exams` null: the bank has none. */
export type InstitutionExams = {
  code: string;
  name: string;
  fullName: string;
  family: InstitutionFamily;
  held: { exams: number; questions: number; firstYear: number; lastYear: number } | null;
};

/** All institutions, by most questions, then by name. One round trip. */
async function listInstitutions(deps: Deps): Promise<InstitutionExams[]> {
  const totals = await deps.read(examTotals(deps.db));
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
        (other.held?.questions ?? 0) - (one.held?.questions ?? 0) || compareTexts(one.name, other.name),
    );
}

/** A year's exams: "1º dia" and its slug. */
export type ExamsOfYear = { year: number; exams: { slug: string; part: string; questions: number }[] };

/** An institution's real exams by year, newest first. One round trip. */
async function listExams(deps: Deps, institution: number): Promise<ExamsOfYear[]> {
  const rows = await deps.read(examsOfInstitution(deps.db, institution));
  const years = new Map<number, ExamsOfYear>();
  for (const { year, slug, questions, ...key } of rows) {
    const own = years.get(year) ?? { year, exams: [] };
    years.set(year, own);
    own.exams.push({ slug, part: examPart(key), questions });
  }
  return [...years.values()];
}

/** Without a name all institutions. `unknown`: no such one; `path`: the canonical one. One round trip. */
export async function listPastExams(deps: Deps, name: string | undefined) {
  const institution = name === undefined ? undefined : institutionOf(name);
  if (!institution)
    return {
      path: pastExamPaths.exams(),
      unknown: name !== undefined,
      institution: null,
      years: [],
      institutions: await listInstitutions(deps),
    };
  const { code, fullName } = institution;
  return {
    path: pastExamPaths.exams(code),
    unknown: false,
    institution: { code, name: institution.name, fullName },
    years: await listExams(deps, institution.id),
    institutions: [],
  };
}

import { institutionNamed, subjectNamed } from "#app/domain/exchange/classify.ts";
import type { ImportFields } from "#app/domain/exchange/import-formats.ts";
import type { ImportedAs } from "#app/domain/exchange/to-draft.ts";

export function importedAs({ institution, year, subject }: ImportFields): ImportedAs | null {
  const code = institution === "" ? null : institutionNamed(institution);
  const slug = subject === "" ? null : subjectNamed(subject);
  const isKnown = (institution === "" || code !== null) && (subject === "" || slug !== null);
  if (!isKnown || !/^(?:|(?:19|20)\d\d)$/.test(year)) return null;
  return { institution: code, year: year === "" ? null : Number(year), subject: slug };
}

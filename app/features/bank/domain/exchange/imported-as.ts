import { institutionNamed, subjectNamed } from "./classify.ts";
import type { ImportFields } from "./import-formats.ts";
import type { ImportedAs } from "./to-draft.ts";

export function importedAs({ institution, year, subject }: ImportFields): ImportedAs | null {
  const code = institution === "" ? null : institutionNamed(institution);
  const slug = subject === "" ? null : subjectNamed(subject);
  const isKnown = (institution === "" || code !== null) && (subject === "" || slug !== null);
  if (!isKnown || !/^(?:|(?:19|20)\d\d)$/.test(year)) return null;
  return { institution: code, year: year === "" ? null : Number(year), subject: slug };
}

import { institutionOf } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjectOf } from "#app/features/bank/domain/catalogue/subjects.ts";
import {
  type ExamTemplate,
  sectionSubjects,
  templateLanguage,
} from "#app/features/bank/domain/exams/exam-template.ts";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { type BlueprintLine, lineFilters } from "./blueprint.ts";

/** An exam's sections as lines of a blueprint, in the language of those it offers. */
export function examLines(template: ExamTemplate, language: string | null): BlueprintLine[] {
  const institutions = [institutionOf(template.institution)?.id ?? 0];
  const chosen = templateLanguage(template, language);
  return template.sections.map((section) => {
    const slugs = sectionSubjects(section, chosen);
    const subjects = slugs.map((slug) => subjectOf(slug)?.id ?? 0).sort((one, other) => one - other);
    return {
      count: section.count,
      filters: lineFilters({ ...noFilters, institutions, subjects, kinds: ["single-choice"] }),
    };
  });
}

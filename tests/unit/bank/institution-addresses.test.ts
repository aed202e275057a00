import { expect, test } from "vitest";
import { institutions } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjects } from "#app/features/bank/domain/catalogue/subjects.ts";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { searchAddress } from "#app/features/bank/domain/search/search-address.ts";
import { searchPaths } from "#app/features/questions/paths.ts";

test.each(institutions)("a link to the questions of $name is the address its search has", ({ id, code }) => {
  const search = { ...noFilters, institutions: [id] };
  expect(searchPaths.institution(code)).toBe(searchAddress(search));
  for (const subject of subjects)
    expect(searchPaths.institutionSubject(code, subject.slug)).toBe(
      searchAddress({ ...search, subjects: [subject.id] }),
    );
});

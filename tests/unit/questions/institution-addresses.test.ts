import { expect, test } from "vitest";
import { institutions } from "#app/domain/catalogue/institutions.ts";
import { subjects } from "#app/domain/catalogue/subjects.ts";
import { searchAddress } from "#app/domain/questions/search/search-address.ts";
import { noFilters } from "#app/domain/questions/search/search-filters.ts";
import { searchPaths } from "#app/paths/search.ts";

test.each(institutions)("a link to the questions of $name is the address its search has", ({ id, code }) => {
  const search = { ...noFilters, institutions: [id] };
  expect(searchPaths.institution(code)).toBe(searchAddress(search));
  for (const subject of subjects)
    expect(searchPaths.institutionSubject(code, subject.slug)).toBe(
      searchAddress({ ...search, subjects: [subject.id] }),
    );
});

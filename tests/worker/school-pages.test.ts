import { beforeAll, expect, it } from "vitest";
import { pageClaims } from "#tests/support/page-claims.ts";
import { type Found, sweepPages } from "#tests/support/sweep-pages.ts";

/**
 * The pages of schools; the rest have a file of their own beside this one. Claims (tests/support/page-claims.ts): SEC-01, SEC-04,
 * SEC-15, SEC-29, REL-28, one round trip, hydration in one piece.
 */
let found: Found;

beforeAll(async () => {
  found = await sweepPages(({ pattern }) => pattern.startsWith("/escolas/:schoolId"));
}, 600_000);

it.each(Object.keys(pageClaims))("no page of a school: %s", (claim) => {
  expect(found.faults[claim]).toEqual([]);
});

it("the pages were those of the product, no errors alone", () => {
  expect(found.shown.size).toBeGreaterThan(60);
});

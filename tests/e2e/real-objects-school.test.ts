import { expect, test } from "vitest";
import { PageWalk } from "./support/page-walk.ts";

/** Routes of a school that its people reach by links alone. */
const LEAST_ROUTES = 36;

const walk = new PageWalk({
  isMine: (pattern) => /^\/(?:minhas-)?escolas/.test(pattern),
  starts: ["/minhas-escolas", "/escolas/ajuda", "/escolas/marista", "/escolas/marista/desafio"],
});

test.each(["horizonte-professor", "horizonte-admin", "horizonte-aluna", "marista-admin", "marista"])(
  "%s: every page of a school that links lead to is sound",
  (who) => walk.walkAs(who),
  300_000,
);

test("they are most of a school's pages", () => {
  expect(walk.seen.size).toBeGreaterThanOrEqual(LEAST_ROUTES);
});

import { expect, test } from "vitest";
import { PageWalk } from "./support/page-walk.ts";

/** Routes of a school that its people reach by links alone. */
const LEAST_ROUTES = 36;

const walk = new PageWalk({
  part: "school",
  starts: ["/minhas-escolas", "/escolas/ajuda", "/escolas/marista", "/escolas/marista/desafio"],
});

/** Each with addresses that only pages of others link to. */
const people = [
  ["horizonte-professor", []],
  ["horizonte-admin", ["/escolas/horizonte/redacoes/correcao/concordancia"]],
  ["marista-admin", []],
] as const;

test.each(people)(
  "%s: every page of a school that links lead to is sound",
  (who, also) => walk.walkAs(who, also),
  300_000,
);

test("they are most of a school's pages", () => {
  expect(walk.seen.size).toBeGreaterThanOrEqual(LEAST_ROUTES);
});

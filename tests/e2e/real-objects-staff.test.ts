import { expect, test } from "vitest";
import { PageWalk } from "./support/page-walk.ts";

/** Routes of mentors, moderators and administrators that they reach by links alone. */
const LEAST_ROUTES = 44;

const walk = new PageWalk({ part: "staff", starts: [] });

const WRITTEN = ["/m/artes-da-pre-historia-ao-renascimento/editar", "/t/quimica.titulacao.v2/editar"];

/** Each with addresses that only pages of others link to. */
const people = [
  ["mentor", []],
  ["mentorada", []],
  ["mentor-chefe", ["/redacao/correcao/concordancia"]],
  ["moderadora", []],
  ["plantel-admin", []],
  ["admin", ["/editar-trilhas", "/ide-trilhas", ...WRITTEN]],
] as const;

test.each(people)(
  "%s: every page that links lead to is sound",
  (who, also) => walk.walkAs(who, also),
  300_000,
);

test("they are most of the staff's pages", () => {
  expect(walk.seen.size).toBeGreaterThanOrEqual(LEAST_ROUTES);
});

import { expect, test } from "vitest";
import { PageWalk } from "./support/page-walk.ts";

/** Routes that the seed's people reach by links alone, without a school's. */
const LEAST_ROUTES = 90;

const walk = new PageWalk({
  isMine: (pattern) => !/^\/(?:minhas-)?escolas/.test(pattern),
  starts: [
    ...["/sobre", "/en/about", "/mentoria-de-estudos", "/redacao/evolucao", "/notificacoes", "/conversa"],
    ...["/entrar", "/criar-conta", "/recuperar-senha", "/primeiro-acesso"],
  ],
});

test.each(["aluna", "mentor", "mentorada", "mentor-chefe", "moderadora", "plantel-admin", "admin", null])(
  "%s: every page that links lead to is sound",
  (who) => walk.walkAs(who),
  300_000,
);

test("they are most of the product's pages", () => {
  expect(walk.seen.size).toBeGreaterThanOrEqual(LEAST_ROUTES);
});

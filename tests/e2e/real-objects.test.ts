import { expect, test } from "vitest";
import { PageWalk } from "./support/page-walk.ts";

/** Routes of those who study that the seed's people reach by links alone. */
const LEAST_ROUTES = 57;

const walk = new PageWalk({
  part: "study",
  starts: [
    ...["/sobre", "/en/about", "/mentoria-de-estudos", "/redacao/evolucao", "/notificacoes", "/conversa"],
    ...["/entrar", "/criar-conta", "/recuperar-senha", "/primeiro-acesso"],
  ],
});

test.each(["aluna", null])("%s: every page that links lead to is sound", (who) => walk.walkAs(who), 300_000);

test("they are most of those who study have", () => {
  expect(walk.seen.size).toBeGreaterThanOrEqual(LEAST_ROUTES);
});

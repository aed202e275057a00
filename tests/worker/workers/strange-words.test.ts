import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { door } from "#tests/support/door.ts";
import { everyRoute } from "#tests/support/every-route.ts";
import { givenQuestion } from "#tests/support/given.ts";
import { givenAdmin } from "#tests/support/given-admin.ts";

/** What the pages of the product ask of their addresses. */
const names = [
  ...[
    "feito",
    "feita",
    "ver",
    "formato",
    "ordem",
    "nivel",
    "olimpiada",
    "cor",
    "ano",
    "disciplina",
    "minhas",
  ],
  ...[
    "busca",
    "questao",
    "rascunho",
    "sessao",
    "usuario",
    "aviso",
    "excluir",
    "comentario",
    "error",
    "promo",
  ],
];
/** Words that every object knows, so that a plain one says something for them. */
const words = ["__proto__", "constructor"];

// The router says what it could not match; that is not of interest here.
const warnings = vi.spyOn(console, "warn").mockImplementation(() => undefined);
afterAll(() => void warnings.mockRestore());

let code: string;
let admin: string;

beforeAll(async () => {
  code = (await givenQuestion()).code;
  admin = (await givenAdmin()).cookie;
});

it("words that every object knows are words like any other, on every page and for everybody", async () => {
  const failed: string[] = [];
  const queries = words.flatMap((word) => [
    `feito=${word}`,
    names.map((name) => `${name}=${word}`).join("&"),
  ]);
  for (const { paths } of everyRoute({ questionId: code }))
    for (const query of queries)
      for (const cookie of [undefined, admin]) {
        const { status } = await door.send(`${paths[0]}?${query}`, { cookie });
        if (status >= 500)
          failed.push(`${status} ${paths[0]}?${query.slice(0, 40)} ${cookie ? "admin" : "visitor"}`);
      }
  expect(failed).toEqual([]);
});

import { expect, test } from "vitest";
import { readTriBooklets } from "#app/features/practice/domain/tri/read-items.ts";
import { scoreBooklet } from "#app/features/practice/domain/tri/score-booklet.ts";
import { triBooklet } from "#app/features/practice/queries/tri-parameters.server.ts";
import { importParameters } from "#app/features/practice/services/import-parameters.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { givenQuestion, visitorDeps } from "#tests/support/given.ts";

const YEAR = 2031;
const HEAD =
  "CO_POSICAO;SG_AREA;CO_ITEM;TX_GABARITO;CO_HABILIDADE;IN_ITEM_ABAN;TX_MOTIVO_ABAN;NU_PARAM_A;NU_PARAM_B;NU_PARAM_C;TX_COR;CO_PROVA";

function file(b: number): string {
  const lines = Array.from({ length: 45 }, (_, at) =>
    [1, 2].map(
      (booklet) => `${at + 1};MT;${7000 + at};C;${at % 30};0;;1.5;${b + at / 20};0.15;AZUL;${booklet}`,
    ),
  );
  return [HEAD, ...lines.flat()].join("\n");
}

test("INEP's item files are stored once, a row a booklet, and questions get their item's parameters", async () => {
  const deps = visitorDeps();
  const question = await givenQuestion();
  await bindings.DB.batch([
    bindings.DB.prepare("UPDATE questions SET year = ? WHERE ord = ?").bind(YEAR, question.ord),
    bindings.DB.prepare(
      "INSERT OR REPLACE INTO question_items (ord, item_code, area) VALUES (?, 7003, 'MT')",
    ).bind(question.ord),
  ]);
  const booklets = readTriBooklets(file(-1), YEAR);
  const first = await importParameters(deps, YEAR, booklets);
  expect(first).toEqual({ booklets: 2, stored: 2, unchanged: 0, items: 45, exact: 0, close: 2, band: 0 });
  expect(await importParameters(deps, YEAR, booklets)).toMatchObject({ stored: 0, unchanged: 2 });
  const [stored] = await deps.read(triBooklet(deps.db, YEAR, 2));
  if (!stored) throw new Error("no booklet");
  expect(stored).toEqual(booklets[1]);
  expect(scoreBooklet(stored, "C".repeat(45), null)).toEqual(
    scoreBooklet(booklets[1] ?? stored, "C".repeat(45), null),
  );
  const parameters = bindings.DB.prepare("SELECT a, b, c FROM question_items WHERE ord = ?").bind(
    question.ord,
  );
  expect(await parameters.first()).toEqual({ a: 1.5, b: -0.85, c: 0.15 });
  expect(await importParameters(deps, YEAR, readTriBooklets(file(0), YEAR))).toMatchObject({ stored: 2 });
  expect(await parameters.first()).toMatchObject({ b: 0.15 });
});

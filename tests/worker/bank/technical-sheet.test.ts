import { expect, it } from "vitest";
import { rankAnsweredQuestions } from "#app/features/bank/services/storing/rank-questions.server.ts";
import { answer, studentWithNumber } from "#tests/support/answering.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { givenQuestion, givenStudent, visitorDeps } from "#tests/support/given.ts";

type Sheet = {
  rows: [string, string][];
  tries: { alternative: string; correct: number | null }[];
};

async function sheetOf(code: string, cookie?: string): Promise<Sheet> {
  return (await door.send(`/q/${code}/ficha`, { cookie })).json<Sheet>();
}

it("shows skill, area and parameters as text, to everybody, without the key", async () => {
  const { code, ord } = await givenQuestion();
  await bindings.DB.prepare(
    "INSERT OR REPLACE INTO question_items VALUES (?, 12345, 'CN', 20, 1.5, 0.8, 0.2)",
  )
    .bind(ord)
    .run();
  const { rows, tries } = await sheetOf(code);
  const shown = Object.fromEntries(rows);
  expect(shown.Área).toBe("Ciências da Natureza e suas Tecnologias");
  expect(shown.Habilidade).toBe("H20. Explicar causas e efeitos dos movimentos");
  expect(shown["Dificuldade (b)"]).toContain("580 pontos");
  expect(shown.Dificuldade).toContain("parâmetros oficiais do INEP");
  expect(shown["Código do item"]).toBe("12345");
  expect(shown["Pelas respostas"]).toBeUndefined();
  expect(tries).toEqual([]);
});

it("shows the share of right answers only after an own answer, and attempts to nobody but their own", async () => {
  const { code, ord } = await givenQuestion();
  await bindings.DB.prepare("UPDATE question_keys SET a = 30, b = 10 WHERE ord = ?").bind(ord).run();
  const { cookie } = await studentWithNumber();
  expect(Object.fromEntries((await sheetOf(code, cookie)).rows)["Pelas respostas"]).toBeUndefined();
  await answer(cookie, code, "C");
  await answer(cookie, code, "B");
  const own = await sheetOf(code, cookie);
  expect(Object.fromEntries(own.rows)["Pelas respostas"]).toContain("difícil: 24% de 41 estudantes");
  expect(own.tries.map((each) => [each.alternative, each.correct]).sort()).toEqual([
    ["B", true],
    ["C", false],
  ]);
  const other = await sheetOf(code, await givenStudent());
  expect(other.tries).toEqual([]);
  expect(JSON.stringify(other)).not.toContain("Pelas respostas");
});

it("shows each difficulty with its source, and the answers' own to everybody once there are enough", async () => {
  const inep = { itemCode: 987, area: "CN", skill: 20, a: 1, b: 1.5, c: 0.2 } as const;
  const { code, ord } = await givenQuestion({ inep, difficulty: 1 });
  await bindings.DB.prepare("UPDATE question_keys SET a = 5, b = 25 WHERE ord = ?").bind(ord).run();
  await rankAnsweredQuestions(visitorDeps());
  const shown = Object.fromEntries((await sheetOf(code)).rows);
  expect(shown.Dificuldade).toBe("Difícil, pelos parâmetros oficiais do INEP (TRI).");
  expect(shown["Dificuldade estimada"]).toBe("Fácil, pela classificação de quem cadastrou a questão.");
  expect(shown["Pelas respostas"]).toBe("Fácil, no Farol até aqui; responda para ver quantos acertaram.");
  const list = await (await door.send("/questoes/ENEM?dificuldade-inep=3")).text();
  for (const text of ["Difícil (INEP)", "Fácil (respostas)", "Difícil pelo INEP (TRI)"])
    expect(list).toContain(text);
});

it("costs one round trip", async () => {
  const { code } = await givenQuestion();
  const { cookie } = await studentWithNumber();
  const { database, trips } = countedDatabase(bindings.DB);
  expect((await openDoor({ DB: database }).send(`/q/${code}/ficha`, { cookie })).status).toBe(200);
  expect(trips).toHaveLength(1);
});

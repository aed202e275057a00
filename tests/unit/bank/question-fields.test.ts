import { getTableColumns } from "drizzle-orm";
import { expect, expectTypeOf, it } from "vitest";
import { facets, listed, placed, shown } from "#app/features/bank/queries/question-fields.server.ts";
import type { QuestionForStudent } from "#app/features/bank/queries/reading.server.ts";
import type { PracticeQuestionRow } from "#app/features/practice/queries/questions.server.ts";
import { dialect } from "#app/platform/db/fields.server.ts";
import { questionKeys, questionSolutions, questions } from "#drizzle/schema/bank/questions.ts";

type Secret = Exclude<
  keyof typeof questionKeys.$inferSelect | keyof typeof questionSolutions.$inferSelect,
  "ord" | "subject"
>;

it("what is read of a question before an answer are columns of questions alone", () => {
  for (const fields of [placed, listed, shown, facets])
    for (const { sql } of Object.values(fields)) expect(dialect.sqlToQuery(sql).sql).toMatch(/^q\.\w+$/);
});

it("and questions contain nothing of the key or the solution", () => {
  const secrets = [
    ...Object.keys(getTableColumns(questionKeys)),
    ...Object.keys(getTableColumns(questionSolutions)),
  ];
  const held = Object.keys(getTableColumns(questions)).filter((name) => secrets.includes(name));
  expect(held.sort()).toEqual(["ord", "subject"]);
  expectTypeOf<Extract<keyof QuestionForStudent, Secret>>().toEqualTypeOf<never>();
  expectTypeOf<Extract<keyof PracticeQuestionRow, Secret>>().toEqualTypeOf<never>();
});

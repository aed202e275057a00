import { expect, test } from "vitest";
import { lineLooks } from "#app/features/bank/domain/exchange/farol/line-looks.ts";
import { summaryText } from "#app/features/exams/domain/import-summary.ts";

test("lines look as they are read", () => {
  const text =
    "# Prova: ITA 2024\nAno: 2024\n\n## 1\nTipo: Discursiva\na) livre\n### Dica\na) livre\n## 2\nAno: 1998\na) um\nGabarito: A\n\\## 3\n### Nada";
  expect(lineLooks(text)).toEqual(
    "exam header-field text question field text section text question text alternative field text heading".split(
      " ",
    ),
  );
});

test.each([
  [{ fresh: 12, rejected: 1, problems: [40] }, "12 questões novas, 1 com erro na linha 40"],
  [{ fresh: 1, changed: 2, same: 3 }, "1 questão nova, 2 que mudam no acervo, 3 sem mudança"],
  [{ rejected: 2, problems: [4, 9, 9] }, "2 com erro nas linhas 4 e 9"],
  [{ rejected: 7, problems: [1, 2, 3, 4, 5, 6, 7] }, "7 com erro nas linhas 1, 2, 3, 4 e outras"],
  [{ fresh: 1, problems: [1] }, "1 questão nova, um erro na linha 1"],
  [{}, "nenhuma questão"],
])("%j is classified as %s", (part, text) => {
  const { problems = [], ...counts } = part as { problems?: number[] };
  const told = problems.map((line) => ({ line, message: "" }));
  expect(
    summaryText({ read: 0, fresh: 0, changed: 0, same: 0, rejected: 0, ...counts, problems: told }),
  ).toBe(text);
});

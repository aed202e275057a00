import { expect, it } from "vitest";
import { namedQuestion } from "#app/features/bank/domain/search/query/understand.ts";
import { questionCode } from "#app/platform/text/question-code.ts";

const ord = 20220000123;
const code = questionCode(ord);

it.each([
  code,
  code.toLowerCase(),
  ` ${code} `,
  `${code.slice(0, 4)} ${code.slice(4)}`,
  `${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`,
  `#${code}`,
])("%s names the question of the code", (text) => {
  expect(namedQuestion(text)).toEqual({ ord, itemCode: null });
});

it.each([
  ["60083", 60083],
  ["item 60083", 60083],
  ["INEP 117903", 117903],
])("%s names the item %s", (text, itemCode) => {
  expect(namedQuestion(text)).toEqual({ ord: null, itemCode });
});

it.each([
  "",
  "energia",
  "energias",
  "movimento uniforme",
  "42",
  "2".repeat(30),
  "item",
  `${code}${code}`,
  "\u0000",
])("%j names none", (text) => {
  expect(namedQuestion(text)).toEqual({ ord: null, itemCode: null });
});

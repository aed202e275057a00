import { expect, test } from "vitest";
import { cleanFields, cleanLine, cleanText } from "#app/platform/text/clean-text.ts";
import { rootsOf } from "#app/platform/text/text-words.ts";

test.each([
  ["fotos\u00adsíntese", "fotossíntese"],
  ["a\u200bb\u2060c\ufeffd", "abcd"],
  ["Joa\u0303o", "João"],
  ["\u3164\u2800\uffa0", "   "],
  ["ﬁm e ﬂor", "fim e flor"],
  ["uma_x000D_\nlinha\r\noutra", "uma\n\nlinha\noutra"],
  ["5\u00a0kg de\u00a0arroz", "5\u00a0kg de arroz"],
  ["a\u2009b\u3000c", "a b c"],
  ["Z\u0301\u0302\u0303\u0304\u0305algo", "Ź\u0302\u0303algo"],
  ["👩‍🔬 e co\u200dlega", "👩‍🔬 e colega"],
  ["−3 e 25 °C, 2º", "−3 e 25 °C, 2º"],
])("%j is cleaned", (typed, clean) => {
  expect(cleanText(typed)).toBe(clean);
  expect(cleanText(clean)).toBe(clean);
});

test("a line has one space between words and one kind of apostrophe", () => {
  expect(cleanLine("  Ana \u3164 D´Ávila\n")).toBe("Ana D'Ávila");
  expect(cleanLine("\u3164\u2800 \u00a0")).toBe("");
});

test("a call's texts are cleaned at any depth, passwords as they were typed", () => {
  expect(cleanFields({ name: "a\u200b", list: ["\u00adb", 1, null], password: "c\u200b" })).toEqual({
    name: "a",
    list: ["b", 1, null],
    password: "c\u200b",
  });
});

test.each([
  ["fotos\u00adsíntese", "fotossíntese"],
  ["25ºC", "25 °C"],
  ["25ºC", "25 ºC"],
  ["30km/h", "30 km/h"],
  ["presal", "pré-sal"],
  ["pre sal", "pré-sal"],
  ["microorganismo", "micro-organismos"],
  ["microorganismo", "microrganismos"],
  ["pósguerra", "pós-guerra"],
])("%j finds %j", (typed, written) => {
  expect(rootsOf(typed)).toEqual(rootsOf(written));
});

import { expect, test } from "vitest";
import { mailedName } from "#app/platform/mail/domain/third-party-rules.ts";

test.each([
  ["Iara", "Iara"],
  ["  João Pedro ", "João"],
  ["Zoe\u0308", "Zoë"],
  ["Ganhe R$ 500", "Ganhe"],
  ["http://golpe.example/x", "Uma pessoa"],
  ["golpe.example", "Uma pessoa"],
  ["<b>Iara</b>", "Uma pessoa"],
  ["a".repeat(31), "Uma pessoa"],
  ["", "Uma pessoa"],
])("a mail to somebody else says %j as %j", (firstName, said) => {
  expect(mailedName(firstName)).toBe(said);
});

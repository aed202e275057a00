import { expect, it } from "vitest";
import { inNameOrder } from "#app/platform/text/compare-texts.ts";

it("people stand in the order of a Portuguese list, accents and capitals aside", () => {
  const names = [
    "João Luz",
    "Zoé Sá",
    "Ícaro Luz",
    "ana sá",
    "Érica Luz",
    "Ana Prado",
    "Álvaro Luz",
    "José Luz",
  ];
  const people = names.map((name) => {
    const [firstName = "", lastName = ""] = name.split(" ");
    return { firstName, lastName };
  });
  expect(inNameOrder(people).map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
    "Álvaro Luz",
    "Ana Prado",
    "ana sá",
    "Érica Luz",
    "Ícaro Luz",
    "João Luz",
    "José Luz",
    "Zoé Sá",
  ]);
});

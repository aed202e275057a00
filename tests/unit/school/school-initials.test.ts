import { expect, it } from "vitest";
import { schoolInitials } from "#app/features/school/domain/school-initials.ts";

it.each([
  ["Colégio Horizonte", "CH"],
  ["Escola Estadual de São Paulo", "EE"],
  ["colégio dos Ipês", "CI"],
  ["Érico", "É"],
  [" 1º  de Maio ", "1M"],
  ["de da do", ""],
  ["", ""],
])("the badge of %j shows %j", (name, letters) => {
  expect(schoolInitials(name)).toBe(letters);
});

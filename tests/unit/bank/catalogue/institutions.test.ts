import { expect, test } from "vitest";
import {
  institutionOf,
  institutions,
  institutionWithId,
} from "#app/features/bank/domain/catalogue/institutions.ts";

test("there are 31 institutions, each with a number and a code of its own (R-BANK-1)", () => {
  expect(institutions).toHaveLength(31);
  expect(new Set(institutions.map(({ id }) => id)).size).toBe(31);
  expect(new Set(institutions.map(({ code }) => code.toUpperCase())).size).toBe(31);
});

test("an institution is found by its code in any case, and by its number", () => {
  for (const institution of institutions) {
    expect(institutionOf(institution.code.toLowerCase())).toBe(institution);
    expect(institutionWithId(institution.id)).toBe(institution);
  }
});

test("an institution is found by what candidates call its exam", () => {
  expect(institutionOf("Fuvest")?.code).toBe("USP");
  expect(institutionOf("comvest")?.code).toBe("UNICAMP");
  expect(institutionOf("Colégio Naval")?.code).toBe("CN");
});

test("what is no institution is not found", () => {
  for (const name of ["", "constructor", "ENE", "Todos"]) expect(institutionOf(name)).toBeUndefined();
});

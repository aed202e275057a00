import { describe, expect, it } from "vitest";
import {
  emailProblem,
  firstNameProblem,
  lastNameProblem,
  normalEmail,
  normalName,
  normalPromoCode,
  signUpProblem,
} from "#app/features/accounts/domain/sign-up/sign-up-rules.ts";

const fields = { email: "ana@farol.test", password: "sete cavalos", firstName: "Ana", lastName: "Lima" };

describe("the e-mail of a sign-up", () => {
  it("has under 81 characters", () => {
    const ending = "@farol.test";
    expect(emailProblem("a".repeat(80 - ending.length) + ending)).toBeNull();
    expect(emailProblem("a".repeat(81 - ending.length) + ending)).toBe("Digite um endereço de e-mail válido");
  });

  it("is an address, spaces around it aside", () => {
    expect(emailProblem("  Ana@Farol.test ")).toBeNull();
    expect(emailProblem("ana")).toBe("Digite um endereço de e-mail válido");
    expect(normalEmail("  Ana@Farol.test ")).toBe("ana@farol.test");
  });
});

describe("a name", () => {
  it.each(["Jó", "Ana", "  Ana ", "José Antônio", "Ana   Clara", "Þórdís", "João", "x".repeat(50)])(
    "may be %j",
    (name) => {
      expect(firstNameProblem(name)).toBeNull();
      expect(lastNameProblem(name)).toBeNull();
    },
  );

  it.each([
    "",
    " ",
    "A",
    " A ",
    "Ana2",
    "Ana-Clara",
    "D''Ávila",
    "Ana_Lima",
    "\u3164\u2800",
    "<b>",
    "x".repeat(51),
  ])("may not be %j", (name) => {
    expect(firstNameProblem(name)).toBe("Digite o seu nome");
    expect(lastNameProblem(name)).toBe("Digite o seu sobrenome");
  });

  it("is stored trimmed and composed (NFC)", () => {
    expect(normalName("  Joa\u0303o ")).toBe("João");
    expect(firstNameProblem("Joa\u0303o")).toBeNull();
    for (const typed of ["D'Ávila", "D´Ávila", "D`Ávila", "D‘Ávila", "D′Ávila", "D’Ávila"]) {
      expect(lastNameProblem(typed)).toBeNull();
      expect(normalName(typed)).toBe("D'Ávila");
    }
  });
});

describe("a promo code", () => {
  it("is stored in upper case", () => {
    expect(normalPromoCode(" pódion ")).toBe("PÓDION");
    expect(normalPromoCode("ita_2026-x")).toBe("ITA_2026-X");
    expect(normalPromoCode("a".repeat(40))).toBe("A".repeat(40));
  });

  it.each([null, undefined, "", "  ", "a b", "<x>", "a".repeat(41)])("is none for %j", (code) => {
    expect(normalPromoCode(code)).toBeNull();
  });
});

describe("a sign-up", () => {
  it("is sound when every field is", () => {
    expect(signUpProblem(fields)).toBeNull();
  });

  it("reports its first problem in the order of the form, with the field", () => {
    const wrong = { email: "x", password: "1", firstName: "", lastName: "" };
    const told = ["email", "firstName", "lastName", "password"] as const;
    let current: typeof fields = wrong;
    for (const field of told) {
      expect(signUpProblem(current)?.field).toBe(field);
      current = { ...current, [field]: fields[field] };
    }
    expect(signUpProblem(current)).toBeNull();
  });

  it("refuses the person's own names in the password", () => {
    expect(signUpProblem({ ...fields, password: "limao doce" })).toEqual({
      field: "password",
      message: "Escolha uma senha menos comum: esta contém o seu nome",
    });
  });
});

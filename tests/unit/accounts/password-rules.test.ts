import { describe, expect, it } from "vitest";
import {
  isCommonPassword,
  newAccountProblem,
  newPasswordProblem,
} from "#app/features/accounts/domain/passwords/common-passwords.server.ts";
import {
  canAttemptSignIn,
  confirmationProblem,
  passwordProblem,
} from "#app/features/accounts/domain/passwords/password-rules.ts";
import { rankedPasswords } from "#app/features/accounts/domain/passwords/ranked-passwords.server.ts";

const LENGTH = "Sua senha deve ter entre 6 e 50 caracteres";
const COMMON = "Escolha uma senha menos comum";

describe("a new password", () => {
  it.each([
    ["12345", LENGTH],
    ["zyx  wv", null],
    ["  zyxwv  ", LENGTH],
    ["zyxwvu", null],
    ["z".repeat(50), null],
    ["z".repeat(51), LENGTH],
    [`  ${"z".repeat(50)}  `, null],
    [`${" ".repeat(195)}zyxwvu`, LENGTH],
  ])("%j: %j", (password, problem) => {
    expect(passwordProblem(password, [])).toBe(problem);
  });

  it("contains neither the product's name nor the person's, accents and case aside", () => {
    expect(passwordProblem("meu Faról 77", [])).toBe(`${COMMON}: esta contém o nome do Farol`);
    expect(passwordProblem("xJOÃOx99", ["João"])).toBe(`${COMMON}: esta contém o seu nome`);
    expect(passwordProblem("antonio-99", ["José Antônio", "Sá"])).toBe(`${COMMON}: esta contém o seu nome`);
    expect(passwordProblem("sapato-99", ["Jo", "Sá"])).toBeNull();
  });

  it("is not among the 3,000 most common ones, nor what people in Brazil choose", () => {
    const ranked = rankedPasswords.trim().split(/\s+/);
    expect(new Set(ranked).size).toBe(3000);
    for (const password of ranked) expect(isCommonPassword(password)).toBe(true);
    for (const password of ["senha123", "Flamengo2024", " BRASIL@123 ", "mudar123", "jesusteama"])
      expect(newPasswordProblem(password, [])).toBe(`${COMMON}: esta está entre as mais usadas`);
    expect(newPasswordProblem("sete cavalos verdes", [])).toBeNull();
    expect(newPasswordProblem("12345", [])).toBe(LENGTH);
  });

  it("is typed twice the same, to the last space", () => {
    expect(confirmationProblem("abc def", "abc def")).toBeNull();
    expect(confirmationProblem("abc def", "abc def ")).toBe("Insira a mesma senha nos dois campos");
  });
});

it("signing in is tried with over 5 characters", () => {
  expect(canAttemptSignIn("12345")).toBe(false);
  expect(canAttemptSignIn("123456")).toBe(true);
});

describe("the password of a new account", () => {
  const fields = { email: "ana@farol.test", firstName: "Ana", lastName: "Lima" };

  it("is refused after the rules of all fields, where it is a common one", () => {
    const email = newAccountProblem({ ...fields, email: "ana", password: "senha123" });
    expect(email?.field).toBe("email");
    expect(newAccountProblem({ ...fields, password: "senha123" })).toEqual({
      field: "password",
      message: `${COMMON}: esta está entre as mais usadas`,
    });
    expect(newAccountProblem({ ...fields, password: "sete cavalos verdes" })).toBeNull();
  });
});

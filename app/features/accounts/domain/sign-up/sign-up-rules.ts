import { cleanLine } from "#app/platform/text/clean-text.ts";
import { EMAIL_MAX, isEmail } from "../email.ts";
import { passwordProblem } from "../passwords/password-rules.ts";

export type SignUpValues = { email: string; password: string; firstName: string; lastName: string };
export type SignUpField = keyof SignUpValues;

/** Length of names after trimming (R-ACC-5). */
export const NAME_MIN = 2;
export const NAME_MAX = 50;
/** Letters, accented ones included, separated by spaces (R-ACC-5), and the apostrophe of "D'Ávila". */
const NAME = /^\p{L}+(?:(?: +|')\p{L}+)*$/u;
const PROMO_CODE = /^[\p{L}\p{N}_-]{1,40}$/u;

/** As it is stored. */
export function normalName(name: string): string {
  return cleanLine(name);
}

export function normalEmail(email: string): string {
  return cleanLine(email).toLowerCase();
}

/** Upper case; null for none, or for text that cannot be a code. */
export function normalPromoCode(code: string | null | undefined): string | null {
  const trimmed = cleanLine(code ?? "");
  return PROMO_CODE.test(trimmed) ? trimmed.toUpperCase() : null;
}

function isName(name: string): boolean {
  const normal = normalName(name);
  return normal.length >= NAME_MIN && normal.length <= NAME_MAX && NAME.test(normal);
}

export function emailProblem(email: string): string | null {
  const normal = normalEmail(email);
  return isEmail(normal) && normal.length <= EMAIL_MAX ? null : "Digite um endereço de e-mail válido";
}

export function firstNameProblem(name: string): string | null {
  return isName(name) ? null : "Digite o seu nome";
}

export function lastNameProblem(name: string): string | null {
  return isName(name) ? null : "Digite o seu sobrenome";
}

/** The first problem of a sign-up in the order of the form, with its field; or null. */
export function signUpProblem(fields: SignUpValues): { field: SignUpField; message: string } | null {
  const problems = [
    { field: "email", message: emailProblem(fields.email) },
    { field: "firstName", message: firstNameProblem(fields.firstName) },
    { field: "lastName", message: lastNameProblem(fields.lastName) },
    { field: "password", message: passwordProblem(fields.password, [fields.firstName, fields.lastName]) },
  ] as const;
  for (const { field, message } of problems) if (message) return { field, message };
  return null;
}

import { EMAIL_MAX, isEmail } from "./email.ts";
import { passwordProblem } from "./password-rules.ts";

/** What a person fills in to sign up (spec 000 §3). */
export type SignUpFields = { email: string; password: string; firstName: string; lastName: string };
export type SignUpField = keyof SignUpFields;

/** Names at sign-up, in characters after trimming (spec 000 §9). */
export const NAME_MIN = 2;
export const NAME_MAX = 50;
/** Letters, accented ones included, separated by spaces (spec 000 §5). */
const NAME = /^\p{L}+(?: +\p{L}+)*$/u;
const PROMO_CODE = /^[\p{L}\p{N}_-]{1,40}$/u;

/** A name as it is kept: trimmed, each accent in one character with its letter. */
export function normalName(name: string): string {
  return name.normalize("NFC").trim();
}

/** An address as it is kept: trimmed, in lower case. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The promo code as it is kept, in upper case; null for none, or for what can be no code. */
export function normalPromoCode(code: string | null | undefined): string | null {
  const trimmed = (code ?? "").normalize("NFC").trim();
  return PROMO_CODE.test(trimmed) ? trimmed.toUpperCase() : null;
}

function isName(name: string): boolean {
  const normal = normalName(name);
  return normal.length >= NAME_MIN && normal.length <= NAME_MAX && NAME.test(normal);
}

/** What is wrong with the e-mail of a sign-up, or null (spec 000 §5: under 81 characters). */
export function emailProblem(email: string): string | null {
  const normal = normalEmail(email);
  return isEmail(normal) && normal.length <= EMAIL_MAX ? null : "Digite um endereço de e-mail válido";
}

/** What is wrong with a first name, or null. */
export function firstNameProblem(name: string): string | null {
  return isName(name) ? null : "Digite o seu nome";
}

/** What is wrong with a surname, or null. */
export function lastNameProblem(name: string): string | null {
  return isName(name) ? null : "Digite o seu sobrenome";
}

/** The first thing wrong with a sign-up, in the order of the form, and where; null when all is well. */
export function signUpProblem(fields: SignUpFields): { field: SignUpField; message: string } | null {
  const problems = [
    { field: "email", message: emailProblem(fields.email) },
    { field: "firstName", message: firstNameProblem(fields.firstName) },
    { field: "lastName", message: lastNameProblem(fields.lastName) },
    { field: "password", message: passwordProblem(fields.password, [fields.firstName, fields.lastName]) },
  ] as const;
  for (const { field, message } of problems) if (message) return { field, message };
  return null;
}

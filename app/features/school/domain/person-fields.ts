import { isEmail } from "#app/features/accounts/domain/email.ts";
import { cleanLine } from "#app/platform/text/clean-text.ts";

/** A person of a school as the school writes them; "" for none. */
export type PersonFields = {
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
  schoolUserId: string;
};
export type SchoolPersonField = keyof PersonFields | "role" | "year" | "classes";

const NAME = /^[\p{L}\p{M}.'’ -]{1,60}$/u;
const SCHOOL_USER_ID = /^[\p{L}\p{N}._/-]{1,40}$/u;

/** Trimmed; the mobile as digits, the e-mail in lower case. */
export function normalPerson(fields: PersonFields): PersonFields {
  return {
    firstName: cleanLine(fields.firstName),
    lastName: cleanLine(fields.lastName),
    email: fields.email.trim().toLowerCase(),
    mobile: fields.mobile.replace(/[\s().+-]/g, ""),
    schoolUserId: cleanLine(fields.schoolUserId),
  };
}

/** Problems of normal fields, by field. */
export function personProblems(fields: PersonFields): Partial<Record<SchoolPersonField, string>> {
  const { firstName, lastName, email, mobile, schoolUserId } = fields;
  return {
    ...(NAME.test(firstName) ? {} : { firstName: "Digite o nome, só com letras" }),
    ...(lastName === "" || NAME.test(lastName) ? {} : { lastName: "O sobrenome leva só letras" }),
    ...(email === "" || (isEmail(email) && email.length <= 80)
      ? {}
      : { email: "Digite um endereço de e-mail válido" }),
    ...(mobile === "" || /^\d{8,15}$/.test(mobile) ? {} : { mobile: "Digite o celular com DDD, só números" }),
    ...(schoolUserId === "" || SCHOOL_USER_ID.test(schoolUserId)
      ? {}
      : { schoolUserId: "A matrícula leva letras, números, ponto, barra e hífen" }),
  };
}

/** The name of a class in a year, and its problem. */
export function classNameProblem(name: string): string | null {
  return /^[\p{L}\p{N}ºª°.,'’/() +-]{1,40}$/u.test(name) && /[\p{L}\p{N}]/u.test(name)
    ? null
    : "Dê um nome à turma, com até 40 letras e números, como “3º A”";
}

export function cleanClassName(name: string): string {
  return cleanLine(name);
}

/** Academic years that a school may write. */
export function yearProblem(year: number | null): string | null {
  return year !== null && year >= 2000 && year <= 2100 ? null : "Escolha o ano letivo";
}

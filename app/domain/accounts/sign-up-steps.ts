import { confirmationProblem, passwordProblem } from "./password-rules.ts";
import {
  emailProblem,
  firstNameProblem,
  lastNameProblem,
  type SignUpField,
  type SignUpFields,
} from "./sign-up-rules.ts";

/** What the sign-up form holds: the fields sent, and the password once more. */
export type SignUpEntry = SignUpFields & { confirmation: string };
export type SignUpEntryField = SignUpField | "confirmation";

/** The parts of the form that come one after another (spec 000 §4). The e-mail is always there. */
export type SignUpParts = { names: boolean; password: boolean; confirmation: boolean; terms: boolean };

/** Steps of the sign-up (spec 000 §4). */
export const SIGN_UP_STEPS = 5;
/** The password is asked for after these many. */
const STEPS_BEFORE_PASSWORD = 3;
/** Characters of the password over which it is asked for again. */
const LONG_ENOUGH = 5;

export const emptyEntry: SignUpEntry = {
  email: "",
  firstName: "",
  lastName: "",
  password: "",
  confirmation: "",
};
export const noParts: SignUpParts = { names: false, password: false, confirmation: false, terms: false };
export const allParts: SignUpParts = { names: true, password: true, confirmation: true, terms: true };

/** What is wrong with each field, or null. An empty confirmation is wrong also beside an empty password. */
export function entryProblems(entry: SignUpEntry): Record<SignUpEntryField, string | null> {
  const { email, firstName, lastName, password, confirmation } = entry;
  return {
    email: emailProblem(email),
    firstName: firstNameProblem(firstName),
    lastName: lastNameProblem(lastName),
    password: passwordProblem(password, [firstName, lastName]),
    confirmation: confirmationProblem(password, confirmation || "\0"),
  };
}

/** How many fields are filled in as they should be, 0 to 5. */
export function filledSteps(entry: SignUpEntry): number {
  return Object.values(entryProblems(entry)).filter((problem) => problem === null).length;
}

/** Whether every field is filled in as it should be. */
export function isEntryValid(entry: SignUpEntry): boolean {
  return filledSteps(entry) === SIGN_UP_STEPS;
}

/** The parts on show, given those shown before: what once appeared stays, so that nothing typed is ever lost from sight. */
export function shownParts(entry: SignUpEntry, before: SignUpParts): SignUpParts {
  const names = before.names || emailProblem(entry.email) === null;
  const password = before.password || (names && filledSteps(entry) >= STEPS_BEFORE_PASSWORD);
  const confirmation = before.confirmation || (password && entry.password.length > LONG_ENOUGH);
  const terms = before.terms || (confirmation && isEntryValid(entry));
  return { names, password, confirmation, terms };
}

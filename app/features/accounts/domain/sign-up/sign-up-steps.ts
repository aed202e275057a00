import { confirmationProblem, passwordProblem } from "../passwords/password-rules.ts";
import {
  emailProblem,
  firstNameProblem,
  lastNameProblem,
  type SignUpField,
  type SignUpValues,
} from "./sign-up-rules.ts";

export type SignUpEntry = SignUpValues & { confirmation: string };
export type SignUpEntryField = SignUpField | "confirmation";

/** Parts of the form that appear in turn (R-ACC-3). The e-mail is always visible. */
export type SignUpParts = { names: boolean; password: boolean; confirmation: boolean; terms: boolean };

export const SIGN_UP_STEPS = 5;
const STEPS_BEFORE_PASSWORD = 3;
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

/** The problem of each field, or null. An empty confirmation is a problem also beside an empty password. */
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

/** Number of valid fields, 0 to 5. */
export function filledSteps(entry: SignUpEntry): number {
  return Object.values(entryProblems(entry)).filter((problem) => problem === null).length;
}

export function isEntryValid(entry: SignUpEntry): boolean {
  return filledSteps(entry) === SIGN_UP_STEPS;
}

/** The visible parts: a part never disappears again, so typed text stays visible. */
export function shownParts(entry: SignUpEntry, before: SignUpParts): SignUpParts {
  const names = before.names || emailProblem(entry.email) === null;
  const password = before.password || (names && filledSteps(entry) >= STEPS_BEFORE_PASSWORD);
  const confirmation = before.confirmation || (password && entry.password.length > LONG_ENOUGH);
  const terms = before.terms || (confirmation && isEntryValid(entry));
  return { names, password, confirmation, terms };
}

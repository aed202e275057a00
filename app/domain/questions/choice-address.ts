import { ordOfCode } from "./question-code.ts";

const QUESTION = /^\/q\/([^/?#]+)/;
const CHOICE = /^#escolha-([A-E]{1,5}|\d{1,3})$/;

/** The question that an address is of; null for other pages. */
export function questionAt(address: string): string | null {
  const code = QUESTION.exec(address)?.[1];
  return code !== undefined && ordOfCode(code) !== null ? code : null;
}

/** Brings what was chosen to another device: a fragment, which no server or cache sees. */
export function withChoice(address: string, letter: string): string {
  return `${address.replace(/#.*$/s, "")}#escolha-${letter}`;
}

export function choiceIn(fragment: string): string | null {
  return CHOICE.exec(fragment)?.[1] ?? null;
}

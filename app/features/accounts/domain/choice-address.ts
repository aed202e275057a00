const CHOICE = /^#escolha-([A-E]{1,5}|\d{1,3})$/;

/** Brings what was chosen to another device: a fragment, which no server or cache sees. */
export function withChoice(address: string, letter: string): string {
  return `${address.replace(/#.*$/s, "")}#escolha-${letter}`;
}

export function choiceIn(fragment: string): string | null {
  return CHOICE.exec(fragment)?.[1] ?? null;
}

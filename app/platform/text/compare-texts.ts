import { once } from "./once.ts";

const collator = once(() => new Intl.Collator("pt-BR", { numeric: true }));

/** Sorts texts as people do: "2º A" before "10º A", "Ágata" beside "Agata". */
export function compareTexts(one: string, other: string): number {
  return collator().compare(one, other);
}

type Named = { firstName: string; lastName: string };

/** People by their whole names: "Ícaro" before "João". A statement's order of names is a coarser one, for its pages. */
export function inNameOrder<Person extends Named>(people: readonly Person[]): Person[] {
  return [...people].sort((one, other) =>
    compareTexts(`${one.firstName} ${one.lastName}`, `${other.firstName} ${other.lastName}`),
  );
}

import { once } from "./once.ts";

const collator = once(() => new Intl.Collator("pt-BR", { numeric: true }));

/** Sorts texts as people do: "2º A" before "10º A", "Ágata" beside "Agata". */
export function compareTexts(one: string, other: string): number {
  return collator().compare(one, other);
}

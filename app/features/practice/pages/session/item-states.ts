import { isFilled, type PracticeItem } from "../../domain/session.ts";

/** `right` only where the session may reveal it. */
export type ItemState = { position: number; chosen: boolean; marked: boolean; right: boolean | null };

export function itemStates(
  size: number,
  items: ReadonlyMap<number, PracticeItem>,
  rightOf: (position: number) => boolean | null,
): ItemState[] {
  return Array.from({ length: size }, (_, position) => {
    const item = items.get(position);
    const chosen = item !== undefined && isFilled(item);
    return { position, chosen, marked: item?.marked ?? false, right: rightOf(position) };
  });
}

/** The name of a question in the navigator: "Questão 3, respondida, marcada para revisar". */
export function itemName({ position, chosen, marked, right }: ItemState): string {
  const answer = right === null ? (chosen ? "respondida" : "em branco") : right ? "certa" : "errada";
  return `Questão ${position + 1}, ${answer}${marked ? ", marcada para revisar" : ""}`;
}

import { DAY } from "#app/platform/time/units.ts";
import type { ListColour } from "./list-colours.ts";

export type ListVisibility = "private" | "unlisted" | "public";

export const visibilityLabels: Readonly<Record<ListVisibility, string>> = {
  private: "Só você vê",
  unlisted: "Quem tem o link vê",
  public: "Todos veem, e aparece em Descobrir",
};
export const listVisibilities = Object.keys(visibilityLabels) as readonly ListVisibility[];

export const MOST_LIST_QUESTIONS = 500;
export const MOST_HEADINGS = 50;
/** Of a person, without deleted ones. */
export const MOST_LISTS = 200;
export const MOST_FOLLOWED = 200;
/** New lists of a person in a day. */
export const MOST_NEW_LISTS = { limit: 60, seconds: DAY } as const;
/** Seconds in which a deleted list can be restored. */
export const LIST_RESTORABLE = 30 * DAY;
/** Questions on a page of a list. */
export const LIST_PAGE = 45;

/** Characters. */
export const LIST_TEXTS = { name: 80, description: 400, tag: 30, heading: 120 } as const;
export const MOST_TAGS = 8;

/** Numbers of a list as its card shows them. */
export type ListCard = {
  id: string;
  name: string;
  colour: ListColour;
  size: number;
  followers: number;
  visibility: ListVisibility;
  tags: readonly string[];
  cover: string;
};

/** Lists of everybody by the ledger: no row of their own. */
export const automaticLists = [
  {
    id: "minhas-erradas",
    name: "Minhas erradas",
    about: "As questões que você errou na primeira resposta, as mais recentes primeiro.",
  },
  {
    id: "para-rever",
    name: "Para rever",
    about: "As que você errou e ainda não acertou depois. Saem daqui quando você acerta.",
  },
] as const;
export type AutomaticList = (typeof automaticLists)[number];

export function automaticListOf(id: string): AutomaticList | null {
  return automaticLists.find((each) => each.id === id) ?? null;
}

/** A list in the question page's query; null where it is none. */
export function readListWord(word: string | null): string | null {
  return word !== null && /^[\w-]{1,64}$/.test(word) ? word : null;
}

import type { Suggestion } from "#app/calls/shell/local-cache.ts";
import type { RecentPage } from "#app/calls/shell/recent-pages.ts";
import type { ListedQuestion } from "#app/domain/questions/listed-question.ts";
import { ordOfCode } from "#app/domain/questions/question-code.ts";
import { paths } from "#app/paths.ts";
import { fold, words } from "#app/text/normalize.ts";

/** One line of the quick search: where it leads, and what it says beside its title. */
export type Choice = { title: string; detail: string; address: string };
export type ChoiceGroup = { title: string; choices: Choice[] };

/** All the quick search knows at a moment. */
export type Known = {
  text: string;
  /** The page on show, which is no choice. */
  here: string;
  pages: readonly { title: string; path: string }[];
  recent: readonly RecentPage[];
  personal: readonly Suggestion[];
  suggestions: readonly Suggestion[];
  found: readonly ListedQuestion[];
};

const MOST_RECENT = 4;
const MOST_SUGGESTED = 4;
const MOST_FOUND = 5;
/** Fewer letters find too much. */
export const SHORTEST_SEARCH = 3;

/** Whether every word typed begins a word of the title, accents and case aside. */
export function isAskedFor(title: string, text: string): boolean {
  const inTitle = words(title);
  return words(text).every((typed) => inTitle.some((word) => word.startsWith(typed)));
}

/**
 * The code that was typed, as it is written; null for anything else. Many words of eight letters could be codes: without a
 * digit it must be in capitals.
 */
export function codeIn(text: string): string | null {
  const typed = text.trim();
  if (ordOfCode(typed) === null) return null;
  return /\d/.test(typed) || typed === typed.toUpperCase() ? typed.toUpperCase() : null;
}

function asChoices(pages: readonly { title: string; path: string }[]): Choice[] {
  return pages.map(({ title, path }) => ({ title, detail: "", address: path }));
}

/** Before anything is typed: where the person has been, what they study, where they can go. */
function unaskedGroups({ here, pages, recent, personal }: Known): ChoiceGroup[] {
  const before = recent.filter(({ address }) => address !== here).slice(0, MOST_RECENT);
  return [
    { title: "Recentes", choices: before.map((page) => ({ ...page, detail: "" })) },
    { title: "Para você", choices: [...personal] },
    { title: "Páginas", choices: asChoices(pages.filter(({ path }) => path !== here)) },
  ];
}

function askedGroups({ text, pages, suggestions, found }: Known): ChoiceGroup[] {
  const code = codeIn(text);
  const search = `${paths.search()}?q=${encodeURIComponent(text.trim())}`;
  const everything = { title: `Buscar “${text.trim()}” nas questões`, detail: "", address: search };
  return [
    {
      title: "Código",
      choices: code ? [{ title: `Abrir a questão ${code}`, detail: "", address: paths.question(code) }] : [],
    },
    { title: "Páginas", choices: asChoices(pages.filter(({ title }) => isAskedFor(title, text))) },
    {
      title: "Filtros",
      choices: suggestions.filter(({ title }) => isAskedFor(title, text)).slice(0, MOST_SUGGESTED),
    },
    {
      title: "Questões",
      choices: [...found.slice(0, MOST_FOUND).map(questionChoice), everything],
    },
  ];
}

function questionChoice({ heading, excerpt, address }: ListedQuestion): Choice {
  return { title: excerpt, detail: `${heading.exam} · ${heading.subject} · ${heading.code}`, address };
}

/** What the quick search offers, in groups; none of them is empty. */
export function choiceGroups(known: Known): ChoiceGroup[] {
  const groups = fold(known.text).trim() === "" ? unaskedGroups(known) : askedGroups(known);
  return groups.filter(({ choices }) => choices.length > 0);
}

import type { ListedQuestion } from "#app/features/bank/domain/listed-question.ts";
import { questionPaths, searchPaths } from "#app/features/questions/paths.ts";
import { fold, words } from "#app/platform/text/normalize.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import type { PaletteSuggestion } from "../../calls/local-cache.ts";
import type { RecentPage } from "../../calls/recent-pages.ts";

export type PaletteChoice = { title: string; detail: string; address: string };
export type ChoiceGroup = { title: string; choices: PaletteChoice[] };

export type Known = {
  text: string;
  /** Current page, not offered. */
  here: string;
  pages: readonly { title: string; path: string }[];
  recent: readonly RecentPage[];
  personal: readonly PaletteSuggestion[];
  suggestions: readonly PaletteSuggestion[];
  found: readonly ListedQuestion[];
};

const MOST_RECENT = 4;
const MOST_SUGGESTED = 4;
const MOST_FOUND = 5;
/** Shorter texts match too much. */
export const SHORTEST_SEARCH = 3;

/** Every word is a prefix of a title word; ignores accents and case. */
export function matchesChoice(title: string, text: string): boolean {
  const inTitle = words(title);
  return words(text).every((typed) => inTitle.some((word) => word.startsWith(typed)));
}

/** A typed code; null for anything else. Eight letters without a digit must be in capitals, since words look alike. */
export function codeIn(text: string): string | null {
  const typed = text.trim();
  if (ordOfCode(typed) === null) return null;
  return /\d/.test(typed) || typed === typed.toUpperCase() ? typed.toUpperCase() : null;
}

function asChoices(pages: readonly { title: string; path: string }[]): PaletteChoice[] {
  return pages.map(({ title, path }) => ({ title, detail: "", address: path }));
}

/** Without text: recent pages, own subjects, all pages. */
function initialGroups({ here, pages, recent, personal }: Known): ChoiceGroup[] {
  const before = recent.filter(({ address }) => address !== here).slice(0, MOST_RECENT);
  return [
    { title: "Recentes", choices: before.map((page) => ({ ...page, detail: "" })) },
    { title: "Para você", choices: [...personal] },
    { title: "Páginas", choices: asChoices(pages.filter(({ path }) => path !== here)) },
  ];
}

function searchGroups({ text, pages, suggestions, found }: Known): ChoiceGroup[] {
  const code = codeIn(text);
  const search = `${searchPaths.search()}?q=${encodeURIComponent(text.trim())}`;
  const everything = { title: `Buscar “${text.trim()}” nas questões`, detail: "", address: search };
  return [
    {
      title: "Código",
      choices: code
        ? [{ title: `Abrir a questão ${code}`, detail: "", address: questionPaths.question(code) }]
        : [],
    },
    { title: "Páginas", choices: asChoices(pages.filter(({ title }) => matchesChoice(title, text))) },
    {
      title: "Filtros",
      choices: suggestions.filter(({ title }) => matchesChoice(title, text)).slice(0, MOST_SUGGESTED),
    },
    {
      title: "Questões",
      choices: [...found.slice(0, MOST_FOUND).map(questionChoice), everything],
    },
  ];
}

function questionChoice({ heading, excerpt, address }: ListedQuestion): PaletteChoice {
  return { title: excerpt, detail: `${heading.exam} · ${heading.subject} · ${heading.code}`, address };
}

/** Without empty groups. */
export function choiceGroups(known: Known): ChoiceGroup[] {
  const groups = fold(known.text).trim() === "" ? initialGroups(known) : searchGroups(known);
  return groups.filter(({ choices }) => choices.length > 0);
}

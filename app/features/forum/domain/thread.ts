import { plainText } from "#app/platform/math/domain/plain-text.ts";
import { words } from "#app/platform/text/normalize.ts";

export const THREADS_A_PAGE = 20;
/** Posts of a thread on one page. */
export const POSTS_A_PAGE = 50;
const LONGEST_TITLE = 90;

/** Posts of a thread carry minus its number where a question's carry its ord. */
export function placeOfThread(num: number): number {
  return -num;
}

/** The first sentence of a doubt, as plain text. */
export function threadTitle(source: string): string {
  const plain = plainText(source);
  const sentence = /^.{12,}?[?.!](?=\s|$)/.exec(plain)?.[0] ?? plain;
  if (sentence.length <= LONGEST_TITLE) return sentence;
  return `${sentence.slice(0, LONGEST_TITLE).replace(/\s+\S*$/, "")}…`;
}

/** The two longest words of a doubt, as a search expression; null: too short to be specific. */
export function similarExpression(text: string): string | null {
  const telling = [...new Set(words(plainText(text)))].filter((word) => word.length >= 6);
  const longest = telling.sort((one, other) => other.length - one.length).slice(0, 2);
  if (longest.length === 0) return null;
  return longest.map((word) => `"${word}"`).join(" OR ");
}

/** All words of a search; null: none. */
export function searchExpression(text: string, subject: number | null): string | null {
  const searched = [...new Set(words(text))].slice(0, 8).map((word) => `"${word}"`);
  if (searched.length === 0) return null;
  return [...searched, ...(subject === null ? [] : [`"0s${subject}"`])].join(" AND ");
}

/** Shared words of a doubt and a title. */
export function likenessOf(text: string, title: string): number {
  const own = new Set(words(text).filter((word) => word.length > 3));
  return new Set(words(title).filter((word) => own.has(word))).size;
}

export type FeedView = "unanswered" | "newest" | "mine";
export const feedViews: readonly { view: FeedView; word: string; title: string }[] = [
  { view: "unanswered", word: "", title: "Sem resposta" },
  { view: "newest", word: "novas", title: "Novas" },
  { view: "mine", word: "minhas", title: "Minhas" },
];

export function feedView(word: string | null): FeedView {
  return feedViews.find((each) => each.word === word)?.view ?? "unanswered";
}

/** A row of the feed. `at` in epoch seconds. */
export type ThreadLine = {
  code: string;
  title: string;
  about: string;
  answers: number;
  accepted: boolean;
  at: number;
};

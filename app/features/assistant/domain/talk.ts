import { isUnfinished, type RequestStatus } from "./request-state.ts";
import type { PromptCode } from "./tutor-material.ts";

/** One request and its answer as a tab shows it. `id`: "" until the server has named it. */
export type TalkItem = {
  key: string;
  id: string;
  prompt: PromptCode | null;
  words: string;
  status: RequestStatus;
  position: number;
  html: string;
  said: string;
  sources: { title: string; href: string }[];
  feedback: -1 | 0 | 1;
  help: boolean;
};

export function waitingItem(key: string, asked: { prompt: PromptCode | null; words: string }): TalkItem {
  const nothing = { id: "", position: 0, html: "", said: "", sources: [], feedback: 0, help: false } as const;
  return { ...nothing, key, ...asked, status: 0, sources: [] };
}

/** A retried answer that starts over, after a crash, never replaces a longer text that is visible. */
export function withNews(item: TalkItem, news: Partial<TalkItem>): TalkItem {
  const isBehind =
    isUnfinished(news.status ?? item.status) &&
    news.html !== undefined &&
    news.html.length < item.html.length;
  return isBehind ? { ...item, ...news, html: item.html, said: item.said } : { ...item, ...news };
}

/** A prompt is offered once per question (R-TUTOR-2); once more where it failed. */
export function usedPrompts(items: readonly TalkItem[]): Set<PromptCode> {
  return new Set(items.flatMap(({ prompt, status }) => (prompt !== null && status < 300 ? [prompt] : [])));
}

/** The whole sentences that were not read aloud before. */
export function newlySaid(before: string, now: string): string {
  return now.startsWith(before) ? now.slice(before.length).trim() : now;
}

/** A request as sent by the server. */
export function talkItem(request: Omit<TalkItem, "key">): TalkItem {
  const { id, prompt, words, status, position, html, said, sources, feedback, help } = request;
  return { key: id, id, prompt, words, status, position, html, said, sources, feedback, help };
}

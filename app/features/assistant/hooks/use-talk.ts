import { useEffect, useRef, useState } from "react";
import { followRoom } from "#app/platform/live/calls/follow-room.ts";
import { askTutor, type TutorQuestionAsked } from "../calls/ask-tutor.ts";
import { endText } from "../domain/prompts.ts";
import { isUnfinished, type RequestStatus } from "../domain/request-state.ts";
import { type TalkItem, waitingItem, withNews } from "../domain/talk.ts";
import { type EssayHint, essayHints } from "../domain/tutor-essay.ts";
import type { PromptCode } from "../domain/tutor-material.ts";
import { assistantPaths } from "../paths.ts";

/** Milliseconds between polls without a socket. */
const POLL = 2000;
/** Failed polls after which an answer counts as lost. */
const MOST_FAILURES = 30;

/** What is known of an answer. `said`: without marks. */
type AnswerNews = {
  status: RequestStatus;
  position: number;
  html: string;
  said: string;
  sources: { title: string; href: string }[];
  help?: boolean;
};

/** Follows a request to its end. Returns how to stop. */
function followAnswer(id: string, onNews: (news: AnswerNews) => void, onLost: () => void): () => void {
  const room = followRoom<AnswerNews>(() => ({
    address: () => assistantPaths.channel(id),
    pollMs: POLL,
    mostFailures: MOST_FAILURES,
    onWord: (news) => {
      onNews(news);
      if (!isUnfinished(news.status)) room.leave();
    },
    onEnd: onLost,
  }));
  return room.leave;
}

type Asked = { prompt: PromptCode } | { words: string } | { essay: string; hint: EssayHint };

/** The request as shown in the conversation. */
function saidOf(asked: Asked): Pick<TalkItem, "prompt" | "words"> {
  if ("prompt" in asked) return { prompt: asked.prompt, words: "" };
  return { prompt: null, words: "hint" in asked ? essayHints[asked.hint].asks : asked.words };
}

/**
 * The requests of a conversation and their answers as they come; `earlier`: what the server knows already; `onLimit`: the day's
 * allowance is used up.
 */
export function useTalk(question: string | null, earlier: readonly TalkItem[], onLimit: () => void) {
  const [first] = useState(earlier);
  const [items, setItems] = useState<readonly TalkItem[]>(first);
  const stops = useRef(new Map<string, () => void>());

  function change(key: string, news: Partial<TalkItem>): void {
    setItems((before) => before.map((item) => (item.key === key ? withNews(item, news) : item)));
  }

  function follow(key: string, id: string): void {
    if (stops.current.has(key)) return;
    const lost = () => change(key, { status: 500, html: "", said: endText(500) });
    stops.current.set(
      key,
      followAnswer(id, (news) => change(key, news), lost),
    );
  }

  const followLatest = useRef(follow);
  followLatest.current = follow;
  useEffect(() => {
    const all = stops.current;
    for (const { key, id, status } of first) if (isUnfinished(status)) followLatest.current(key, id);
    return () => {
      for (const stop of all.values()) stop();
      all.clear();
    };
  }, [first]);

  function askedOf(key: string, asked: Asked): TutorQuestionAsked {
    if ("hint" in asked) return asked;
    return "prompt" in asked
      ? { qid: question ?? "", promptCode: asked.prompt }
      : { words: asked.words, operationId: key, ...(question ? { qid: question } : {}) };
  }

  async function ask(asked: Asked): Promise<void> {
    const key = crypto.randomUUID().replaceAll("-", "");
    setItems((before) => [...before, waitingItem(key, saidOf(asked))]);
    const reply = await askTutor(askedOf(key, asked));
    if (reply.id === null) {
      if (reply.limit) onLimit();
      return change(key, { status: 500, said: reply.refused });
    }
    change(key, { id: reply.id, ...reply.opening });
    follow(key, reply.id);
  }

  return { items, ask, reviewed: (key: string, feedback: -1 | 1) => change(key, { feedback }) };
}

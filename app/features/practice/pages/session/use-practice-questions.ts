import { useEffect, useState } from "react";
import { readRoute } from "#app/platform/requests/calls/read-route.ts";
import { QUESTIONS_AT_ONCE } from "../../domain/session.ts";
import { sessionPaths } from "../../hooks/session-paths.ts";
import type { PracticeQuestion } from "../../services/question-view.server.ts";
import { useOfflineCopy } from "./use-offline-copy.ts";

type Loaded = ReadonlyMap<number, PracticeQuestion>;

/** Retry interval in milliseconds; also retries when back online. */
const RETRY_MS = 10_000;

function withQuestions(known: Loaded, questions: readonly PracticeQuestion[]): Loaded {
  return new Map([...known, ...questions.map((question) => [question.position, question] as const)]);
}

/** The server's data wins: a copy fills gaps, or has an answer given since. */
function withCopies(known: Loaded, copies: readonly PracticeQuestion[]): Loaded {
  const wanted = copies.filter((copy) => {
    const question = known.get(copy.position);
    return !question || (copy.answered !== null && question.answered === null);
  });
  return withQuestions(known, wanted);
}

type Given = {
  userId: string;
  id: string;
  size: number;
  first: readonly PracticeQuestion[];
  /** Stored on this device. */
  copies: readonly PracticeQuestion[];
  position: number;
};

/** Questions by span, the nearest first, until complete. `refresh` reads one again. */
export function usePracticeQuestions({ userId, id, size, first, copies, position }: Given) {
  const [loaded, setLoaded] = useState<Loaded>(() => withQuestions(new Map(), first));
  const [read, setRead] = useState<ReadonlySet<number>>(
    () => new Set([Math.floor(position / QUESTIONS_AT_ONCE)]),
  );
  const [attempt, setAttempt] = useState(0);
  useEffect(() => setLoaded((known) => withQuestions(known, first)), [first]);
  useEffect(() => setLoaded((known) => withCopies(known, copies)), [copies]);

  const wanted = Math.floor(position / QUESTIONS_AT_ONCE);
  const spans = Math.ceil(size / QUESTIONS_AT_ONCE);
  const missing = Array.from({ length: spans }, (_, index) => (wanted + index) % spans).find(
    (span) => !read.has(span),
  );
  useEffect(() => {
    if (missing === undefined || attempt < 0) return;
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => setAttempt((before) => before + 1);
    const from = missing * QUESTIONS_AT_ONCE;
    const address = sessionPaths(id).questions(from, from + QUESTIONS_AT_ONCE - 1);
    readRoute<{ questions: PracticeQuestion[] }>(address).then((data) => {
      if (gone) return;
      if (!data) {
        timer = setTimeout(again, RETRY_MS);
        return;
      }
      setLoaded((known) => withQuestions(known, data.questions));
      setRead((before) => new Set([...before, missing]));
    });
    window.addEventListener("online", again);
    return () => {
      gone = true;
      clearTimeout(timer);
      window.removeEventListener("online", again);
    };
  }, [id, missing, attempt]);

  async function refresh(at: number): Promise<void> {
    const data = await readRoute<{ questions: PracticeQuestion[] }>(sessionPaths(id).questions(at, at));
    if (data) setLoaded((known) => withQuestions(known, data.questions));
  }
  const keptOffline = useOfflineCopy({
    userId,
    sessionId: id,
    questions: loaded,
    complete: missing === undefined,
  });
  return {
    questions: loaded,
    /** Whether the span is loaded: a question missing from it was deleted from the bank. */
    arrived: read.has(wanted),
    /** Whether the page opens offline. */
    keptOffline,
    refresh,
  };
}

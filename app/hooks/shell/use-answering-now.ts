import { useMatches } from "@remix-run/react";
import { useEffect, useState } from "react";

const QUESTION_PAGE = "pages/questions/question";
/** The page whose questions stay open for answers. */
const SESSION_PAGE = "pages/practice/session";
/** Milliseconds a result stays uncovered. */
const READING_MS = 5000;

/** Whether a question awaits an answer or just got a result: nothing unrequested may cover it (interface.md). */
export function useAnsweringNow(): boolean {
  const matches = useMatches();
  const practising = matches.some(({ id }) => id === SESSION_PAGE);
  const page = matches.find(({ id }) => id === QUESTION_PAGE);
  const data = page?.data as { answered?: unknown; heading?: { code: string } } | undefined;
  const answered = data?.answered ? data.heading?.code : undefined;
  const [read, setRead] = useState<string | undefined>();
  useEffect(() => {
    if (!answered) return;
    const timer = setTimeout(() => setRead(answered), READING_MS);
    return () => clearTimeout(timer);
  }, [answered]);
  return practising || (page !== undefined && (answered === undefined || read !== answered));
}

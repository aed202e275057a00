import { useMatches } from "@remix-run/react";
import { useEffect, useState } from "react";

const QUESTION_PAGE = "pages/questions/question";
/** Where questions wait for answers as long as the page is open. */
const SESSION_PAGE = "pages/practice/session";
/** How long a result is left alone before anything may stand over it. */
const READING_MS = 5000;

/**
 * Whether a question is on the screen that waits for an answer, or whose result has just appeared: what nobody asked for
 * must not stand over it (interface.md).
 */
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

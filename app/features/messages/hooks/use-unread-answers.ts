import { useState } from "react";
import { useShell } from "#app/platform/page/hooks/use-shell.ts";
import { useStoredText } from "#app/platform/ui/hooks/use-stored-text.ts";
import { chatPaths } from "../paths.ts";
import { useArrival } from "./use-notifications.ts";

/** The count of the team's messages seen on this device (R-MSG-5). */
const SEEN_KEY = "chatSeenCount";

/** The team's messages that the person has not seen, also those that arrive while the page is open. */
export function useUnreadAnswers(): { unread: number; markSeen: (answers: number) => void } {
  const { answers, read } = useShell()?.shell?.chat ?? { answers: 0, read: 0 };
  const [seenText, keepSeen] = useStoredText("device", SEEN_KEY);
  const [arrived, setArrived] = useState({ after: answers, count: 0 });
  useArrival((links) => {
    const news = links.filter((link) => link === chatPaths.conversation()).length;
    if (news === 0) return;
    setArrived(({ after, count }) => ({ after: answers, count: after === answers ? count + news : news }));
  });
  const seen = Math.max(read, Number(seenText) || 0);
  const all = answers + (arrived.after === answers ? arrived.count : 0);
  function markSeen(count: number) {
    if (count > seen) keepSeen(String(count));
  }
  return { unread: Math.max(0, all - seen), markSeen };
}

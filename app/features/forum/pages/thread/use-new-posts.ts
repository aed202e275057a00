import { useEffect, useRef, useState } from "react";
import { useLiveRoom } from "#app/platform/live/hooks/use-live-room.ts";
import { readRoute } from "#app/platform/requests/calls/read-route.ts";
import { canPrefetch } from "#app/platform/ui/hooks/can-prefetch.ts";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import type { CommentView } from "../../domain/comment.ts";
import type { Comments } from "../../hooks/use-comments.ts";
import { forumPaths } from "../../paths.ts";
import type { ReadThread } from "../../services/read-thread.server.ts";

/** Milliseconds between two looks of a visible page without a socket. */
const PAUSE = 30_000;

/** Posts of others that arrived after the page, queued until `insert`: the page does not move by itself. */
export function useNewPosts(data: { code: string; newest: number; signedIn: boolean }, comments: Comments) {
  const { code, signedIn } = data;
  const [posts, setPosts] = useState<CommentView[]>([]);
  const since = useRef(data.newest);
  const heard = useRef(data.newest);
  const known = new Set(comments.list.flatMap((each) => [each, ...each.replies]).map(({ num }) => num));
  const fresh = posts.filter(({ num, state }) => state === "shown" && !known.has(num));

  const look = useLatest(async () => {
    if (document.visibilityState !== "visible") return;
    const address = forumPaths.thread(code, { apos: since.current });
    const read = await readRoute<ReadThread>(address);
    if (read) setPosts([...read.answers, ...read.loose]);
  });
  useLiveRoom<{ last: number }>(signedIn ? code : null, {
    address: () => forumPaths.channel(code),
    pollMs: PAUSE,
    socketAllowed: canPrefetch(),
    onWord: ({ last }) => {
      if (last <= heard.current) return;
      heard.current = last;
      void look.current();
    },
  });
  useEffect(() => {
    // Visitors have no room.
    const timer = signedIn ? undefined : setInterval(() => void look.current(), PAUSE);
    // What was said while the page was hidden.
    const back = () => {
      if (heard.current > since.current) void look.current();
    };
    document.addEventListener("visibilitychange", back);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", back);
    };
  }, [look, signedIn]);

  function insert(): void {
    const [first] = fresh;
    since.current = Math.max(since.current, ...fresh.map(({ num }) => num));
    comments.insert(fresh);
    setPosts([]);
    requestAnimationFrame(() => document.getElementById(`comentario-${first?.num}`)?.focus());
  }
  return { fresh, insert };
}

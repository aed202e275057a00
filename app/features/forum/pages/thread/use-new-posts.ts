import { useEffect, useRef, useState } from "react";
import type { RoomSocket } from "#app/platform/live/calls/room-socket.ts";
import { readRoute } from "#app/platform/requests/calls/read-route.ts";
import { canPrefetch } from "#app/platform/ui/hooks/can-prefetch.ts";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import type { CommentView } from "../../domain/comment.ts";
import type { Comments } from "../../hooks/use-comments.ts";
import { forumPaths } from "../../paths.ts";
import type { ReadThread } from "../../services/read-thread.server.ts";

/** Milliseconds between two looks of a visible page without a room. */
const PAUSE = 30_000;
/** Calls `heard` with the number of each new post; its code loads after the page. Returns whether the room is open. */
function useRoom(code: string, isWanted: boolean, heard: (last: number) => void): () => boolean {
  const room = useRef<RoomSocket<{ last: number }> | null>(null);
  const latest = useLatest(heard);
  useEffect(() => {
    if (!isWanted || !canPrefetch()) return;
    let gone = false;
    async function join() {
      const { RoomSocket } = await import("#app/platform/live/calls/room-socket.ts");
      if (gone || room.current) return;
      room.current = new RoomSocket<{ last: number }>({
        address: forumPaths.channel(code),
        onOpen: () => undefined,
        onWord: ({ last }) => latest.current(last),
        onLost: () => undefined,
      });
    }
    const enter = () => void join().catch(() => undefined);
    // A page with an open socket cannot enter the back/forward cache.
    function leave() {
      room.current?.leave();
      room.current = null;
    }
    enter();
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", enter);
    return () => {
      gone = true;
      leave();
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", enter);
    };
  }, [code, isWanted, latest]);
  return () => room.current?.isOpen ?? false;
}

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
  const isLive = useLatest(
    useRoom(code, signedIn, (last) => {
      if (last <= heard.current) return;
      heard.current = last;
      void look.current();
    }),
  );
  useEffect(() => {
    const timer = setInterval(() => {
      if (!isLive.current()) void look.current();
    }, PAUSE);
    // What was said while the page was hidden.
    const back = () => {
      if (heard.current > since.current) void look.current();
    };
    document.addEventListener("visibilitychange", back);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", back);
    };
  }, [look, isLive]);

  function insert(): void {
    const [first] = fresh;
    since.current = Math.max(since.current, ...fresh.map(({ num }) => num));
    comments.insert(fresh);
    setPosts([]);
    requestAnimationFrame(() => document.getElementById(`comentario-${first?.num}`)?.focus());
  }
  return { fresh, insert };
}

import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { announceStored, onOutboxSent } from "#app/platform/drafts/calls/outbox-events.ts";
import { useOutbox } from "#app/platform/drafts/hooks/use-outbox.ts";
import { refusalOf } from "#app/platform/forms/domain/form-reply.ts";
import { photoOutbox } from "./photo-outbox.ts";

const silent = () => undefined;

/** Photographs on their way: on the device first, sent one after the other until the server has each, once. */
export function useEssayPhotos(userId: string, essay: string) {
  const [waiting, setWaiting] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const kinds = useCallback(async () => {
    const ofEssay = { flush: (of: string) => photoOutbox.flush(of, essay) };
    return [{ kind: "photo" as const, load: async () => ofEssay }];
  }, [essay]);
  useOutbox(userId, kinds, silent);
  const count = useCallback(
    () => photoOutbox.waiting(userId, essay).then(({ length }) => setWaiting(length), silent),
    [userId, essay],
  );
  useEffect(() => {
    void count();
    return onOutboxSent("photo", ({ queue, result }) => {
      if (queue !== essay) return;
      if (!result.done) setProblem(refusalOf(result));
      void count();
      revalidate();
    });
  }, [essay, count, revalidate]);

  async function add(photo: Blob): Promise<void> {
    setProblem(null);
    await photoOutbox.put(userId, { id: crypto.randomUUID(), essay, at: Date.now(), photo });
    await count();
    if (!(await photoOutbox.sendQueue(userId, essay))) announceStored("photo");
  }
  return { waiting, problem, add };
}

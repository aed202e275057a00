import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { StoredEssayPhoto } from "#app/platform/drafts/calls/device-database.ts";
import { refusalOf } from "#app/platform/forms/domain/form-reply.ts";
import { deletePhotoOnDevice, photosOnDevice, storePhotoOnDevice } from "../calls/essay-store.ts";
import { sendEssayPhoto } from "./send-essay.ts";

/** Milliseconds between tries without a network. */
const RETRY = 5000;

/** Photographs on their way: on the device first, sent one after the other until the server has each, once. */
export function useEssayPhotos(userId: string, essay: string) {
  const [waiting, setWaiting] = useState<StoredEssayPhoto[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const isSending = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const sendAll = useCallback(async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    clearTimeout(timer.current ?? undefined);
    let isLost = false;
    for (;;) {
      const photos = await photosOnDevice(userId, essay).catch(() => []);
      setWaiting(photos);
      const [next] = photos;
      if (!next) break;
      const posted = await sendEssayPhoto(essay, next.key, next.photo);
      isLost = posted.kind === "refused";
      if (isLost) break;
      if (posted.kind === "answered" && !posted.reply.done) setProblem(refusalOf(posted.reply));
      await deletePhotoOnDevice(next.key);
      revalidate();
    }
    isSending.current = false;
    if (isLost) timer.current = setTimeout(() => void sendAll(), RETRY);
  }, [userId, essay, revalidate]);

  useEffect(() => {
    void sendAll();
    const online = () => void sendAll();
    window.addEventListener("online", online);
    return () => {
      window.removeEventListener("online", online);
      clearTimeout(timer.current ?? undefined);
    };
  }, [sendAll]);

  async function add(photo: Blob): Promise<void> {
    setProblem(null);
    await storePhotoOnDevice({ key: crypto.randomUUID(), userId, essay, at: Date.now(), photo });
    await sendAll();
  }
  return { waiting, problem, add };
}

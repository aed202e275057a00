import { useRevalidator } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import type { UploadPlace, UploadRun } from "../calls/upload-run.ts";
import { currentUploads, removeUpload, subscribeToUploads } from "../calls/upload-store.ts";

const none: readonly UploadRun[] = [];

/** The tab's uploads to a place. When one finishes, it leaves the list, and the page reloads. */
export function useUploads({ ownerKind, owner, target }: UploadPlace): readonly UploadRun[] {
  const runs = useSyncExternalStore(subscribeToUploads, currentUploads, () => none);
  const { revalidate } = useRevalidator();
  const own = runs.filter(
    ({ place }) => place.ownerKind === ownerKind && place.owner === owner && place.target === target,
  );
  const done = own.filter(({ state }) => state.phase === "done");
  useEffect(() => {
    if (done.length === 0) return;
    for (const run of done) void removeUpload(run);
    revalidate();
  });
  return own;
}

import { useEffect, useState } from "react";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { type DocumentPlace, deleteOfflineDocument, offlineDocuments } from "../calls/offline-documents.ts";
import { buildFiles, canStoreOffline } from "./page-cache.ts";
import type { StoringProgress } from "./store-document.ts";

export type CopyState =
  | { step: "unknown" }
  | { step: "absent"; failed: boolean }
  | ({ step: "storing" } & StoringProgress)
  /** `at`: epoch milliseconds. `isOld`: the document has changed since. */
  | { step: "stored"; at: number; isOld: boolean };

const calls = () => import("./store-document.ts");

function storedState(userId: string, { kind, id }: DocumentPlace): CopyState {
  const stored = offlineDocuments(kind, userId).find((each) => each.id === id && each.stamp !== "");
  if (!stored) return { step: "absent", failed: false };
  return { step: "stored", at: stored.at, isOld: false };
}

/** The document's copy on this device. `section`: the open one, or ""; `data` changes with what the open page shows. */
export function useDocumentCopy(userId: string, place: DocumentPlace, section: string, data: object) {
  const { kind, schoolId, id } = place;
  const [state, setState] = useState<CopyState>({ step: "unknown" });
  /** About as large; null until it is known. */
  const [bytes, setBytes] = useState<number | null>(null);
  const now = useLatest(place);
  useEffect(() => {
    if (!canStoreOffline() || userId === "") return;
    setState(storedState(userId, { kind, schoolId, id }));
    // The size comes after the page, and with it whether the copy is old.
    const timer = setTimeout(async () => {
      const copied = calls().then(({ readCopy }) => readCopy({ kind, schoolId, id }));
      const [copy, build] = (await Promise.all([copied, buildFiles()]).catch(() => null)) ?? [];
      if (!copy || !build || now.current.id !== id) return;
      const stamp = offlineDocuments(kind, userId).find((each) => each.id === id)?.stamp;
      setBytes(copy.bytes + build.bytes);
      setState((known) => (known.step === "stored" ? { ...known, isOld: stamp !== copy.stamp } : known));
    }, 1500);
    return () => clearTimeout(timer);
  }, [userId, kind, schoolId, id, now]);
  const isStored = state.step === "stored";
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page shows is stored again when it changes.
  useEffect(() => {
    if (!isStored || !navigator.onLine) return;
    const timer = setTimeout(() => {
      void calls()
        .then(({ refreshPage }) => refreshPage(userId, { kind, schoolId, id }, section))
        .catch(() => undefined);
    }, 2500);
    return () => clearTimeout(timer);
  }, [isStored, userId, kind, schoolId, id, section, data]);

  async function store(): Promise<void> {
    setState({ step: "storing", done: 0, all: 0 });
    const onProgress = (progress: StoringProgress) => setState({ step: "storing", ...progress });
    const isDone = await calls()
      .then(({ storeDocument }) => storeDocument(userId, place, onProgress))
      .catch(() => false);
    const after = storedState(userId, place);
    setState(isDone || after.step === "stored" ? after : { step: "absent", failed: true });
  }
  async function remove(): Promise<void> {
    await deleteOfflineDocument(userId, place).catch(() => undefined);
    setState(storedState(userId, place));
  }
  return { state, bytes, store, remove };
}

import { useEffect, useState } from "react";
import { forgetNotebook, offlineNotebooks } from "#app/calls/notebooks/offline-notebooks.ts";
import type { StoringProgress } from "#app/hooks/notebooks/store-notebook.ts";
import { buildFiles, canStoreOffline } from "#app/hooks/offline/page-cache.ts";
import { useLatest } from "#app/hooks/ui/use-latest.ts";

export type CopyState =
  | { step: "unknown" }
  | { step: "absent"; failed: boolean }
  | ({ step: "storing" } & StoringProgress)
  /** `at`: epoch milliseconds. `isOld`: the notebook has changed since. */
  | { step: "stored"; at: number; isOld: boolean };

type Whose = { userId: string; schoolId: string; id: string };

const calls = () => import("#app/hooks/notebooks/store-notebook.ts");

function storedState({ userId, id }: Whose): CopyState {
  const stored = offlineNotebooks(userId).find((each) => each.id === id && each.stamp !== "");
  if (!stored) return { step: "absent", failed: false };
  return { step: "stored", at: stored.at, isOld: false };
}

/** The notebook's copy on this device. `data` changes with what the open page shows. */
export function useOfflineNotebook(whose: Whose, section: string, data: object) {
  const { userId, schoolId, id } = whose;
  const [state, setState] = useState<CopyState>({ step: "unknown" });
  /** About as large; null until it is known. */
  const [bytes, setBytes] = useState<number | null>(null);
  const now = useLatest(whose);
  useEffect(() => {
    if (!canStoreOffline() || userId === "") return;
    setState(storedState({ userId, schoolId, id }));
    // The size comes after the page, and with it whether the copy is old.
    const timer = setTimeout(async () => {
      const copied = calls().then(({ readCopy }) => readCopy(schoolId, id));
      const [copy, build] = (await Promise.all([copied, buildFiles()]).catch(() => null)) ?? [];
      if (!copy || !build || now.current.id !== id) return;
      const stamp = offlineNotebooks(userId).find((each) => each.id === id)?.stamp;
      setBytes(copy.bytes + build.bytes);
      setState((known) => (known.step === "stored" ? { ...known, isOld: stamp !== copy.stamp } : known));
    }, 1500);
    return () => clearTimeout(timer);
  }, [userId, schoolId, id, now]);
  const isStored = state.step === "stored";
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page shows is stored again when it changes.
  useEffect(() => {
    if (!isStored || !navigator.onLine) return;
    const timer = setTimeout(() => {
      void calls()
        .then(({ refreshPage }) => refreshPage({ userId, schoolId, id }, section))
        .catch(() => undefined);
    }, 2500);
    return () => clearTimeout(timer);
  }, [isStored, userId, schoolId, id, section, data]);

  async function store(): Promise<void> {
    setState({ step: "storing", done: 0, all: 0 });
    const onProgress = (progress: StoringProgress) => setState({ step: "storing", ...progress });
    const isDone = await calls()
      .then(({ storeNotebook }) => storeNotebook(whose, onProgress))
      .catch(() => false);
    const after = storedState(whose);
    setState(isDone || after.step === "stored" ? after : { step: "absent", failed: true });
  }
  async function remove(): Promise<void> {
    await forgetNotebook(userId, id).catch(() => undefined);
    setState(storedState(whose));
  }
  return { state, bytes, store, remove };
}

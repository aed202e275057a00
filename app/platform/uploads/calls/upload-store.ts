import { type PartAddress, type UploadPlace, UploadRun } from "./upload-run.ts";

/** Files sent at the same time; the others wait. */
const AT_ONCE = 3;
const BUSY = new Set(["checking", "sending", "waiting", "finishing"]);

/** Uploads of this tab: they go on while one moves between pages. */
let runs: readonly UploadRun[] = [];
let ofUser = "";
const listeners = new Set<() => void>();

/** A new list each time, so that React notices. */
function publish(): void {
  runs = [...runs];
  for (const listener of listeners) listener();
}

function startNext(): void {
  const busy = runs.filter(({ state }) => BUSY.has(state.phase)).length;
  const next = runs.filter(({ state }) => state.phase === "queued").slice(0, Math.max(0, AT_ONCE - busy));
  for (const run of next) void run.go().then(startNext);
  publish();
}

export function subscribeToUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentUploads(): readonly UploadRun[] {
  return runs;
}

/** Another person's uploads on this device end. */
export function addUploads(
  userId: string,
  files: readonly File[],
  place: UploadPlace,
  addressOf: PartAddress,
): void {
  if (userId !== ofUser) {
    for (const run of runs) run.pause();
    runs = [];
    ofUser = userId;
  }
  runs = [...runs, ...files.map((file) => new UploadRun(file, place, addressOf, publish))];
  startNext();
}

export function resumeUpload(run: UploadRun): void {
  void run.go().then(startNext);
}

export function pauseUpload(run: UploadRun): void {
  run.pause();
  startNext();
}

/** Cancels it, or removes a finished one from the list. */
export async function removeUpload(run: UploadRun): Promise<void> {
  runs = runs.filter((each) => each !== run);
  startNext();
  if (run.state.phase !== "done") await run.discard();
}

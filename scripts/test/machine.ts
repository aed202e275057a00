import { statfsSync } from "node:fs";
import { availableParallelism } from "node:os";

/** Upper bound for a workerd with the product, or a browser with its pages. */
const WORKER_BYTES = 1.5 * 2 ** 30;

/** How many workerds or browsers this machine runs at once: one a core, as far as its free memory goes. */
export function workersAtOnce(
  cores: number = availableParallelism(),
  freeBytes: number = process.availableMemory(),
): number {
  return Math.max(1, Math.min(cores, Math.floor(freeBytes / WORKER_BYTES)));
}

/** A folder in memory with room for the databases of all tests; null where the machine has none, as in most containers. */
export function memoryFolder(folder = "/dev/shm"): string | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > WORKER_BYTES ? folder : null;
  } catch {
    return null;
  }
}

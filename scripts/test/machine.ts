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

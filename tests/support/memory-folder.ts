import { statfsSync } from "node:fs";

/** Several times what all workerds write into their databases. */
const ROOM = 2 ** 30;

/** A folder in memory with room for the databases of all tests; null where the machine has none, as in most containers. */
export function memoryFolder(folder = "/dev/shm"): string | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ROOM ? folder : null;
  } catch {
    return null;
  }
}

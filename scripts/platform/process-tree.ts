import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

/** A process and all below it, as Linux tells them; elsewhere the process alone. */
export function familyOf({ pid }: ChildProcess): number[] {
  return pid === undefined ? [] : [pid, ...descendants(pid)];
}

/** Ends processes at once, with SIGKILL. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It is gone already.
    }
  }
}

function descendants(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
    return children
      .filter((child) => child !== "")
      .map(Number)
      .flatMap((child) => [child, ...descendants(child)]);
  } catch {
    return [];
  }
}

import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

/** The process and its descendants (Linux); elsewhere only itself. */
export function familyOf({ pid }: ChildProcess): number[] {
  return pid === undefined ? [] : [pid, ...descendants(pid)];
}

export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // Already ended.
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

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

/** The clock ticks of CPU that the processes have used so far (Linux); elsewhere the time, as though they were always at work. */
export function cpuOf(pids: readonly number[]): number {
  try {
    return pids.map(ticksOf).reduce((sum, ticks) => sum + ticks, 0);
  } catch {
    return Date.now();
  }
}

function ticksOf(pid: number): number {
  // The name is in brackets and may contain blanks; user and system time are the 12th and 13th fields after it
  // (proc(5)).
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

import { onTestFinished } from "vitest";
import { freePort } from "../../../scripts/platform/ports.ts";
import { familyOf, killAll } from "../../../scripts/platform/process-tree.ts";
import { serveWorker } from "../../../scripts/platform/serve.ts";
import { copiedState } from "./copied-state.ts";

/** A server of a copy of the seeded state, that is killed and restarted at the same address. */
export async function ownServer() {
  const state = copiedState();
  const port = await freePort();
  let family = familyOf(await serveWorker({ port, state }));
  const kill = () => killAll(family);
  onTestFinished(kill);
  return {
    state,
    base: `http://localhost:${port}`,
    kill,
    async restart(): Promise<void> {
      kill();
      family = familyOf(await serveWorker({ port, state }));
    },
  };
}

/** Numbers that look random and are the same in every run. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

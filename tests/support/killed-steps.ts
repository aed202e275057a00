import type { Deps } from "#app/platform/context/deps.ts";
import { bindings } from "#tests/support/bindings.ts";
import { ORIGIN } from "#tests/support/door.ts";
import { interceptedDatabase } from "#tests/support/intercept-database.ts";
import { buildContext } from "#workers/build-deps.ts";

/** Upper bound of a step's round trips. */
const MOST = 30;

/** Dependencies of a machine that dies at its n-th round trip: before the database has it, or after it committed. */
function dyingDeps(at: number, when: "before" | "after") {
  const life = { trips: 0, dead: false };
  const DB = interceptedDatabase(bindings.DB, async (_, run) => {
    life.trips += 1;
    if (life.dead || (life.trips === at && when === "before")) {
      life.dead = true;
      throw new Error("killed");
    }
    const results = await run();
    if (life.trips !== at) return results;
    life.dead = true;
    throw new Error("killed");
  });
  return { deps: buildContext({ ...bindings, DB }, new Request(ORIGIN), null).deps, life };
}

/**
 * Runs a step repeatedly, each time killed one boundary later, until it ends alive. `look`: after every kill, at what
 * the database has. Returns how many kills there were.
 */
export async function killedBetweenAll(
  step: (deps: Deps) => Promise<unknown>,
  look: () => Promise<void>,
): Promise<number> {
  let kills = 0;
  for (let at = 1; at <= MOST; at += 1)
    for (const when of ["before", "after"] as const) {
      const { deps, life } = dyingDeps(at, when);
      await step(deps).catch((error: unknown) => {
        if (!life.dead) throw error;
      });
      await look();
      if (!life.dead) return kills;
      kills += 1;
    }
  throw new Error("the step never came to its end");
}

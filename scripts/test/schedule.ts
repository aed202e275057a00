import type { Layer } from "./layers.ts";

/** What others wait for. */
const PREPARING = ["build", "demo"];

type Scheduled = Pick<Layer, "name" | "cores" | "afterBuild">;

/**
 * Runs each layer as soon as its cores are free and what it waits for is done, in their order. `run` says whether the layer
 * passed: after a failed build, or failed seeding, nothing more starts.
 */
export async function runScheduled<Each extends Scheduled>(
  layers: readonly Each[],
  cores: number,
  run: (layer: Each) => Promise<boolean>,
): Promise<void> {
  const waiting = [...layers];
  const running = new Map<Each, Promise<void>>();
  let preparationFailed = false;
  const preparing = new Set(layers.map(({ name }) => name).filter((name) => PREPARING.includes(name)));

  async function runOne(layer: Each): Promise<void> {
    const passed = await run(layer);
    if (preparing.delete(layer.name) && !passed) preparationFailed = true;
    running.delete(layer);
  }
  /** The next that fits. One that uses all cores starts as soon as one of them is free: its own start takes that long. */
  function next(): Each | undefined {
    const busy = [...running.keys()].reduce((sum, layer) => sum + layer.cores, 0);
    const ready = waiting.filter(({ afterBuild }) => !(afterBuild && preparing.size > 0));
    const fits = (layer: Each) => busy + (layer.cores < cores ? layer.cores : 1) <= cores;
    return ready.find((layer) => running.size === 0 || fits(layer));
  }
  while (!preparationFailed && (waiting.length > 0 || running.size > 0)) {
    for (let layer = next(); layer; layer = next()) {
      waiting.splice(waiting.indexOf(layer), 1);
      running.set(layer, runOne(layer));
    }
    await Promise.race(running.values());
  }
}

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { journeys } from "../../tests/e2e/areas.ts";
import { features } from "../../tests/house/rooms.ts";
import { root } from "../platform/state.ts";

/** The layers whose files are run one by one. */
export const SPLIT_LAYERS = ["unit", "worker", "e2e"] as const;
type SplitLayer = (typeof SPLIT_LAYERS)[number];

/** Test files of each layer, as paths from the root. */
export type TestFiles = Record<SplitLayer, string[]>;

/** What can be tested by itself: a feature, the platform or one concern of it, the shell, the door. */
export const areas: readonly string[] = [
  ...features,
  "platform",
  ...readdirSync(join(root, "app/platform")).map((concern) => `platform/${concern}`),
  "shell",
  "workers",
];

function testsBelow(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".test.ts"))
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .sort();
}

/** Every test file of the split layers. */
export function allTests(): TestFiles {
  return {
    unit: testsBelow("tests/unit"),
    worker: testsBelow("tests/worker"),
    e2e: testsBelow("tests/e2e"),
  };
}

/** The test files of an area. The sweeps through the whole product belong to none. */
export function testsOf(area: string): TestFiles {
  const named = new Map(Object.entries(journeys)).get(area) ?? [];
  return {
    unit: testsBelow(`tests/unit/${area}`),
    worker: testsBelow(`tests/worker/${area}`),
    e2e: named.map((name) => `tests/e2e/${name}.test.ts`),
  };
}

/** The union, each file once. */
export function unionOf(parts: readonly TestFiles[]): TestFiles {
  const merged = (layer: SplitLayer) => [...new Set(parts.flatMap((part) => part[layer]))].sort();
  return { unit: merged("unit"), worker: merged("worker"), e2e: merged("e2e") };
}

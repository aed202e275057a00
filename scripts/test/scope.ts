import { statSync } from "node:fs";
import { join } from "node:path";
import { importGraph } from "../../tests/house/import-graph.ts";
import { filesUnder } from "../../tests/house/source-files.ts";
import { root } from "../platform/state.ts";
import { allTests, SPLIT_LAYERS, type TestFiles, testsOf, unionOf } from "./areas.ts";
import { byLayer, changedSince, reachOf } from "./changed.ts";
import type { Options, Shard } from "./options.ts";

export type TestScope = {
  /** The first line of the run. */
  words: string;
  layers: ReadonlySet<string>;
  /** The files of the layers that do not run whole. */
  files: Partial<TestFiles>;
  /** Everything, or one machine's part of everything. */
  whole: boolean;
};

const AREA_LAYERS = ["build", "demo", "house", ...SPLIT_LAYERS];

function list(items: readonly string[], most: number): string {
  const rest = items.length - most;
  return items.slice(0, most).join(", ") + (rest > 0 ? ` e mais ${rest}` : "");
}

function count(files: TestFiles): string {
  return SPLIT_LAYERS.map((layer) => `${files[layer].length} de ${layer}`).join(", ");
}

/** A layer of files without any does not run. */
function withFiles(layers: readonly string[], files: Partial<TestFiles>): Set<string> {
  const empty = SPLIT_LAYERS.filter((layer) => files[layer]?.length === 0);
  const left = layers.filter((layer) => !empty.some((each) => each === layer));
  const needsBuild = left.includes("worker") || left.includes("e2e") || left.includes("house");
  const isNeeded = (layer: string) =>
    layer === "demo" ? left.includes("e2e") : layer !== "build" || needsBuild;
  return new Set(left.filter(isNeeded));
}

function changedScope(since: string | null, known: readonly string[]): TestScope {
  const { base, paths } = changedSince(since);
  const folders = ["app", "content", "drizzle", "scripts", "tests", "workers"];
  const graph = importGraph(filesUnder(folders, [".ts", ".tsx", ".mjs"]), { types: false });
  const { areas, files, everything } = reachOf(paths, graph);
  const changes = `${paths.length} arquivos mudaram desde ${base} (${list(paths, 3)})`;
  if (everything !== null) {
    const words = `Roda tudo: ${changes}, e ${everything} vale para tudo.`;
    return { words, layers: new Set(known), files: {}, whole: true };
  }
  if (paths.length === 0) {
    const words = `Nada mudou desde ${base}: não há o que rodar.`;
    return { words, layers: new Set(), files: {}, whole: false };
  }
  const tests = unionOf([...areas.map(testsOf), byLayer(files)]);
  const content = paths.some((path) => /^(?:content|tests\/seed)\//.test(path));
  const layers = known.filter((layer) => layer !== "exams" && (layer !== "seed" || content));
  const reached = areas.length > 0 ? `as áreas ${areas.join(", ")}` : "nenhuma área";
  const words = `Roda ${reached} (arquivos: ${count(tests)}): ${changes}. As varreduras do produto inteiro só em npm test.`;
  return { words, layers: withFiles(layers, tests), files: tests, whole: false };
}

/** The scope of the options, of these layers. */
export function scopeOf(options: Options, known: readonly string[]): TestScope {
  const { layers, shard } = options;
  const asked = scopeOfWhole(options, known);
  const scope = shard ? shardScope(asked, shard) : asked;
  if (layers.length === 0) return scope;
  const words = `${scope.words} Só as camadas ${layers.join(", ")}.`;
  return { ...scope, words, layers: withFiles(layers, scope.files), whole: false };
}

function scopeOfWhole(options: Options, known: readonly string[]): TestScope {
  if (options.changed) return changedScope(options.since, known);
  if (options.areas.length === 0)
    return { words: "Roda tudo.", layers: new Set(known), files: {}, whole: true };
  const tests = unionOf(options.areas.map(testsOf));
  const words = `Roda a área ${options.areas.join(", ")} (arquivos: ${count(tests)}).`;
  return { words, layers: withFiles(AREA_LAYERS, tests), files: tests, whole: false };
}

/** A shard's part of some files: the longest first in turns, so that the parts weigh about the same. */
export function shardOf(
  files: readonly string[],
  { index, count }: Shard,
  sizeOf: (path: string) => number = sizeOnDisk,
): string[] {
  const sizes = new Map(files.map((path) => [path, sizeOf(path)]));
  const size = (path: string) => sizes.get(path) ?? 0;
  const sorted = [...files].sort((one, other) => size(other) - size(one) || (one < other ? -1 : 1));
  // There and back, so that the first part does not always get the longer one.
  const turn = (place: number) =>
    Math.floor(place / count) % 2 === 0 ? place % count : count - 1 - (place % count);
  return sorted.filter((_, place) => turn(place) === index - 1);
}

function sizeOnDisk(path: string): number {
  return statSync(join(root, path)).size;
}

/** One of several machines: its part of the worker and browser tests; each other layer runs whole on one of them. */
function shardScope(scope: TestScope, shard: Shard): TestScope {
  const { worker, e2e } = { ...allTests(), ...scope.files };
  const files = { ...scope.files, worker: shardOf(worker, shard), e2e: shardOf(e2e, shard) };
  const onEach = ["build", "demo", "worker", "e2e"];
  const whole = [...scope.layers].filter((layer) => !onEach.includes(layer));
  const mine = whole.filter((_, place) => place % shard.count === shard.index - 1);
  const split = [...scope.layers].filter((layer) => onEach.includes(layer));
  const words = `${scope.words} Parte ${shard.index} de ${shard.count}.`;
  return { words, layers: withFiles([...split, ...mine], files), files, whole: scope.whole };
}

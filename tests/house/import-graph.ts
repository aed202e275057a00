import type { ProjectFile } from "./source-files.ts";
import { importsOf } from "./syntax.ts";

/** The files of the project that each file imports. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** Who imports whom, in whatever form: with `types`, what is gone when the code runs too. */
export function importGraph(files: readonly ProjectFile[], { types }: { types: boolean }): Graph {
  const paths = new Set(files.map(({ path }) => path));
  return new Map(
    files.map((file) => [
      file.path,
      importsOf(file).flatMap(({ target, typeOnly }) =>
        paths.has(target) && (types || !typeOnly) ? [target] : [],
      ),
    ]),
  );
}

/** The files themselves and all that reach them through their imports. */
export function dependantsOf(paths: Iterable<string>, graph: Graph): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [path, targets] of graph)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), path]);
  const reached = new Set(paths);
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer);
  return reached;
}

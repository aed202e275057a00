import { existsSync } from "node:fs";

export type DataSet<Particular> = Particular & { name: string; root: string };

/**
 * Where tests find files in the formats of others: our own cut-down fixture, always, and the real files where they lie beside
 * the repository. `folder`: of the real ones; `particular`: what differs, such as counts and folders.
 */
export function dataSets<Particular>(
  folder: string,
  particular: { own: Particular; real: Particular },
): DataSet<Particular>[] {
  const own = { ...particular.own, name: "our own fixture", root: "tests/fixtures/data" };
  const real = { ...particular.real, name: "../shared/data", root: "../shared/data" };
  return existsSync(`${real.root}/${folder}`) ? [own, real] : [own];
}

import { readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** Local D1, R2 and Durable Object state (`FAROL_STATE`, decisions "Commands"). */
export function stateFolder(): string {
  return resolve(root, process.env.FAROL_STATE ?? join(".wrangler", "state"));
}

/** The file of the product's database in a state folder. */
export function databaseFile(state: string): string {
  const folder = join(state, "v3", "d1", "miniflare-D1DatabaseObject");
  const [name, ...others] = readdirSync(folder).filter((each) => /^[0-9a-f]{64}\.sqlite$/.test(each));
  if (!name || others.length > 0) throw new Error(`Not one database in ${folder}`);
  return join(folder, name);
}

/** From `PORT`. */
export function port(): number {
  const wanted = Number(process.env.PORT ?? 8787);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535)
    throw new Error(`PORT não é uma porta válida: ${process.env.PORT}`);
  return wanted;
}

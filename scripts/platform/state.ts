import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** Local D1, R2 and Durable Object state (`FAROL_STATE`, decisions "Commands"). */
export function stateFolder(): string {
  return resolve(root, process.env.FAROL_STATE ?? join(".wrangler", "state"));
}

/** From `PORT`. */
export function port(): number {
  const wanted = Number(process.env.PORT ?? 8787);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535)
    throw new Error(`PORT não é uma porta válida: ${process.env.PORT}`);
  return wanted;
}

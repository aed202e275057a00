import { deviceOwner } from "./device-owner.ts";

type Put = (key: string, draft: unknown) => Promise<unknown>;

/** Where an entry of localStorage or sessionStorage goes; null: it is no draft. `draft` undefined: it is only removed. */
function draftOf(name: string, value: string): { key: string; draft?: unknown } | null {
  const [prefix = "", ...rest] = name.split(":");
  const id = rest.join(":");
  if (prefix === "farol-comentario") {
    const [userId = "", ...place] = rest;
    const isText = !name.endsWith(":op") && value !== "";
    const key = `campo:${userId}:comentario:${place.join(":")}`;
    return isText ? { key, draft: { text: value, base: "" } } : { key };
  }
  if (prefix === "farol-discursiva") {
    const key = `campo:${deviceOwner() ?? ""}:discursiva:${id}`;
    return value === "" ? { key } : { key, draft: { text: value, base: "" } };
  }
  if (prefix !== "farol" || (rest[0] !== "texto" && rest[0] !== "simulado")) return null;
  return { key: id, draft: JSON.parse(value) };
}

async function takeOver(store: Storage, put: Put): Promise<void> {
  for (const name of Object.keys(store)) {
    try {
      const found = draftOf(name, store.getItem(name) ?? "");
      if (!found) continue;
      if (found.draft !== undefined) await put(found.key, found.draft);
    } catch {
      // Not JSON, as it should be: nothing can be made of it.
    }
    store.removeItem(name);
  }
}

/** Moves what earlier versions stored in localStorage and sessionStorage, which lose it when the browser is killed. */
export async function takeOverStorage(put: Put): Promise<void> {
  for (const store of [() => localStorage, () => sessionStorage]) {
    try {
      await takeOver(store(), put);
    } catch {
      // The browser refuses its storage: there is nothing in it.
    }
  }
}

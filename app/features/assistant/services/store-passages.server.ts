import type { Deps } from "#app/platform/context/deps.ts";
import type { Passage } from "../domain/theory/passage.ts";
import { deletePassages, insertPassages, passageDigests } from "../queries/passages.server.ts";

const CHUNK = 100;
/** Bytes of a passage's digest. */
const DIGEST_BYTES = 12;

async function digestOf(passage: Passage): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(passage));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).slice(0, DIGEST_BYTES);
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Brings the table to these passages: adds the new ones, deletes those that are gone or changed. Idempotent. */
export async function storePassages(
  deps: Deps,
  passages: readonly Passage[],
): Promise<{ added: number; deleted: number }> {
  const known = await deps.read(passageDigests(deps.db));
  const wanted = new Map<string, Passage>();
  for (const passage of passages) wanted.set(await digestOf(passage), passage);
  const gone = known.filter(({ digest }) => !wanted.has(digest)).map(({ num }) => num);
  for (const { digest } of known) wanted.delete(digest);
  const last = Math.max(0, ...known.map(({ num }) => num));
  const added = [...wanted].map(([digest, passage], at) => ({ ...passage, digest, num: last + at + 1 }));
  if (gone.length > 0) await deps.write(deletePassages(deps.db, gone));
  for (let start = 0; start < added.length; start += CHUNK)
    await deps.write(insertPassages(deps.db, added.slice(start, start + CHUNK)));
  return { added: added.length, deleted: gone.length };
}

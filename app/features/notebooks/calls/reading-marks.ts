import { deviceDatabase, type StoredMark } from "#app/platform/drafts/calls/device-database.ts";
import { isReleased } from "#app/platform/drafts/calls/device-owner.ts";
import { postRoute } from "#app/platform/requests/calls/post-route.ts";

export type ReadingMark = Omit<StoredMark, "key">;

/** Whether the server had its say: accepted, or refused for good. */
async function isSettled({ address, section, block, ended }: ReadingMark): Promise<boolean> {
  const sent = await postRoute(address, {
    intent: "place",
    secao: section,
    bloco: block,
    lida: ended ? "sim" : "",
  });
  return sent.kind === "answered" || sent.reached;
}

/** Sends where its reader is; without a network it stays on the device. */
export async function saveReadingMark(mark: ReadingMark): Promise<void> {
  if ((await isSettled(mark)) || isReleased(mark.userId)) return;
  const db = await deviceDatabase();
  const key = `${mark.address} ${mark.section}`;
  const known = await db.get("marks", key);
  await db.put("marks", { ...mark, key, ended: mark.ended || known?.ended === true });
}

/** Sends the marks of a person that this device stores; one that is refused is of a notebook they no longer read. */
export async function sendMarks(userId: string): Promise<void> {
  const db = await deviceDatabase();
  for (const mark of await db.getAllFromIndex("marks", "byUser", userId))
    if (await isSettled(mark)) await db.delete("marks", mark.key);
}

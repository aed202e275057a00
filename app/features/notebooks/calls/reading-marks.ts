import { isReleased } from "#app/platform/drafts/calls/device-owner.ts";
import { Outbox } from "#app/platform/drafts/calls/outbox.ts";
import { CallUnanswered } from "#app/platform/requests/calls/call.ts";
import { postRoute } from "#app/platform/requests/calls/post-route.ts";
import type { ReadingMark } from "./ports.d.ts";

/** Where readers are in the sections of notebooks, on its way. One that is refused is of a notebook they no longer read. */
export const readingOutbox = new Outbox({
  kind: "reading",
  keyOf: ({ address, section }) => `${address} ${section}`,
  merged: (known, next) => ({ ...next, ended: next.ended || known.ended }),
  async send([{ address, section, block, ended }]) {
    const fields = { intent: "place", secao: section, bloco: block, lida: ended ? "sim" : "" };
    const sent = await postRoute(address, fields);
    if (sent.kind === "refused" && !sent.reached) throw new CallUnanswered();
    return null;
  },
});

/** Sends where its reader is; without a network it stays on the device. */
export async function saveReadingMark(userId: string, mark: ReadingMark): Promise<void> {
  if (!isReleased(userId)) await readingOutbox.deliver(userId, mark);
}

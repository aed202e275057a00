import { Outbox } from "#app/platform/drafts/calls/outbox.ts";
import { CallRefused, CallUnanswered } from "#app/platform/requests/calls/call.ts";
import { sendEssayPhoto } from "./send-essay.ts";

/** Photographs of essays on their way, of each essay one after the other. */
export const photoOutbox = new Outbox({
  kind: "photo",
  keyOf: ({ id }) => id,
  queueOf: ({ essay }) => essay,
  async send([{ essay, id, photo }]) {
    const posted = await sendEssayPhoto(essay, id, photo);
    if (posted.kind === "answered") return posted.reply;
    if (posted.reached) throw new CallRefused("REFUSED", posted.message);
    throw new CallUnanswered();
  },
});

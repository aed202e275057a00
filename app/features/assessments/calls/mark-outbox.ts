import { deviceDrafts } from "#app/platform/drafts/calls/device-drafts.ts";
import { Outbox } from "#app/platform/drafts/calls/outbox.ts";
import { type FormReply, refusalOf } from "#app/platform/forms/domain/form-reply.ts";
import { CallRefused, CallUnanswered } from "#app/platform/requests/calls/call.ts";
import { postRoute } from "#app/platform/requests/calls/post-route.ts";
import type { OpenMark } from "./ports.d.ts";

/** What is typed of a mark that is not ready yet. */
export const typedMarks = deviceDrafts<OpenMark>("mark", { isWork: () => true });

export function placeOfMark({ address, answer }: Pick<OpenMark, "address" | "answer">): string {
  return `${address} ${answer}`;
}

/** Marks of open answers on their way: the newest of each answer. A refused one stays. */
export const markOutbox = new Outbox({
  kind: "mark",
  keyOf: placeOfMark,
  async send([{ address, answer, levels, comment, decision }]) {
    const sent = await postRoute<FormReply>(address, {
      intent: "mark",
      answer: String(answer),
      levels: JSON.stringify(levels),
      comment,
      decision: decision ? "sim" : "",
    });
    if (sent.kind === "refused" && !sent.reached) throw new CallUnanswered();
    const problem = sent.kind === "refused" ? sent.message : refusalOf(sent.reply);
    if (problem !== null) throw new CallRefused("REFUSED", problem);
    return null;
  },
});

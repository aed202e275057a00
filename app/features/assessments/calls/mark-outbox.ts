import { deviceDatabase, type StoredOpenMark } from "#app/platform/drafts/calls/device-database.ts";
import type { FormReply } from "#app/platform/forms/domain/form-reply.ts";
import { postRoute } from "#app/platform/requests/calls/post-route.ts";

export type OpenMarkDraft = Omit<StoredOpenMark, "key">;

function keyOf({ userId, answer }: Pick<OpenMarkDraft, "userId" | "answer">): string {
  return `${userId} ${answer}`;
}

/** What is typed, before anything is sent. */
export async function storeOpenMark(draft: OpenMarkDraft): Promise<void> {
  await (await deviceDatabase()).put("openMarks", { ...draft, key: keyOf(draft) });
}

export async function openMarksOf(userId: string): Promise<StoredOpenMark[]> {
  return (await deviceDatabase()).getAllFromIndex("openMarks", "byUser", userId);
}

export async function deleteOpenMark(userId: string, answer: number): Promise<void> {
  await (await deviceDatabase()).delete("openMarks", keyOf({ userId, answer }));
}

/**
 * The refusal's text, "" once stored, null without a reply; only stored marks leave the device, unless changed
 * meanwhile.
 */
export async function sendOpenMark(draft: OpenMarkDraft): Promise<string | null> {
  const sent = await postRoute<FormReply>(draft.address, {
    intent: "mark",
    answer: String(draft.answer),
    levels: JSON.stringify(draft.levels),
    comment: draft.comment,
    decision: draft.decision ? "sim" : "",
  });
  if (sent.kind === "refused") return navigator.onLine && sent.signIn ? sent.message : null;
  if (!sent.reply.done) return sent.reply.message ?? "";
  const db = await deviceDatabase();
  const current = await db.get("openMarks", keyOf(draft));
  const isSame =
    current &&
    JSON.stringify([current.levels, current.comment]) === JSON.stringify([draft.levels, draft.comment]);
  if (isSame) await db.delete("openMarks", current.key);
  return "";
}

import type { TopicCatalogue } from "../../domain/catalogue/topic-catalogue.ts";
import { lastingName } from "../../domain/catalogue/topic-ids.ts";
import type { QuestionDraft } from "../../domain/draft.ts";

/** SHA-256 (hex) of a draft: equal digests need no import. Independent of field order and later topic names. */
export async function draftDigest(draft: QuestionDraft, catalogue: TopicCatalogue): Promise<string> {
  const topics = draft.topics.map((name) => lastingName(draft.subject, name, catalogue));
  const bytes = await crypto.subtle.digest(
    "SHA-256",
    new TextEncoder().encode(JSON.stringify({ ...draft, topics }, sortedFields)),
  );
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function sortedFields(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

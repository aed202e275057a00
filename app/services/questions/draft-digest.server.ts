import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import { lastingName } from "#app/domain/catalogue/topic-ids.ts";
import type { QuestionDraft } from "#app/domain/questions/draft.ts";

/**
 * SHA-256 of all a draft says, in hexadecimal: equal digests mean that an import has nothing to change. The order its
 * fields were written in says nothing, so that a draft read back from an export is the one that was stored; nor does a name
 * that a topic was given later.
 */
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

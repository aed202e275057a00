import type { QuestionDraft } from "#app/domain/questions/draft.ts";

/**
 * SHA-256 of all a draft says, in hexadecimal: equal digests mean that an import has nothing to change. The order its
 * fields were written in says nothing, so that a draft read back from an export is the one that was stored.
 */
export async function draftDigest(draft: QuestionDraft): Promise<string> {
  const bytes = await crypto.subtle.digest(
    "SHA-256",
    new TextEncoder().encode(JSON.stringify(draft, sortedFields)),
  );
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function sortedFields(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

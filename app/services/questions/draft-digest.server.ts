import type { QuestionDraft } from "#app/domain/questions/draft.ts";

/** SHA-256 of all a draft says, in hexadecimal: equal digests mean that an import has nothing to change. */
export async function draftDigest(draft: QuestionDraft): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(draft)));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

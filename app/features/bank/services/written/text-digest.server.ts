import type { QuestionDraft } from "../../domain/draft.ts";

/** Hexadecimal digits of SHA-256: enough for a few thousand questions. */
const DIGITS = 16;

function lettersOf(text: string): string {
  return text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, " ")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** The same for two extractions of a question that differ in marks, accents, spaces and pictures alone. */
export async function textDigest(draft: Pick<QuestionDraft, "statement" | "alternatives">): Promise<string> {
  const text = [draft.statement, ...draft.alternatives.map((each) => each.text)].map(lettersOf).join("|");
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, DIGITS);
}

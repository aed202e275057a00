import { faultsOf } from "../draft/draft-faults.ts";
import { draftFromJson } from "../draft/draft-from-json.ts";
import type { QuestionDraft } from "../draft.ts";
import { textHash } from "./text-hash.ts";

type Envelope = { version: 1; shown: string; draft: QuestionDraft };

/** A draft as one line of JSON with a hash of the visible texts: an edit of those invalidates it. */
export function writeEnvelope(draft: QuestionDraft, shown: readonly string[]): string {
  const envelope: Envelope = { version: 1, shown: hashOf(shown), draft };
  // No tag, comment or section of the file can end inside it.
  return JSON.stringify(envelope).replace(/[<>]/g, (sign) => (sign === "<" ? "\\u003c" : "\\u003e"));
}

/** Null where it is missing, invalid, or the visible texts were changed. */
export function readEnvelope(json: string, shown: readonly string[]): QuestionDraft | null {
  if (!json.startsWith("{")) return null;
  try {
    const envelope = JSON.parse(json) as Partial<Record<keyof Envelope, unknown>>;
    if (envelope.shown !== hashOf(shown)) return null;
    const draft = draftFromJson(envelope.draft);
    return faultsOf(draft).length === 0 ? draft : null;
  } catch {
    return null;
  }
}

function hashOf(shown: readonly string[]): string {
  return textHash(shown.map((text) => text.replace(/\s+/g, " ").trim()));
}

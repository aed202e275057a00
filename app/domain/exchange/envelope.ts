import { textHash } from "#app/domain/exchange/text-hash.ts";
import { faultsOf } from "#app/domain/questions/draft/draft-faults.ts";
import { draftFromJson } from "#app/domain/questions/draft/draft-from-json.ts";
import type { QuestionDraft } from "#app/domain/questions/draft.ts";

/** What our exports carry beside the readable texts, for which other formats have no place: the whole draft. */
type Envelope = { version: 1; shown: string; draft: QuestionDraft };

/** A draft as one line of JSON, bound to the texts it travels with: where someone changes those, it no longer holds. */
export function writeEnvelope(draft: QuestionDraft, shown: readonly string[]): string {
  const envelope: Envelope = { version: 1, shown: hashOf(shown), draft };
  // No tag, comment or section of the file around it can end inside it.
  return JSON.stringify(envelope).replace(/[<>]/g, (sign) => (sign === "<" ? "\\u003c" : "\\u003e"));
}

/** The draft of an envelope, or null where there is none, where it is not sound, or where the texts beside it were changed. */
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

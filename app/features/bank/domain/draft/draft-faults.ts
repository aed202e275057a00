import { hasAlternatives } from "../answers/answer-forms.ts";
import { isTaken, takenAnswers } from "../answers/check-answer.ts";
import type { AlternativeDraft, QuestionDraft } from "../draft.ts";
import type { DraftField } from "./draft-fields.ts";
import { alternativeSource } from "./draft-pictures.ts";

export type Fault =
  | "no-statement"
  | "too-long"
  | "no-alternatives"
  | "too-few"
  | "not-two"
  | "empty-alternative"
  | "alternatives-of-open"
  | "alternatives-of-number"
  | "no-key"
  | "strange-key"
  | "key-of-open"
  | "no-reason";

export type DraftFault = { field: DraftField; fault: Fault };

/** Limit of the renderer, in characters. */
export const LONGEST_TEXT = 60_000;

export const RIGHT_WRONG: readonly AlternativeDraft[] = [
  { text: "Certo", picture: null },
  { text: "Errado", picture: null },
];

/** `least`: fewest alternatives of single choice. */
export function faultsOf(draft: QuestionDraft, least = 2): DraftFault[] {
  const { statement, status, quarantineReason } = draft;
  const faults: DraftFault[] = [...longTexts(draft), ...alternativeFaults(draft, least), ...keyFaults(draft)];
  if (statement.trim() === "") faults.push({ field: "statement", fault: "no-statement" });
  if (status === "quarantined" && !quarantineReason)
    faults.push({ field: "quarantineReason", fault: "no-reason" });
  return faults;
}

function longTexts(draft: QuestionDraft): DraftFault[] {
  const fields = ["statement", "solution", "hint", "explanation"] as const;
  const texts: [DraftField, string | null][] = [
    ...fields.map((field): [DraftField, string | null] => [field, draft[field]]),
    ...draft.alternatives.map((each, place): [DraftField, string] => [
      `alternative-${place}`,
      alternativeSource(each),
    ]),
  ];
  return texts.flatMap(([field, text]) =>
    (text?.length ?? 0) > LONGEST_TEXT ? [{ field, fault: "too-long" as const }] : [],
  );
}

/** Missing alternatives may be the reason of a quarantine. */
function alternativeFaults({ kind, status, alternatives }: QuestionDraft, least: number): DraftFault[] {
  const count = alternatives.length;
  const first = (fault: Fault): DraftFault[] => [{ field: "alternative-0", fault }];
  if (!hasAlternatives(kind))
    return count > 0 ? first(kind === "open" ? "alternatives-of-open" : "alternatives-of-number") : [];
  if (kind === "right-wrong" && count !== 2) return first("not-two");
  if (status === "quarantined") return [];
  if (count === 0) return first("no-alternatives");
  const empty = alternatives.flatMap(({ text, picture }, place): DraftFault[] =>
    text.trim() === "" && !picture ? [{ field: `alternative-${place}`, fault: "empty-alternative" }] : [],
  );
  return kind !== "right-wrong" && count < (kind === "single-choice" ? least : 2)
    ? [...empty, { field: `alternative-${count}`, fault: "too-few" }]
    : empty;
}

/** An annulled question may have a key, but needs none. */
function keyFaults({ kind, status, key, alternatives }: QuestionDraft): DraftFault[] {
  const one = (fault: Fault): DraftFault[] => [{ field: "key", fault }];
  if (kind === "open") return key === null ? [] : one("key-of-open");
  if (key === null) return status === "published" ? one("no-key") : [];
  // Without alternatives, they are the fault.
  if (alternatives.length === 0 && hasAlternatives(kind)) return [];
  return isTaken(key, takenAnswers(kind, alternatives.length)) ? [] : one("strange-key");
}

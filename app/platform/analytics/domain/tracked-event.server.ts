import * as v from "valibot";
import { fields as anyFields, readBy, sentOrNull } from "#app/platform/requests/domain/sent-json.server.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { plainAddress } from "./plain-address.ts";

export type TrackedEvent = { name: EventName; details: Readonly<Record<string, string>> };

export const MOST_EVENTS = 20;

type Field = v.GenericSchema<unknown, string>;

const address = v.pipe(v.string(), readBy(plainAddress));
const question = v.pipe(
  v.string(),
  v.check((code) => ordOfCode(code) !== null),
);

/** Events and their fields (R-EVENT-1). No person's id is stored. */
const fields = {
  login: { page_path: address, provider: v.picklist(["email", "google"]) },
  "gpt-redirect": {
    page_path: address,
    type: v.picklist(["speed_dial", "header_navigation_btn", "header_btn", "question_btn"]),
    qid: question,
    gptDialogOption: v.picklist(["explain_statement", "get_solution", "get_tip"]),
  },
  "farol-zap-overlay-opened": { page_path: address },
  "farol-zap-overlay-click": { page_path: address },
  trigger_paywall: { page_path: address, page_url: address },
} as const satisfies Record<string, Readonly<Record<string, Field>>>;

type EventName = keyof typeof fields;

const event = v.object({
  name: v.picklist(Object.keys(fields) as EventName[]),
  details: v.fallback(anyFields, () => ({})),
});

/** The storable event of a client's message without unlisted fields; null for an unlisted event. */
export function trackedEvent(sent: unknown): TrackedEvent | null {
  const read = sentOrNull(event, sent);
  if (!read) return null;
  const accepted = Object.entries<Field>(fields[read.name]).flatMap(([field, shape]) => {
    const value = Object.hasOwn(read.details, field) ? sentOrNull(shape, read.details[field]) : null;
    return value === null ? [] : [[field, value] as const];
  });
  return { name: read.name, details: Object.fromEntries(accepted) };
}

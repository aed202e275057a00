import { ordOfCode } from "#app/platform/text/question-code.ts";
import { plainAddress } from "./plain-address.ts";

export type TrackedEvent = { name: EventName; details: Readonly<Record<string, string>> };

type Reader = (value: unknown) => string | null;

export const MOST_EVENTS = 20;

function address(value: unknown): string | null {
  return typeof value === "string" ? plainAddress(value) : null;
}

function oneOf(...values: readonly string[]): Reader {
  return (value) => (typeof value === "string" && values.includes(value) ? value : null);
}

function question(value: unknown): string | null {
  return typeof value === "string" && ordOfCode(value) !== null ? value : null;
}

/** Events and their fields (R-EVENT-1). No person's id is stored. */
const fields = {
  login: { page_path: address, provider: oneOf("email", "google") },
  "gpt-redirect": {
    page_path: address,
    type: oneOf("speed_dial", "header_navigation_btn", "header_btn", "question_btn"),
    qid: question,
    gptDialogOption: oneOf("explain_statement", "get_solution", "get_tip"),
  },
  "farol-zap-overlay-opened": { page_path: address },
  "farol-zap-overlay-click": { page_path: address },
  trigger_paywall: { page_path: address, page_url: address },
} as const satisfies Record<string, Readonly<Record<string, Reader>>>;

type EventName = keyof typeof fields;

function isEventName(name: unknown): name is EventName {
  return typeof name === "string" && Object.hasOwn(fields, name);
}

/** The storable event of a client's message without unlisted fields; null for an unlisted event. */
export function trackedEvent(sent: unknown): TrackedEvent | null {
  if (typeof sent !== "object" || sent === null) return null;
  const { name, details } = sent as { name?: unknown; details?: unknown };
  if (!isEventName(name)) return null;
  const given = typeof details === "object" && details !== null ? (details as Record<string, unknown>) : {};
  const accepted = Object.entries<Reader>(fields[name]).flatMap(([field, read]) => {
    const value = Object.hasOwn(given, field) ? read(given[field]) : null;
    return value === null ? [] : [[field, value] as const];
  });
  return { name, details: Object.fromEntries(accepted) };
}

import { logClientError as logError } from "#app/platform/analytics/services/log-client-error.server.ts";
import { recordEvents as record } from "#app/platform/analytics/services/record-events.server.ts";
import { callable, type SentFields } from "./callable.ts";

const LONGEST_TEXT = 8000;
const MOST_SECTIONS = 1000;

/** A text of a report, truncated; "" for anything else, so that a report is never refused. */
function textOf(data: SentFields, name: string): string {
  const value = data[name];
  return typeof value === "string" ? value.slice(0, LONGEST_TEXT) : "";
}

/** The number of sections: a list's length or a number. List items are not read. */
function sectionsOf(value: unknown): number | null {
  const count = Array.isArray(value) ? value.length : value;
  return typeof count === "number" && count >= 0 && count <= MOST_SECTIONS ? Math.floor(count) : null;
}

/** recordEvents: `events`, a list of names with their details (R-EVENT-1, analytics events). */
export const recordEvents = callable("anyone", ({ deps, viewer, address }, data) =>
  record(deps, viewer, { events: data.events, address }),
);

/** logClientError (R-CALL-5): message, stack, level, timestamp, clientInfo. Server time counts (R-CALL-5). */
export const logClientError = callable("anyone", ({ deps, viewer, address }, data) => {
  const info = typeof data.clientInfo === "object" && data.clientInfo !== null ? data.clientInfo : {};
  const fields = info as SentFields;
  const sent = {
    message: textOf(data, "message"),
    stack: textOf(data, "stack"),
    level: textOf(data, "level"),
    notebookId: textOf(fields, "notebookId"),
    sections: sectionsOf(fields.sections),
    userAgent: textOf(fields, "userAgent"),
  };
  return logError(deps, viewer, { sent, address });
});

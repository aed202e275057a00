import * as v from "valibot";
import { MOST_EVENTS } from "#app/platform/analytics/domain/tracked-event.server.ts";
import { logClientError as logError } from "#app/platform/analytics/services/log-client-error.server.ts";
import { recordEvents as record } from "#app/platform/analytics/services/record-events.server.ts";
import { callable } from "./callable.ts";

const LONGEST_TEXT = 8000;
const MOST_SECTIONS = 1000;

/** Truncated; "" for anything else, so that a report is never refused. */
const text = v.fallback(
  v.pipe(
    v.string(),
    v.transform((all) => all.slice(0, LONGEST_TEXT)),
  ),
  "",
);

/** A list's length, or a number. List items are not read. */
const sections = v.fallback(
  v.nullable(
    v.pipe(
      v.union([
        v.pipe(
          v.array(v.unknown()),
          v.transform((list) => list.length),
        ),
        v.number(),
      ]),
      v.minValue(0),
      v.maxValue(MOST_SECTIONS),
      v.transform(Math.floor),
    ),
  ),
  null,
);

const noInfo = { notebookId: "", sections: null, userAgent: "" };
const report = v.object({
  message: text,
  stack: text,
  level: text,
  clientInfo: v.fallback(v.object({ notebookId: text, sections, userAgent: text }), noInfo),
});

/** recordEvents (R-EVENT-1, analytics events): each by its own fields, in the domain. */
export const recordEvents = callable(
  "anyone",
  v.object({ events: v.pipe(v.array(v.unknown()), v.maxLength(MOST_EVENTS)) }),
  ({ deps, viewer, address }, { events }) => record(deps, viewer, { events, address }),
);

/** logClientError (R-CALL-5). Server time counts. */
export const logClientError = callable(
  "anyone",
  report,
  ({ deps, viewer, address }, { clientInfo, ...words }) =>
    logError(deps, viewer, { sent: { ...words, ...clientInfo }, address }),
);

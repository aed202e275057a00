import * as v from "valibot";
import { textLike, wholeIn } from "#app/platform/requests/domain/sent-json.server.ts";

const MOST_STEPS = 200;

const code = textLike(/^[a-z0-9-]{1,40}$/);

/** A `TrackProgressChange` from outside. */
export const progressReport = v.object({
  track: code,
  subtopic: code,
  step: wholeIn(0, MOST_STEPS),
  checked: v.optional(v.nullable(v.picklist(["check", "skip"])), null),
  since: v.optional(wholeIn(0, Number.MAX_SAFE_INTEGER), 0),
});

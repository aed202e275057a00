import { Outbox } from "#app/platform/drafts/calls/outbox.ts";
import { CallRefused, call } from "#app/platform/requests/calls/call.ts";

/** How far a person is in tracks, on its way: the most steps of a subtopic, and each check that was ended. */
export const trackOutbox = new Outbox({
  kind: "track",
  keyOf: ({ track, subtopic, checked, since }) =>
    [track, subtopic, checked ? `${checked} ${since}` : ""].join(" "),
  merged: (known, next) => ({ ...next, step: Math.max(known.step, next.step) }),
  async send([change]) {
    const [taken, reply] = await call("saveTrackProgress", change);
    if (!taken) throw new CallRefused("REFUSED", reply);
    // Answers of its check have not arrived.
    if (reply.waits) throw new CallRefused("WAITS", "");
    return { track: change.track, subtopic: change.subtopic, checks: reply.checks };
  },
});

import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { loadCalendarFile } from "../services/load-meetings.server.ts";

/** A meeting for the reader's calendar. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return new Response(await loadCalendarFile(deps, viewer, args.params.meetingId ?? ""), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="encontro.ics"',
      "Cache-Control": "private, no-store",
    },
  });
}

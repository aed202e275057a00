import { type HeadersFunction, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { lazy, useState } from "react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { MeetingTime } from "../components/meeting-time.tsx";
import { meetingPaths } from "../paths.ts";
import { type LoadedMeetingRoom, loadMeetingRoom } from "../services/enter-meeting.server.ts";
import { type Entry, MeetingDoor } from "./meeting/door.tsx";

const CallRoom = lazy(async () => ({ default: (await import("./meeting/room.tsx")).CallRoom }));

export const meta = unlistedMeta<typeof loader>((data) => data?.title ?? "Encontro");

/** The one page that may use camera and microphone. */
export const headers: HeadersFunction = () => ({
  "Permissions-Policy": "camera=(self), geolocation=(), microphone=(self), payment=(), usb=()",
});

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return json(await loadMeetingRoom(deps, viewer, args.params.meetingId ?? ""));
}

const closed: Record<Exclude<LoadedMeetingRoom["room"], "open">, string> = {
  early: "A sala abre 15 minutos antes. Deixe esta página para depois: avisamos uma hora antes.",
  over: "Este encontro terminou.",
  cancelled: "Este encontro foi cancelado.",
};

/** A meeting: its door, then its room. */
export default function Meeting() {
  const { id, title, startsAt, room, isMentor, ice } = useLoaderData<typeof loader>();
  const [entry, setEntry] = useState<Entry | null>(null);
  const [left, setLeft] = useState(false);
  function leave() {
    setEntry(null);
    setLeft(true);
  }
  return (
    <SchoolFrame
      title={title}
      back={{
        to: isMentor ? meetingPaths.mentorMeetings() : meetingPaths.ownMeetings(),
        name: "Encontros",
      }}
      facts={<MeetingTime at={startsAt} />}
    >
      {room !== "open" && <Empty>{closed[room]}</Empty>}
      {room === "open" && !entry && (
        <MeetingDoor onEnter={setEntry}>{left && <p role="status">Você saiu da sala.</p>}</MeetingDoor>
      )}
      {room === "open" && entry && (
        <Deferred fallback={<p className="mt-4 text-muted">Entrando na sala…</p>}>
          <CallRoom id={id} ice={ice} isMentor={isMentor} entry={entry} onLeave={leave} />
        </Deferred>
      )}
    </SchoolFrame>
  );
}

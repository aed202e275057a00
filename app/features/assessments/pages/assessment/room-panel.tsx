import { useParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { plural } from "#app/platform/text/format.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { formatDateTime, formatHour } from "#app/platform/time/format-time.ts";
import { MINUTE_MS } from "#app/platform/time/units.ts";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { AssessmentTabs } from "../../components/assessment-tabs.tsx";
import {
  groupedTakers,
  isSamePlaces,
  roomSummary,
  type TakerPlaces,
  takerPlaces,
} from "../../domain/making/room-groups.ts";
import { assessmentPaths, sittingPaths } from "../../paths.ts";
import type { LoadedRoom } from "../../services/sitting/load-room.server.ts";
import { RoomForms } from "./room-forms.tsx";
import { TakersOfGroup } from "./taker-group.tsx";
import { useAssessmentRoom } from "./use-assessment-room.ts";

const states = { draft: "rascunho", scheduled: "agendado", open: "aberto", closed: "encerrado" } as const;

/** Epoch seconds: the hour, and the day unless it is today. */
function endText(closesAt: number, now: number): string {
  const isToday = formatDate(closesAt) === formatDate(now);
  return isToday ? `às ${formatHour(closesAt)}` : `em ${formatDateTime(closesAt)}`;
}

/** Announced to screen readers at most once a minute, however often the room changes. */
function Spoken({ summary }: { summary: string }) {
  const [said, setSaid] = useState("");
  const latest = useLatest(() => setSaid(summary));
  useEffect(() => {
    const timer = setInterval(() => latest.current(), MINUTE_MS);
    return () => clearInterval(timer);
  }, [latest]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

/** Students who need help come first; rows stay in place for ten seconds. */
export function RoomPanel({ room, now }: { room: LoadedRoom; now: number }) {
  const { schoolId = "" } = useParams();
  const { online, isLost } = useAssessmentRoom(sittingPaths.room(schoolId, room.id));
  const [to, setTo] = useState("");
  const text = useRef<HTMLDivElement>(null);
  const places = takerPlaces(room.takers, online, now);
  const steady = useSteadyPlaces(places, online !== null);
  const summary = roomSummary(groupedTakers(room.takers, places));
  const writeTo = (personId: string) => {
    setTo(personId);
    text.current?.querySelector("input")?.focus();
  };
  const until = room.closesAt === null ? "" : ` · termina ${endText(room.closesAt, now)}`;
  return (
    <SchoolFrame
      title={room.title}
      back={{ to: assessmentPaths.assessments(schoolId), name: "Simulados" }}
      facts={`${states[room.state]}${until} · ${plural(room.questions, "questão", "questões")}`}
    >
      <AssessmentTabs schoolId={schoolId} assessmentId={room.id} tab="apply" />
      <p className="mt-4 text-lg">{summary}</p>
      <p className="text-sm text-muted">
        {isLost && "Painel sem atualização ao vivo; a prova dos estudantes continua."}
        {!isLost && (online === null ? "Conectando o painel ao vivo…" : "Atualizado agora.")}
      </p>
      <Spoken summary={summary} />
      <RoomForms takers={room.takers} to={to} onTo={setTo} textRef={text} />
      {groupedTakers(room.takers, steady).map((group) => (
        <TakersOfGroup
          key={group.key}
          group={group}
          places={places}
          questions={room.questions}
          now={now}
          isOpen={room.state === "open"}
          onMessage={writeTo}
        />
      ))}
    </SchoolFrame>
  );
}

/** Milliseconds that rows stay in place after a change, so that none moves under a finger. */
const REST = 10_000;

/** The places to show: at most ten seconds old; updated at once when the live connection comes or goes. */
function useSteadyPlaces(places: TakerPlaces, isLive: boolean): TakerPlaces {
  const [settled, setSettled] = useState(places);
  const settle = useLatest(() => setSettled(places));
  const isSame = isSamePlaces(settled, places);
  const [wasLive, setWasLive] = useState(isLive);
  if (wasLive !== isLive) {
    setWasLive(isLive);
    setSettled(places);
  }
  useEffect(() => {
    if (isSame) return;
    const timer = setTimeout(() => settle.current(), REST);
    return () => clearTimeout(timer);
  }, [isSame, settle]);
  // New students have no former place.
  return { ...places, ...settled };
}

import { useParams } from "@remix-run/react";
import { useEffect, useState } from "react";
import { AssessmentTabs } from "#app/components/assessments/assessment-tabs.tsx";
import { SchoolFrame } from "#app/components/school/school-frame.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/fields.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { FormMessage } from "#app/components/ui/reply-message.tsx";
import { groupedTakers, roomSummary, type TakerGroup } from "#app/domain/assessments/room-groups.ts";
import { useForm } from "#app/hooks/ui/use-form.ts";
import { useLatest } from "#app/hooks/ui/use-latest.ts";
import { assessmentPaths } from "#app/paths/assessments.ts";
import { sittingPaths } from "#app/paths/sittings.ts";
import type { OpenedRoom } from "#app/services/assessments/open-room.server.ts";
import { formatAge, plural } from "#app/text/format.ts";
import { formatHour } from "#app/text/format-time.ts";
import { useAssessmentRoom } from "./use-assessment-room.ts";

const MINUTE = 60_000;

const states = { draft: "rascunho", scheduled: "agendado", open: "aberto", closed: "encerrado" } as const;

/** Heard by screen readers once a minute, however often the room changes. */
function Spoken({ summary }: { summary: string }) {
  const [said, setSaid] = useState("");
  const latest = useLatest(() => setSaid(summary));
  useEffect(() => {
    const timer = setInterval(() => latest.current(), MINUTE);
    return () => clearInterval(timer);
  }, [latest]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

function MoreTime({ personId, name }: { personId: string; name: string }) {
  const form = useForm<"minutes">({ intents: ["extra"], about: { person: personId } });
  return (
    <Form of={form} intent="extra" className="flex items-center gap-2">
      <input type="hidden" name="person" value={personId} />
      <input type="hidden" name="minutes" value="10" />
      <Button
        type="submit"
        look="secondary"
        pending={form.pending}
        aria-label={`Mais 10 minutos para ${name}`}
      >
        + 10 min
      </Button>
    </Form>
  );
}

function Group({ group, questions, now }: { group: TakerGroup; questions: number; now: number }) {
  return (
    <details open={group.opens} className="card mt-4">
      <summary className="min-h-11 cursor-pointer px-4 py-3 font-semibold">
        {group.title} ({group.takers.length})
      </summary>
      <ul>
        {group.takers.map((taker) => (
          <li
            key={taker.id}
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-4 py-2"
          >
            <span className="min-w-0 flex-1 font-medium">{taker.name}</span>
            <span className="text-sm text-muted tabular-nums">
              {taker.state !== "absent" && `${taker.answered} de ${questions}`}
              {taker.away > 0 && ` · saiu da página ${taker.away}×`}
              {taker.extraMinutes > 0 && ` · mais ${taker.extraMinutes} min`}
              {group.key === "lost" && ` · ${formatAge(taker.seenAt, now)}`}
              {taker.isTimeUp && " · tempo esgotado, falta enviar"}
            </span>
            {taker.state !== "done" && <MoreTime personId={taker.id} name={taker.name} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

function RoomForms() {
  const message = useForm<"message">({ intents: ["message"] });
  const extend = useForm<"minutes">({ intents: ["extend"] });
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2">
      <Form of={message} intent="message" empties className="card p-4">
        <TextField label="Recado a todos" {...message.field("message")} maxLength={300} />
        <FormMessage of={message} />
        <Button type="submit" pending={message.pending} className="mt-3">
          Mandar recado
        </Button>
      </Form>
      <Form of={extend} intent="extend" className="card p-4">
        <TextField
          label="Prorrogar para todos, em minutos"
          type="number"
          min={1}
          max={240}
          {...extend.field("minutes", "10")}
        />
        <FormMessage of={extend} />
        <Button type="submit" look="secondary" pending={extend.pending} className="mt-3">
          Prorrogar
        </Button>
      </Form>
    </div>
  );
}

/** Who needs help comes first. */
export function RoomPanel({ room, now }: { room: OpenedRoom; now: number }) {
  const { schoolId = "" } = useParams();
  const { online } = useAssessmentRoom(sittingPaths.room(schoolId, room.id));
  const groups = groupedTakers(room.takers, online, now);
  const summary = roomSummary(groups);
  const until = room.closesAt === null ? "" : ` · termina ${formatHour(room.closesAt)}`;
  return (
    <SchoolFrame
      title={room.title}
      back={{ to: assessmentPaths.assessments(schoolId), name: "Simulados" }}
      facts={`${states[room.state]}${until} · ${plural(room.questions, "questão", "questões")}`}
    >
      <AssessmentTabs schoolId={schoolId} assessmentId={room.id} tab="apply" />
      <p className="mt-4 text-lg">{summary}</p>
      <p className="text-sm text-muted">
        {online === null
          ? "Painel sem ligação ao vivo; a prova dos estudantes continua."
          : "Atualizado agora."}
      </p>
      <Spoken summary={summary} />
      <RoomForms />
      {groups.map((group) => (
        <Group key={group.key} group={group} questions={room.questions} now={now} />
      ))}
    </SchoolFrame>
  );
}

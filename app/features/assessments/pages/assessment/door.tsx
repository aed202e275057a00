import { useParams } from "@remix-run/react";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { plural } from "#app/platform/text/format.ts";
import { formatDateTime, formatHour } from "#app/platform/time/format-time.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { assessmentPaths, resultPaths } from "../../paths.ts";
import type { LoadedSitting } from "../../services/sitting/load-sitting.server.ts";
import { useDevice } from "./use-device.ts";

type DoorShown = Omit<LoadedSitting, "sitting">;

function rulesOf({ minutes, closesAt }: NonNullable<DoorShown["facts"]>): string[] {
  const until = closesAt === null ? "" : ` A prova fecha em ${formatDateTime(closesAt)}, para todos.`;
  return [
    minutes === null
      ? `O relógio é o do Farol.${until}`
      : `Você tem ${plural(minutes, "minuto", "minutos")} desde o começo, pelo relógio do Farol.${until}`,
    "Depois de começar, o relógio não para, mesmo com a página fechada ou sem internet.",
    "As respostas ficam guardadas neste aparelho e são enviadas sozinhas quando há internet.",
    "Sair da página é contado, e seus professores veem quantas vezes.",
  ];
}

function Start({ facts }: { facts: NonNullable<DoorShown["facts"]> }) {
  const form = usePageForm<"code">();
  const device = useDevice();
  return (
    <Form of={form} intent="start" className="mt-5">
      <input type="hidden" name="device" value={device ?? ""} />
      {facts.asksCode && (
        <TextField
          label="Código da prova"
          {...form.field("code")}
          autoComplete="off"
          className="mb-4 max-w-60"
          required
        />
      )}
      <FormMessage of={form} />
      <Button type="submit" pending={form.pending}>
        Começar (o relógio não para)
      </Button>
    </Form>
  );
}

function DoorText({ door, now }: { door: DoorShown; now: number }) {
  const { schoolId = "" } = useParams();
  const { state, facts, opensAt, handedIn } = door;
  if (state === "early")
    return <p className="text-lg">Começa em {formatDateTime(opensAt ?? now)}. Volte nessa hora.</p>;
  if (state === "handed-in")
    return (
      <>
        <p className="text-lg">
          Prova entregue{handedIn === null ? "" : ` em ${formatDateTime(handedIn)}`}. Suas respostas estão com
          a escola.
        </p>
        <ButtonLink look="secondary" to={resultPaths.results(schoolId, door.id)} className="mt-4">
          Ver resultado
        </ButtonLink>
      </>
    );
  if (state === "over" || !facts)
    return <p className="text-lg">O prazo para começar terminou. Fale com seu professor.</p>;
  return (
    <>
      <ul className="list-disc space-y-2 pl-5">
        {rulesOf(facts).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className="mt-4 text-muted">Quem vê: você e seus professores.</p>
      <Start facts={facts} />
    </>
  );
}

function factsText({ facts, state }: DoorShown): string | undefined {
  if (!facts || state !== "open") return undefined;
  const parts = [plural(facts.questions, "questão", "questões")];
  if (facts.minutes !== null) parts.push(plural(facts.minutes, "minuto", "minutos"));
  if (facts.closesAt !== null)
    parts.push(`até ${formatHour(facts.closesAt)} de ${formatDateTime(facts.closesAt).split(",")[0]}`);
  return parts.join(" · ");
}

/** The assessment's contents, window and rules; before the window, only day and hour. */
export function Door({ door, now }: { door: DoorShown; now: number }) {
  const { schoolId = "" } = useParams();
  return (
    <SchoolFrame
      title={door.title}
      back={{ to: assessmentPaths.assessments(schoolId), name: "Simulados" }}
      facts={factsText(door)}
    >
      <section aria-label="Antes de começar" className="card mt-4 max-w-[42.5rem] p-4 sm:p-6">
        <DoorText door={door} now={now} />
      </section>
    </SchoolFrame>
  );
}

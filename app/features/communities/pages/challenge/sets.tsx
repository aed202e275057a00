import type { SerializeFrom } from "@remix-run/cloudflare";
import { Form } from "#app/platform/forms/components/form.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { formatDay } from "#app/platform/time/format-date.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Dotted } from "#app/platform/ui/components/dotted.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import type { LoadedChallenge } from "../../services/challenge.server.ts";

type ChallengeSet = SerializeFrom<LoadedChallenge>["sets"][number];

function wordOf({ session, answered, size }: ChallengeSet): string {
  if (session === null) return "Resolver a semana";
  return answered < size ? "Continuar" : "Rever as questões";
}

function Begin({ set }: { set: ChallengeSet }) {
  const form = usePageForm({ about: { set: set.id } });
  return (
    <Form of={form} intent="begin" className="mt-4">
      <input type="hidden" name="set" value={set.id} />
      <Button type="submit" pending={form.pending}>
        {wordOf(set)}
      </Button>
    </Form>
  );
}

type Props = { set: ChallengeSet | null; isParticipant: boolean; points: number };

/** The open set, with what was reached so far. */
export function SetOfTheWeek({ set, isParticipant, points }: Props) {
  return (
    <Section
      className="mt-5"
      title={set ? `Semana de ${formatDay(set.week)}` : "Esta semana"}
      id="semana"
      card
    >
      {set === null ? (
        <p className="mt-1 text-muted">As questões desta semana ainda não foram abertas.</p>
      ) : (
        <>
          <Dotted className="mt-1 text-muted">
            <span>{plural(set.size, "questão", "questões")}</span>
            <span>{plural(points, "ponto", "pontos")} por acerto</span>
            <span>até {formatDateTime(set.closesAt - 60)}</span>
          </Dotted>
          {set.answered > 0 && (
            <p className="mt-2 font-medium">
              {set.answered} de {plural(set.size, "respondida", "respondidas")},{" "}
              {plural(set.right, "acerto", "acertos")}: {plural(set.points, "ponto", "pontos")}.
            </p>
          )}
          {isParticipant ? (
            <Begin set={set} />
          ) : (
            <p className="mt-3">
              Você ainda não está na lista da temporada. Peça à coordenação da sua unidade que inclua o e-mail
              da sua conta.
            </p>
          )}
          <p className="mt-3 text-sm text-muted">
            Conta a primeira resposta a cada questão, dada durante a semana. Uma questão que você já tinha
            respondido antes não soma pontos, nem uma resposta mais rápida que a leitura da questão.
          </p>
        </>
      )}
    </Section>
  );
}

/** Weeks that are over, newest first. */
export function SetsBefore({ sets }: { sets: readonly ChallengeSet[] }) {
  if (sets.length === 0) return null;
  return (
    <Section title="Semanas anteriores" id="anteriores">
      <Rows>
        {[...sets].reverse().map(({ id, week, size, right, answered, points }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 px-4 py-3">
            <span className="font-medium">Semana de {formatDay(week)}</span>
            <span className="text-muted tabular-nums">
              {answered === 0
                ? "não respondida"
                : `${right} de ${plural(size, "acerto", "acertos")}, ${plural(points, "ponto", "pontos")}`}
            </span>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

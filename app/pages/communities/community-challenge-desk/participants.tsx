import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { usePageForm } from "#app/hooks/ui/use-form.ts";
import { plural } from "#app/text/format.ts";

type Participant = {
  email: string;
  firstName: string;
  lastName: string;
  team: string;
  hasAccount: boolean;
  isMember: boolean;
};

function Out({ participant, season }: { participant: Participant; season: string }) {
  const form = usePageForm({ about: { email: participant.email } });
  return (
    <Form of={form} intent="out">
      <input type="hidden" name="season" value={season} />
      <input type="hidden" name="email" value={participant.email} />
      <Button
        type="submit"
        look="quiet"
        pending={form.pending}
        aria-label={`Tirar ${participant.firstName} ${participant.lastName} da temporada`}
      >
        Tirar
      </Button>
    </Form>
  );
}

function accessText({ hasAccount, isMember }: Participant): string {
  if (isMember) return "com acesso";
  return hasAccount ? "tem conta, falta o acesso" : "sem conta confirmada: convite por e-mail";
}

/** Who takes part, by team. */
export function Participants({
  season,
  participants,
}: {
  season: string;
  participants: readonly Participant[];
}) {
  const teams = [...new Set(participants.map(({ team }) => team))].sort((one, other) =>
    one.localeCompare(other, "pt-BR"),
  );
  return (
    <section aria-labelledby="participantes">
      <h2 id="participantes" className="text-lg font-semibold">
        Participantes
      </h2>
      {participants.length === 0 && (
        <p className="card mt-3 px-4 py-8 text-center text-muted">
          Ninguém ainda. Importe a lista com nome, e-mail e unidade.
        </p>
      )}
      {teams.map((team) => {
        const people = participants.filter((each) => each.team === team);
        const inside = people.filter(({ isMember }) => isMember).length;
        return (
          <details key={team} className="card mt-3 px-4 py-1">
            <summary className="min-h-11 cursor-pointer content-center">
              <span className="font-semibold break-words">{team}</span>{" "}
              <span className="text-sm text-muted">
                {plural(people.length, "participante", "participantes")}, {inside} com acesso
              </span>
            </summary>
            <ul className="divide-y divide-line border-t border-line">
              {people.map((participant) => (
                <li
                  key={participant.email}
                  className="flex flex-wrap items-center justify-between gap-x-4 py-2"
                >
                  <div className="min-w-0">
                    <p className="break-words">
                      {participant.firstName} {participant.lastName}
                    </p>
                    <p className="text-sm break-all text-muted">
                      {participant.email}, {accessText(participant)}
                    </p>
                  </div>
                  <Out participant={participant} season={season} />
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </section>
  );
}

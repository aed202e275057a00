import { Form } from "#app/platform/forms/components/form.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { compareTexts } from "#app/platform/text/compare-texts.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { type Uninvited, uninvitedTexts } from "../../domain/uninvited.ts";

type Participant = {
  email: string;
  firstName: string;
  lastName: string;
  team: string;
  hasAccount: boolean;
  isMember: boolean;
  uninvited: Uninvited | null;
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

function accessText({ hasAccount, isMember, uninvited }: Participant): string {
  if (isMember) return "com acesso";
  if (hasAccount) return "tem conta, falta o acesso";
  return `sem conta confirmada: ${uninvited ? "sem convite" : "convite por e-mail"}`;
}

/** Who has no account and got no invitation, with the reason. `isOpen`: right after an import. */
export function UninvitedParticipants({
  participants,
  isOpen,
}: {
  participants: readonly Participant[];
  isOpen: boolean;
}) {
  const left = participants.flatMap((each) =>
    each.uninvited && !each.hasAccount ? [{ ...each, why: uninvitedTexts[each.uninvited] }] : [],
  );
  if (left.length === 0) return null;
  return (
    <details open={isOpen} className="card mt-4 px-4 py-1">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {plural(left.length, "pessoa da lista não recebeu convite", "pessoas da lista não receberam convite")}
      </summary>
      <p className="text-muted">
        Quem não recebeu continua na lista e entra no desafio ao criar a conta com o mesmo e-mail. O aviso
        fica com você.
      </p>
      <ul className="mt-2 divide-y divide-line border-t border-line">
        {left.map(({ email, firstName, lastName, why }) => (
          <li key={email} className="py-2">
            <p className="break-words">
              {firstName} {lastName}
            </p>
            <p className="text-sm break-all text-muted">
              {email}: {why}.
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Participants by team. */
export function Participants({
  season,
  participants,
}: {
  season: string;
  participants: readonly Participant[];
}) {
  const teams = [...new Set(participants.map(({ team }) => team))].sort((one, other) =>
    compareTexts(one, other),
  );
  return (
    <Section className="" title="Participantes" id="participantes">
      {participants.length === 0 && (
        <Empty className="mt-3">Ninguém ainda. Importe a lista com nome, e-mail e unidade.</Empty>
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
    </Section>
  );
}

import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { withQuery } from "#app/platform/paths/with-query.ts";
import { plural } from "#app/platform/text/format.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { CHALLENGE, type SeasonFields } from "../../domain/challenge.ts";

type Season = { id: string; name: string; startsAt: number; endsAt: number };

type SeasonsProps = { home: string; seasons: readonly Season[]; current: string | null };

/** Every season, the shown one marked. */
export function Seasons({ home, seasons, current }: SeasonsProps) {
  return (
    <Section className="" title="Temporadas" id="temporadas">
      {seasons.length === 0 ? (
        <Empty className="mt-3">Nenhuma temporada ainda.</Empty>
      ) : (
        <Rows>
          {seasons.map(({ id, name, startsAt, endsAt }) => (
            <li key={id} className="px-4 py-3">
              <TextLink
                to={withQuery(home, { temporada: id })}
                aria-current={id === current ? "page" : undefined}
                className="aria-[current=page]:font-semibold aria-[current=page]:no-underline"
                look="row"
              >
                {name}
              </TextLink>
              <p className="text-sm text-muted">
                {formatDate(startsAt)} a {formatDate(endsAt - 1)}
              </p>
            </li>
          ))}
        </Rows>
      )}
    </Section>
  );
}

export function SeasonForm({ operation }: { operation: string }) {
  const form = usePageForm<keyof SeasonFields>({ intents: ["season"] });
  return (
    <Section className="" title="Nova temporada" id="nova-temporada">
      <Form of={form} intent="season" noValidate className="card mt-3 space-y-4 p-4">
        <input type="hidden" name="operation" value={operation} />
        <TextField label="Nome" maxLength={CHALLENGE.name} {...form.field("name")} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Primeiro dia" type="date" {...form.field("from")} />
          <TextField label="Último dia" type="date" {...form.field("to")} />
        </div>
        <Button type="submit" look="secondary" pending={form.pending}>
          Criar temporada
        </Button>
      </Form>
    </Section>
  );
}

/** Requests of people who are on the list already. */
export function ListedRequests({ season, count }: { season: string; count: number }) {
  const form = usePageForm({ intents: ["accept"] });
  if (count === 0) return null;
  return (
    <Form of={form} intent="accept" className="card mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <input type="hidden" name="season" value={season} />
      <p className="min-w-0 flex-1">
        {plural(count, "pessoa da lista pediu", "pessoas da lista pediram")} acesso e{" "}
        {count === 1 ? "espera" : "esperam"} resposta.
      </p>
      <Button type="submit" pending={form.pending}>
        {count === 1 ? "Aceitar o pedido" : `Aceitar os ${count} pedidos`}
      </Button>
    </Form>
  );
}

import type { SerializeFrom } from "@remix-run/cloudflare";
import { Form } from "#app/platform/forms/components/form.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { MarkChip } from "#app/platform/page/components/mark-chip.tsx";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Row, Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import type { loadOwnAdmin } from "../../services/own-community.server.ts";

export type CommunityMember = SerializeFrom<Awaited<ReturnType<typeof loadOwnAdmin>>>["people"][number];

function PersonLine({ person: { userId, name, email, isAdmin, since } }: { person: CommunityMember }) {
  const form = usePageForm({ about: { person: userId } });
  return (
    <Row className="justify-between">
      <div className="min-w-0">
        <p className="font-medium break-words">
          {name} {isAdmin && <MarkChip tone="blue">Administra</MarkChip>}
        </p>
        <p className="text-sm break-words text-muted">
          {email}, desde {formatDate(since)}
        </p>
      </div>
      <div className="flex flex-wrap">
        <Form of={form} intent="admin" preventScrollReset>
          <input type="hidden" name="person" value={userId} />
          <input type="hidden" name="wanted" value={isAdmin ? "nao" : "sim"} />
          <Button type="submit" look="quiet" pending={form.pending}>
            {isAdmin ? "Deixar de administrar" : "Tornar administrador"}
            <span className="sr-only">: {name}</span>
          </Button>
        </Form>
        <Form of={form} intent="out" preventScrollReset>
          <input type="hidden" name="person" value={userId} />
          <Button type="submit" look="quiet" pending={form.pending}>
            Tirar<span className="sr-only"> {name} da comunidade</span>
          </Button>
        </Form>
      </div>
    </Row>
  );
}

/** Who is in the community, and who administers it. */
export function CommunityPeople({ people }: { people: readonly CommunityMember[] }) {
  return (
    <Section className="" title="Pessoas" id="gente">
      {people.length === 0 ? (
        <Empty>Ninguém ainda: aceite os pedidos.</Empty>
      ) : (
        <Rows className="mt-4 max-h-160 overflow-y-auto">
          {people.map((person) => (
            <PersonLine key={person.userId} person={person} />
          ))}
        </Rows>
      )}
    </Section>
  );
}

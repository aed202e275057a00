import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { decimal, plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { OrderedRows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import type { EventView } from "./event-view.ts";

function scoreOfPlace(score: number | null, method: "tri" | "hits" | null): string {
  if (score === null) return "";
  return method === "tri" ? decimal(score) : plural(score, "acerto", "acertos");
}

function OwnPlace({ event }: { event: EventView }) {
  const { place, isHidden, sheets, score, method } = event;
  if (isHidden) return <p className="mt-1">Você saiu desta classificação. Ninguém vê a sua nota.</p>;
  if (place === null) return null;
  return (
    <p className="mt-1 text-lg">
      Você: <strong>{place}º</strong> de {sheets}, com {scoreOfPlace(score, method)}
    </p>
  );
}

/** First names alone; a participant can leave. */
export function EventRanking({ event, form }: { event: EventView; form: FormState<string> }) {
  const { places, rankedAt, session, isHidden } = event;
  return (
    <Section title="Classificação">
      {rankedAt === null ? (
        <p className="mt-2 text-muted">Aparece depois que todas as provas forem corrigidas.</p>
      ) : (
        <>
          <OwnPlace event={event} />
          <OrderedRows>
            {places.map(({ place, firstName, score, method, isMine }, at) => (
              <li
                key={at}
                className={`flex items-center gap-3 px-4 py-2.5 ${isMine ? "bg-primary-soft font-semibold" : ""}`}
              >
                <span className="w-10 text-muted tabular-nums">{place}º</span>
                <span className="min-w-0 flex-1 truncate">{isMine ? `${firstName} (você)` : firstName}</span>
                <span className="tabular-nums">{scoreOfPlace(score, method)}</span>
              </li>
            ))}
          </OrderedRows>
          <p className="mt-2 text-sm text-muted">Só o primeiro nome aparece.</p>
        </>
      )}
      {session !== null && (
        <Form of={form} intent="rank" className="mt-3">
          <input type="hidden" name="sair" value={isHidden ? "nao" : "sim"} />
          <Button type="submit" look="quiet" pending={form.pending}>
            {isHidden ? "Voltar à classificação" : "Sair da classificação"}
          </Button>
        </Form>
      )}
    </Section>
  );
}

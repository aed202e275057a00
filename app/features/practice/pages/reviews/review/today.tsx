import { searchPaths } from "#app/features/questions/paths.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { practicePaths } from "../../../paths.ts";
import type { Reviews } from "../../../services/reviews/load-reviews.server.ts";

type Shown = Pick<Reviews, "cards" | "minutes" | "done" | "left" | "ahead" | "all" | "open">;

function sentenceOf({ cards, minutes, done, left, ahead, all }: Shown): string {
  if (cards > 0)
    return `${plural(cards, "questão", "questões")} para hoje, ${minutes === 1 ? "1 minuto" : `uns ${minutes} minutos`}.`;
  if (all === 0)
    return "Nada para revisar ainda. O que você errar, ou marcar em uma sessão de prática, aparece aqui no dia seguinte.";
  const tomorrow = ahead[0]?.cards ?? 0;
  const more = left > 0 ? ` Ficaram ${plural(left, "questão", "questões")} para os próximos dias.` : "";
  return `${done > 0 ? "Por hoje é isso." : "Hoje não há nada para revisar."} Amanhã: ${tomorrow + left}.${more}`;
}

/** What is due, and how to begin. */
export function Today({ reviews, short, form }: { reviews: Shown; short: number; form: FormState }) {
  const { cards, minutes, open, all } = reviews;
  return (
    <Section card id="hoje" title={cards > 0 ? "Antes que você esqueça" : "Hoje"} className="beam mt-5">
      <p className="mt-1">{sentenceOf(reviews)}</p>
      <FormMessage of={form} className="mt-3" />
      <Toolbar>
        {open !== null ? (
          <ButtonLink to={practicePaths.session(open)}>Continuar revisão</ButtonLink>
        ) : cards > 0 ? (
          <>
            <Form of={form} intent="start">
              <Button type="submit" pending={form.sending("intent") === "start"}>
                Começar
              </Button>
            </Form>
            {minutes > short && (
              <Form of={form} intent="short">
                <Button type="submit" look="secondary" pending={form.sending("intent") === "short"}>
                  Revisar {short} min
                </Button>
              </Form>
            )}
          </>
        ) : (
          all === 0 && <ButtonLink to={searchPaths.search()}>Responder questões</ButtonLink>
        )}
      </Toolbar>
    </Section>
  );
}

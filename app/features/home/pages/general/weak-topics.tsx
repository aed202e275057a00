import { Form, Link } from "@remix-run/react";
import { practicePaths } from "#app/features/practice/paths.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { onIntent } from "#app/platform/ui/hooks/can-prefetch.ts";
import type { HomeView } from "../../services/home-view.server.ts";

/** Questions of a list made with one tap. */
const LIST = 10;

/** Topics of the newest wrong answers, each with a list that one tap begins. */
export function WeakTopics({ topics }: { topics: HomeView["weakTopics"] }) {
  return (
    <Section card title="Vale reforçar" className="h-full">
      <p className="text-sm text-muted">Os assuntos das questões que você errou por último</p>
      <ul className="mt-2 divide-y divide-line">
        {topics.map(({ name, subject, wrong, address }) => (
          <li key={address} className="flex items-center gap-3 py-2.5">
            <div className="min-w-0 flex-1">
              <Link
                to={address}
                prefetch={onIntent()}
                className="inline-flex min-h-11 items-center font-medium text-text underline-offset-4 hover:text-link hover:underline"
              >
                {name}
              </Link>
              <p className="-mt-1.5 text-sm text-muted">
                {`${subject} · ${plural(wrong, "questão", "questões")}`}
              </p>
            </div>
            <Form method="post" action={practicePaths.start()}>
              {Object.entries({ busca: address, modo: "estudo", quantas: LIST, ordem: "sorteio" }).map(
                ([field, value]) => (
                  <input key={field} type="hidden" name={field} value={value} />
                ),
              )}
              <Button type="submit" look="secondary" aria-label={`Praticar ${LIST} questões de ${name}`}>
                {`Praticar ${LIST}`}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import type { PracticeMode } from "#app/features/practice/domain/session.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Dotted } from "#app/platform/ui/components/dotted.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { type SittingState, sittingLabels, testMode } from "../../domain/test.ts";
import { mentoringPaths } from "../../paths.ts";

type Sitting = {
  id: string;
  name: string;
  mode: PracticeMode;
  minutes: number | null;
  dueAt: number | null;
  state: SittingState;
};

/** Who has a test, and the reports of those who are done. */
export function SittingTable({
  testId,
  sittings,
  now,
}: {
  testId: string;
  sittings: readonly Sitting[];
  now: number;
}) {
  if (sittings.length === 0)
    return <p className="mt-4 text-muted">Ninguém que você acompanha tem esta lista.</p>;
  return (
    <Section className="mt-5" title="Quem tem a lista" id="quem-tem">
      <Rows className="mt-2">
        {sittings.map(({ id, name, mode, minutes, dueAt, state }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 p-3">
            <div className="min-w-0">
              <p className="font-medium break-words">{name}</p>
              <Dotted className="text-sm text-muted">
                <span>{testMode(mode, minutes)}</span>
                <span>{sittingLabels[state]}</span>
                {dueAt !== null && state !== "done" && (
                  <span className={dueAt < now ? "text-warning" : ""}>até {formatDate(dueAt)}</span>
                )}
              </Dotted>
            </div>
            {state === "done" && (
              <TextLink to={mentoringPaths.report(testId, id)} look="alone">
                Relatório<span className="sr-only"> de {name}</span>
              </TextLink>
            )}
          </li>
        ))}
      </Rows>
    </Section>
  );
}

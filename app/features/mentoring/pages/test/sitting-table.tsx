import { Link } from "@remix-run/react";
import type { PracticeMode } from "#app/features/practice/domain/session.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Dotted } from "#app/platform/ui/components/dotted.tsx";
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
    <section aria-labelledby="quem-tem" className="mt-5">
      <h2 id="quem-tem" className="text-lg font-semibold">
        Quem tem a lista
      </h2>
      <ul className="card mt-2 divide-y divide-line">
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
              <Link
                to={mentoringPaths.report(testId, id)}
                className="inline-flex min-h-11 items-center font-medium text-link"
              >
                Relatório<span className="sr-only"> de {name}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

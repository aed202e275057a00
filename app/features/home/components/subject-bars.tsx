import { Link } from "@remix-run/react";
import { formatNumber, formatShare, plural } from "#app/platform/text/format.ts";
import { Section } from "#app/platform/ui/components/section.tsx";
import { onIntent } from "#app/platform/ui/hooks/can-prefetch.ts";
import type { ProgressView } from "../domain/progress-view.ts";

/** Share of right answers, as bar and text; below ten answers the count alone. */
export function SubjectBars({
  subjects,
  title = "Suas disciplinas",
  hint = "As que você mais respondeu",
}: {
  subjects: ProgressView["subjects"];
  title?: string;
  hint?: string;
}) {
  return (
    <Section card title={title} className="h-full">
      <p className="text-sm text-muted">{hint}</p>
      <ul className="mt-4 space-y-5">
        {subjects.map(({ name, answers, correct, accuracy, address }) => (
          <li key={name}>
            <div className="flex items-baseline justify-between gap-3">
              <Link
                to={address}
                prefetch={onIntent()}
                className="-my-2.5 inline-flex min-h-11 items-center font-medium text-text underline-offset-4 hover:text-link hover:underline"
              >
                {name}
              </Link>
              {accuracy !== null && (
                <span className="font-semibold tabular-nums">
                  {formatShare(accuracy)}
                  <span className="sr-only"> de acerto</span>
                </span>
              )}
            </div>
            {accuracy !== null && (
              <div aria-hidden="true" className="mt-1.5 h-2.5 overflow-hidden rounded-full bg-line">
                <div className="h-full rounded-full bg-primary" style={{ width: `${accuracy * 100}%` }} />
              </div>
            )}
            <p className="mt-1.5 text-sm text-muted">
              {formatNumber(correct)} {correct === 1 ? "certa" : "certas"} em{" "}
              {plural(answers, "questão", "questões")}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

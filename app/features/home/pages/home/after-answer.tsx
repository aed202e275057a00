import { ArrowRight, ChevronDown, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import {
  EXTRA_POINTS_WHEN_CORRECT,
  POINTS_PER_ANSWER,
} from "#app/features/accounts/domain/progress/points.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";

const WEEKS = [35, 55, 40, 70, 60, 90] as const;

const sights: readonly { title: string; picture: ReactNode }[] = [
  {
    title: "A correção, na hora",
    picture: (
      <span className="flex items-center gap-2 rounded-control bg-success-soft px-3 py-2.5 font-semibold text-success">
        <Icon as={CircleCheck} size={20} />
        Certa! +{POINTS_PER_ANSWER + EXTRA_POINTS_WHEN_CORRECT}
      </span>
    ),
  },
  {
    title: "A resolução, quando você quiser",
    picture: (
      <span className="flex items-center justify-between rounded-control border border-line bg-card px-3 py-2.5 font-semibold">
        Ver resolução
        <Icon as={ChevronDown} size={18} className="text-muted" />
      </span>
    ),
  },
  {
    title: "O seu nível e as suas semanas",
    picture: (
      <span className="flex h-11 items-end gap-1.5 px-1">
        {WEEKS.map((height) => (
          <span key={height} className="flex-1 rounded-t bg-primary" style={{ height: `${height}%` }} />
        ))}
      </span>
    ),
  },
  {
    title: "A próxima, já escolhida",
    picture: (
      <span className="flex items-center justify-center gap-2 rounded-control bg-primary px-3 py-2.5 font-semibold text-on-primary">
        Próxima questão
        <Icon as={ArrowRight} size={18} />
      </span>
    ),
  },
];

/** What follows an answer, in pictures. */
export function AfterAnswer() {
  return (
    <section aria-labelledby="depois" className="border-y border-line bg-inset">
      <div className="page-width py-10 sm:py-12">
        <h2 id="depois" className="text-2xl font-bold tracking-tight sm:text-3xl">
          O que vem depois de responder
        </h2>
        <ol className="mt-6 grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4">
          {sights.map(({ title, picture }) => (
            <li key={title} className="flex flex-col gap-2.5">
              <span aria-hidden="true" className="block text-[0.9375rem]">
                {picture}
              </span>
              <span className="text-[0.9375rem] font-medium text-balance">{title}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

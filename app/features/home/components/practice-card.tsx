import { ListChecks, Timer } from "lucide-react";
import { practicePaths } from "#app/features/practice/paths.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { PracticeUnderWay } from "../services/home-view.server.ts";

function whereText({ at, size, deadline, timeUp }: PracticeUnderWay): string {
  if (timeUp) return "O tempo acabou: falta ver o resultado.";
  const where = `Questão ${at} de ${size}`;
  return deadline === null ? where : `${where} · termina em ${formatDateTime(deadline)}`;
}

export function PracticeCard({ practice }: { practice: PracticeUnderWay }) {
  const exam = practice.mode === "exam";
  return (
    <section
      aria-labelledby="pratica"
      className="card mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 border-l-4 border-l-primary p-4 sm:p-5"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-strong max-sm:hidden">
        <Icon as={exam ? Timer : ListChecks} />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <h2 id="pratica" className="truncate font-semibold" title={practice.title}>
          {exam ? "Prova em andamento" : "Estudo em andamento"}
          <span className="font-normal">: {practice.title}</span>
        </h2>
        <p className="mt-0.5 text-sm text-muted">{whereText(practice)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:w-full">
        <ButtonLink to={practice.address} className="max-sm:w-full">
          {practice.timeUp ? "Ver resultado" : exam ? "Continuar prova" : "Continuar estudo"}
        </ButtonLink>
        <TextLink look="alone" to={practicePaths.start()}>
          Todas as sessões
        </TextLink>
      </div>
    </section>
  );
}

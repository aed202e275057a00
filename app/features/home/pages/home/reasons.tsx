import { ChartColumn, CircleCheck, LibraryBig, type LucideIcon } from "lucide-react";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { SubHeading } from "#app/platform/ui/components/part.tsx";

type Reason = { icon: LucideIcon; title: string; text: string };

const reasons: readonly Reason[] = [
  {
    icon: CircleCheck,
    title: "Correção na hora",
    text: "Você sabe se acertou assim que responde e abre a resolução quando quiser.",
  },
  {
    icon: ChartColumn,
    title: "Progresso à vista",
    text: "Cada resposta vale pontos. Você sobe de nível e acompanha as suas semanas em um gráfico.",
  },
];

/** `size`: of the bank. */
function bankReason(size: string): Reason {
  return {
    icon: LibraryBig,
    title: "Um acervo bem organizado",
    text: `${size} para filtrar por prova, ano, disciplina, assunto e dificuldade.`,
  };
}

export function Reasons({ size }: { size: string }) {
  return (
    <section aria-labelledby="motivos" className="page-width py-12 sm:py-16">
      <h2 id="motivos" className="text-2xl font-bold tracking-tight sm:text-3xl">
        Por que estudar com o Farol
      </h2>
      <ul className="mt-8 grid gap-8 sm:grid-cols-3 sm:gap-6 lg:gap-10">
        {[bankReason(size), ...reasons].map(({ icon, title, text }) => (
          <li key={title}>
            <span className="grid size-12 place-items-center rounded-card bg-primary-soft text-primary-strong">
              <Icon as={icon} size={24} />
            </span>
            <SubHeading className="mt-4">{title}</SubHeading>
            <p className="mt-1.5 text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { RosterOrigin } from "#app/domain/school/roster/roster-import.ts";
import { plural } from "#app/text/format.ts";

const steps = ["Arquivo", "Colunas", "Conferência", "Importação"] as const;

/** Where an import is, of four pages. */
export function ImportSteps({ at }: { at: (typeof steps)[number] }) {
  return (
    <ol aria-label="Passos da importação" className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === at ? "step" : undefined}
          className={step === at ? "font-semibold" : "text-muted"}
        >
          {index + 1} {step}
        </li>
      ))}
    </ol>
  );
}

type FactsProps = { source: RosterOrigin; sheet: number };

/** "alunos.xlsx, aba “Plan1”, 1.240 linhas, acentos corrigidos (Windows-1252)". */
export function ImportFacts({ source, sheet: index }: FactsProps) {
  const sheet = source.sheets[index];
  const said = [
    source.name,
    ...(sheet?.name ? [`aba “${sheet.name}”`] : []),
    plural(sheet?.lines ?? 0, "linha", "linhas"),
    ...(sheet?.notes ?? []),
  ];
  return <p className="mt-4 text-muted">{said.join(", ")}.</p>;
}

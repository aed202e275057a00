import { plural } from "#app/platform/text/format.ts";
import type { RosterOrigin } from "../../domain/roster/roster-import.ts";

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

type FactsProps = { source: RosterOrigin; chosen: readonly number[] };

/** "alunos.xlsx, aba “Plan1”, 1.240 linhas, acentos corrigidos (Windows-1252)"; "turmas.xlsx, 12 abas, 380 linhas". */
export function ImportFacts({ source, chosen }: FactsProps) {
  const sheets = source.sheets.filter((_, index) => source.kind === "oneroster" || chosen.includes(index));
  const [sheet] = sheets;
  const lines = sheets.reduce((sum, each) => sum + each.lines, 0);
  const said = [
    source.name,
    ...(sheets.length > 1 ? [`${sheets.length} abas`] : sheet?.name ? [`aba “${sheet.name}”`] : []),
    plural(lines, "linha", "linhas"),
    ...new Set(sheets.flatMap(({ notes }) => notes)),
  ];
  return <p className="mt-4 text-muted">{said.join(", ")}.</p>;
}

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

type FactsProps = { name: string; sheet: string; lines: number; notes: readonly string[] };

/** "alunos.xlsx, aba “Plan1”, 1.240 linhas, acentos corrigidos (Windows-1252)". */
export function ImportFacts({ name, sheet, lines, notes }: FactsProps) {
  const said = [
    name,
    ...(sheet ? [`aba “${sheet}”`] : []),
    `${lines.toLocaleString("pt-BR")} linhas`,
    ...notes,
  ];
  return <p className="mt-4 text-muted">{said.join(", ")}.</p>;
}

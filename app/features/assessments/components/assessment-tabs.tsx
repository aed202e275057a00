import { Link } from "@remix-run/react";
import { assessmentPaths, markingPaths, resultPaths, sittingPaths } from "../paths.ts";

const tabs = [
  { tab: "make", label: "Montar", path: assessmentPaths.edit },
  { tab: "apply", label: "Aplicar", path: sittingPaths.assessment },
  {
    tab: "mark",
    label: "Corrigir",
    path: (schoolId: string, id: string) => markingPaths.marking(schoolId, id),
  },
  {
    tab: "results",
    label: "Resultados",
    path: (schoolId: string, id: string) => resultPaths.results(schoolId, id),
  },
] as const;

type TabsProps = { schoolId: string; assessmentId: string; tab: (typeof tabs)[number]["tab"] };

/** An assessment's pages for staff. */
export function AssessmentTabs({ schoolId, assessmentId, tab: current }: TabsProps) {
  return (
    <nav
      aria-label="Partes do simulado"
      className="no-print mt-3 flex gap-1 overflow-x-auto border-b border-line"
    >
      {tabs.map(({ tab, label, path }) => (
        <Link
          key={tab}
          to={path(schoolId, assessmentId)}
          aria-current={tab === current ? "page" : undefined}
          className={`inline-flex min-h-11 items-center border-b-2 px-2 font-semibold whitespace-nowrap no-underline sm:px-3 ${tab === current ? "border-primary text-text" : "border-transparent text-muted hover:text-text"}`}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

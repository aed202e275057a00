import { Tabs } from "#app/platform/ui/components/tabs.tsx";
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
    <Tabs
      label="Partes do simulado"
      tabs={tabs.map(({ tab, label, path }) => ({
        label,
        to: path(schoolId, assessmentId),
        current: tab === current,
      }))}
    />
  );
}

import { ClipboardList } from "lucide-react";
import { assessmentPaths } from "#app/features/assessments/paths.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";

/** Where an assessment's questions come from, as its page reads them. */
type Source = { lista: string } | { busca: string } | { questoes: string };

/** For a school's staff: begins an assessment with these questions. */
export function UseInAssessment({ from }: { from: Source }) {
  const school = useViewer()?.school;
  if (!school || school.role === "student") return null;
  return (
    <ButtonLink look="secondary" to={assessmentPaths.create(school.id, { ...from })}>
      <Icon as={ClipboardList} size={18} />
      Usar em avaliação
    </ButtonLink>
  );
}

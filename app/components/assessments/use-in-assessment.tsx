import { ClipboardList } from "lucide-react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useViewer } from "#app/hooks/shell/use-viewer.ts";
import { assessmentPaths } from "#app/paths/assessments.ts";

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

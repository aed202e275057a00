import { TrainingChoice } from "#app/components/questions/training-choice.tsx";
import { SchoolFrame } from "#app/components/school/school-frame.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/fields.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { FormMessage } from "#app/components/ui/reply-message.tsx";
import type { AssessmentField } from "#app/domain/assessments/assessment-forms.ts";
import { LONGEST_ASSESSMENT_TITLE } from "#app/domain/assessments/edited-rules.ts";
import { usePageForm } from "#app/hooks/ui/use-form.ts";
import { assessmentPaths } from "#app/paths/assessments.ts";
import type { QuestionSource } from "#app/services/assessments/open-making.server.ts";

type Props = {
  school: { id: string; name: string };
  source: QuestionSource & { count: string };
  /** Whether its search may be completed. */
  completes: boolean;
};

/** The title, and what it begins with. */
export function NewAssessmentForm({ school, source, completes }: Props) {
  const form = usePageForm<AssessmentField>({ intents: ["create"] });
  const { codes, search, list, exam, assessment, count } = source;
  const sent = { questoes: codes, busca: search, lista: list, prova: exam, de: assessment, quantas: count };
  const hasSource = [codes, search, list, exam, assessment].some((value) => value !== "");
  return (
    <SchoolFrame
      title="Criar Simulado"
      back={{ to: assessmentPaths.assessments(school.id), name: "Simulados" }}
      facts={
        hasSource
          ? "Começa com as questões escolhidas. Turmas, horário e regras vêm a seguir."
          : "Um título, e as questões vêm a seguir: do banco, de listas, de provas ou da escola."
      }
    >
      <Form of={form} intent="create" className="card mt-4 max-w-xl space-y-3 p-4">
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          label="Título do simulado"
          {...form.field("titulo")}
          maxLength={LONGEST_ASSESSMENT_TITLE}
          placeholder="Simulado de Física"
          required
        />
        {completes && <TrainingChoice chosen={source.training} />}
        <FormMessage of={form} />
        <Button type="submit" pending={form.pending}>
          Começar a montar
        </Button>
      </Form>
    </SchoolFrame>
  );
}

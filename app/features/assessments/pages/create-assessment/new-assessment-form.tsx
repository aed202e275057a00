import { TrainingChoice } from "#app/features/bank/components/training-choice.tsx";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { AssessmentField } from "../../domain/making/assessment-forms.ts";
import { LONGEST_ASSESSMENT_TITLE } from "../../domain/making/edited-rules.ts";
import { assessmentPaths } from "../../paths.ts";
import type { QuestionSource } from "../../services/making/load-making.server.ts";

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

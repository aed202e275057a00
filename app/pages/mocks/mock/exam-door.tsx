import type { SerializeFrom } from "@remix-run/cloudflare";
import { Button } from "#app/components/ui/button.tsx";
import { Choice } from "#app/components/ui/choices.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { FormMessage } from "#app/components/ui/reply-message.tsx";
import type { FormState } from "#app/hooks/ui/use-form.ts";
import type { MockExam } from "#app/services/mocks/mock-exam.server.ts";
import { plural } from "#app/text/format.ts";
import { formatDuration } from "#app/text/format-duration.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { RuleNotes } from "./rule-notes.tsx";

/** What the exam is like, the choices it leaves, and the start. */
export function ExamDoor({ exam, form }: { exam: SerializeFrom<MockExam>; form: FormState<string> }) {
  const { questions, rules, hasLanguages } = exam;
  const time = formatDuration(rules.minutes * 60);
  return (
    <Form of={form} intent="start" className="card mt-4 space-y-5 p-4 sm:p-6">
      <p>
        {plural(questions, "questão", "questões")}, {time}.
      </p>
      <RuleNotes rules={rules} />
      <FormMessage of={form} />
      {hasLanguages && <LanguageChoice chosen={form.value("idioma", "ingles")} />}
      <fieldset>
        <legend className="mb-1 font-medium">Como você quer fazer?</legend>
        <div className="flex flex-col gap-2 sm:flex-row">
          <Choice type="radio" name="modo" value="prova" defaultChecked tall className="flex-1 py-3">
            <span className="block font-medium">Como na prova</span>
            <span className="block text-sm text-muted">{time} corridos, sem pausa.</span>
          </Choice>
          <Choice type="radio" name="modo" value="treino" tall className="flex-1 py-3">
            <span className="block font-medium">Treino</span>
            <span className="block text-sm text-muted">Sem limite: dá para pausar e voltar outro dia.</span>
          </Choice>
        </div>
      </fieldset>
      <p className="text-sm text-muted">
        Depois de aberta, a prova funciona até o fim sem internet. O resultado sai quando você entregar.
      </p>
      <Button type="submit" pending={form.pending} className="w-full sm:w-auto sm:px-8">
        Começar a prova
      </Button>
    </Form>
  );
}

import type { SerializeFrom } from "@remix-run/cloudflare";
import { TrainingChoice } from "#app/features/bank/components/training-choice.tsx";
import { Choice } from "#app/platform/forms/components/choices.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { formatDuration } from "#app/platform/time/format-duration.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { MockExam } from "../../../services/mocks/mock-exam.server.ts";
import { LanguageChoice } from "./language-choice.tsx";
import type { MockExtra } from "./mock-action.server.ts";
import { RuleNotes } from "./rule-notes.tsx";

/** What the exam is like, the choices it leaves, and the start. */
export function ExamDoor({
  exam,
  isDrawn,
  form,
}: {
  exam: SerializeFrom<MockExam>;
  isDrawn: boolean;
  form: FormState<string, MockExtra>;
}) {
  const { questions, rules, hasLanguages, held } = exam;
  // None: nothing to begin with.
  const drawn = form.reply?.drawn || undefined;
  const way = (value: string) =>
    ({
      ...{ type: "radio", name: "modo", value, tall: true, className: "flex-1 py-3" },
      defaultChecked: form.value("modo", "prova") === value,
    }) as const;
  const time = formatDuration(rules.minutes * 60);
  return (
    <Form of={form} intent="start" className="card mt-4 space-y-5 p-4 sm:p-6">
      <p>
        {held ?? `${plural(questions, "questão", "questões")}.`} {held ? "Tempo proporcional" : "Tempo"}:{" "}
        {time}.
      </p>
      <RuleNotes rules={rules} />
      {hasLanguages && <LanguageChoice chosen={form.value("idioma", "ingles")} />}
      <fieldset>
        <legend className="mb-1 font-medium">Como você quer fazer?</legend>
        <div className="flex flex-col gap-2 sm:flex-row">
          <Choice {...way("prova")}>
            <span className="block font-medium">Como na prova</span>
            <span className="block text-sm text-muted">{time} corridos, sem pausa.</span>
          </Choice>
          <Choice {...way("treino")}>
            <span className="block font-medium">Treino</span>
            <span className="block text-sm text-muted">Sem limite: dá para pausar e voltar outro dia.</span>
          </Choice>
        </div>
      </fieldset>
      {isDrawn && <TrainingChoice chosen={form.value("completar", "") === "sim"} />}
      <p className="text-sm text-muted">
        Depois de aberta, a prova funciona até o fim sem internet. O resultado sai quando você entregar.
      </p>
      <FormMessage of={form} />
      {drawn !== undefined && <input type="hidden" name="menos" value="sim" />}
      <Button type="submit" pending={form.pending} className="w-full sm:w-auto sm:px-8">
        {drawn === undefined ? "Começar a prova" : `Começar com ${plural(drawn, "questão", "questões")}`}
      </Button>
    </Form>
  );
}

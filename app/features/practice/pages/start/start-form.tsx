import { type ReactNode, useState } from "react";
import { TrainingChoice } from "#app/features/bank/components/training-choice.tsx";
import { MOST_PRACTICE_QUESTIONS } from "#app/features/bank/domain/practice-limits.ts";
import { searchPaths } from "#app/features/questions/paths.ts";
import { Choice } from "#app/platform/forms/components/choices.tsx";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Heading } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { StartFields, StartProblem } from "../../domain/start-fields.ts";
import { practicePaths } from "../../paths.ts";

type StartFormProps = {
  title: string;
  available: number;
  /** Generated questions that may complete them. */
  training: number;
  fields: StartFields;
  form: FormState<StartProblem["field"]>;
};

type ChoiceProps = {
  name: string;
  value: string;
  chosen: boolean;
  onChange?: () => void;
  children: ReactNode;
};

function StartChoice({ chosen, children, ...input }: ChoiceProps) {
  return (
    <Choice {...input} type="radio" defaultChecked={chosen} tall className="flex-1 py-3">
      {children}
    </Choice>
  );
}

function availableText(available: number): string {
  if (available >= MOST_PRACTICE_QUESTIONS)
    return `${MOST_PRACTICE_QUESTIONS} questões ou mais para praticar`;
  return `${plural(available, "questão", "questões")} para praticar`;
}

/** Suggests where to find questions. */
function NothingHere({ title, training, fields }: Pick<StartFormProps, "title" | "training" | "fields">) {
  const mode = fields.mode === "exam" ? "prova" : "estudo";
  return (
    <Section card title={title} className="mt-4">
      <p className="mt-1 text-muted">
        {training > 0
          ? "Nenhuma questão de prova ou autoral com gabarito aqui."
          : "Nenhuma questão com gabarito aqui. Tire um filtro ou busque outro termo, e volte para praticar."}
      </p>
      {training > 0 && (
        <TextLink look="alone" to={practicePaths.withTraining(fields.search, mode)} className="mt-2 mr-4">
          Praticar com questões de treino
        </TextLink>
      )}
      <TextLink look="alone" to={searchPaths.search()} className="mt-2">
        Buscar questões
      </TextLink>
    </Section>
  );
}

/** Results at once, or at the end. */
function ModeChoice({ exam, onChange }: { exam: boolean; onChange: (exam: boolean) => void }) {
  return (
    <fieldset>
      <legend className="mb-1 font-medium">Como você quer praticar?</legend>
      <div className="flex flex-col gap-2 sm:flex-row">
        <StartChoice name="modo" value="estudo" chosen={!exam} onChange={() => onChange(false)}>
          <span className="block font-medium">Estudar</span>
          <span className="block text-sm text-muted">O resultado e a resolução a cada resposta.</span>
        </StartChoice>
        <StartChoice name="modo" value="prova" chosen={exam} onChange={() => onChange(true)}>
          <span className="block font-medium">Fazer como prova</span>
          <span className="block text-sm text-muted">O resultado só no fim, com o tempo correndo.</span>
        </StartChoice>
      </div>
    </fieldset>
  );
}

/** Mode, number, order and time. */
export function StartForm({ title, available, training, fields, form }: StartFormProps) {
  const [exam, setExam] = useState(fields.mode === "exam");
  const listed = fields.codes !== "";
  if (available === 0) return <NothingHere title={title} training={training} fields={fields} />;
  return (
    <Form of={form} className="card mt-4 space-y-5 p-4 sm:p-6">
      <input type="hidden" name="busca" value={fields.search} />
      <input type="hidden" name="questoes" value={fields.codes} />
      <input type="hidden" name="titulo" value={fields.title} />
      <div>
        <Heading>{title}</Heading>
        <p className="text-sm text-muted">{availableText(available)}</p>
      </div>
      <FormMessage of={form} />
      <ModeChoice exam={exam} onChange={setExam} />
      <fieldset>
        <legend className="mb-1 font-medium">Em que ordem?</legend>
        <div className="flex flex-col gap-2 sm:flex-row">
          <StartChoice name="ordem" value="dada" chosen={fields.order === "given"}>
            {listed ? "Na ordem da lista" : "Na ordem da busca"}
          </StartChoice>
          <StartChoice name="ordem" value="sorteio" chosen={fields.order === "random"}>
            Sorteadas
          </StartChoice>
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Quantas questões"
          name="quantas"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={fields.count}
          hint={`De 1 a ${Math.min(available + (fields.training ? 0 : training), MOST_PRACTICE_QUESTIONS)}.`}
          problem={form.problem("quantas")}
        />
        {exam && (
          <TextField
            label="Tempo limite, em minutos (opcional)"
            name="limite"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={fields.limit}
            hint="Em branco, sem limite. No ENEM são cerca de 3 minutos por questão. Quando o tempo acaba, a prova é entregue."
            problem={form.problem("limite")}
          />
        )}
      </div>
      {training > 0 && <TrainingChoice chosen={fields.training} />}
      <Button type="submit" pending={form.pending} className="w-full sm:w-auto sm:px-8">
        Começar
      </Button>
    </Form>
  );
}

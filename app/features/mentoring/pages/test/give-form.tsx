import { Choice } from "#app/platform/forms/components/choices.tsx";
import { Problem, SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { type GivenFields, MENTORING_TEST } from "../../domain/test.ts";

type Person = { id: string; name: string };

const modes = [
  { value: "exam", label: "Prova: o resultado sai no fim" },
  { value: "study", label: "Estudo: a resposta na hora" },
];

/** Gives a test to mentees who do not have it. */
export function GiveForm({
  people,
  form,
}: {
  people: readonly Person[];
  form: FormState<keyof GivenFields | "mentee">;
}) {
  if (people.length === 0) return null;
  const chosen = form.values("mentee", []);
  const problem = form.problem("mentee");
  return (
    <Section className="mt-6" title="Dar a lista" id="dar" card>
      <Form of={form} intent="give" noValidate className="mt-3 space-y-4">
        <fieldset>
          <legend className="mb-1 font-medium">Para quem</legend>
          <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
            {people.map(({ id, name }) => (
              <Choice
                key={id}
                type="checkbox"
                name="mentee"
                value={id}
                defaultChecked={chosen.includes(id)}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? "dar-a-quem" : undefined}
              >
                {name}
              </Choice>
            ))}
          </div>
          {problem && <Problem id="dar-a-quem">{problem}</Problem>}
        </fieldset>
        <div className="grid gap-3 sm:grid-cols-3">
          <SelectField label="Como" {...form.field("mode", "exam")} options={modes} />
          <TextField
            label="Minutos"
            {...form.field("minutes")}
            inputMode="numeric"
            hint={`Só em prova, até ${MENTORING_TEST.minutes}. Em branco: sem relógio.`}
          />
          <TextField label="Fazer até" type="date" {...form.field("due")} hint="Vazio: sem prazo." />
        </div>
        <Button type="submit" pending={form.pending}>
          Dar a lista
        </Button>
      </Form>
    </Section>
  );
}

import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { isoOfDay } from "#app/platform/time/calendar.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { PlanField } from "../../../domain/reviews/plan-fields.ts";
import type { Reviews } from "../../../services/reviews/load-reviews.server.ts";

type Props = Pick<Reviews, "settings" | "today"> & {
  form: FormState<PlanField>;
  isOpen: boolean;
};

const options = [
  { value: "80", label: "8 de cada 10 (menos revisões)" },
  { value: "85", label: "85 de cada 100" },
  { value: "90", label: "9 de cada 10 (recomendado)" },
  { value: "95", label: "95 de cada 100 (mais revisões)" },
];

/** Retention, cards a day and the day of the exam. */
export function PlanForm({ settings, today, form, isOpen }: Props) {
  const { retention, daily, examDay } = settings;
  return (
    <details open={isOpen || form.latest !== null} className="card mt-4 p-5">
      <summary className="min-h-11 cursor-pointer content-center text-lg font-semibold">Ajustes</summary>
      <Form of={form} intent="plan" className="mt-3 grid gap-4">
        <FormMessage of={form} />
        <TextField
          label="Questões por dia, no máximo"
          inputMode="numeric"
          autoComplete="off"
          {...form.field("limite", String(daily))}
        />
        <TextField
          label="Dia da sua prova"
          hint="O que voltaria depois dela volta na última semana antes."
          type="date"
          min={isoOfDay(today + 1)}
          {...form.field("prova", examDay === null ? "" : isoOfDay(examDay))}
        />
        <SelectField
          label="Quanto você quer lembrar"
          options={options}
          name="lembrar"
          defaultValue={form.value("lembrar", String(retention))}
        />
        <div>
          <Button type="submit" look="secondary" pending={form.sending("intent") === "plan"}>
            Salvar ajustes
          </Button>
        </div>
      </Form>
    </details>
  );
}

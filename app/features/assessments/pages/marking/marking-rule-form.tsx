import { Choice } from "#app/platform/forms/components/choices.tsx";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { MarkingRule } from "../../domain/results/marking.ts";

/** One or two markers, for who decides. */
export function MarkingRuleForm({ rule }: { rule: MarkingRule }) {
  const form = usePageForm<"markers" | "margin">({ intents: ["rule"] });
  return (
    <details className="card mt-6 max-w-2xl p-4" open={form.reply !== null}>
      <summary className="min-h-6 cursor-pointer font-semibold">
        {rule.markers === 2 ? "Dois corretores, às cegas" : "Um corretor por resposta"}: mudar
      </summary>
      <Form of={form} intent="rule" className="mt-3 space-y-3">
        <FormMessage of={form} withProblems />
        <fieldset className="grid gap-2 sm:grid-cols-2">
          <legend className="mb-1 font-medium">Quem corrige cada resposta</legend>
          <Choice type="radio" name="markers" value="1" defaultChecked={rule.markers === 1}>
            Uma pessoa
          </Choice>
          <Choice type="radio" name="markers" value="2" defaultChecked={rule.markers === 2}>
            Duas, sem ver uma à outra
          </Choice>
        </fieldset>
        <TextField
          label="Diferença que pede uma terceira decisão (% do peso)"
          inputMode="decimal"
          {...form.field("margin", String(Math.round(rule.margin * 100)))}
        />
        <Button type="submit" look="secondary" pending={form.pending}>
          Salvar modo de correção
        </Button>
      </Form>
    </details>
  );
}

import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import type { LoadedEssayResult } from "../../services/load-result.server.ts";

/** Once, with a reason; then its answer. */
export function AppealPart({ result: { appeal } }: { result: LoadedEssayResult }) {
  const form = useForm<"reason">({ intents: ["appeal"] });
  if (appeal)
    return (
      <Section card title={appeal.answer === null ? "Em recurso" : "Recurso respondido"} className="mt-6">
        <FormMessage of={form} className="mt-2" />
        <p className="mt-1 text-muted">Você pediu: {appeal.reason}</p>
        <p className="mt-2">
          {appeal.answer === null
            ? "A banca vai ler a redação de novo. A nota acima vale até lá; a da banca a substitui, para mais ou para menos."
            : appeal.answer || "A banca leu de novo e a nota acima é a dela."}
        </p>
      </Section>
    );
  return (
    <details className="mt-6 no-print">
      <summary className="min-h-11 font-semibold">Pedir recurso</summary>
      <Form of={form} intent="appeal" className="mt-2 space-y-3">
        <FormMessage of={form} />
        <AreaField
          {...form.field("reason")}
          label="Por que a nota deve mudar?"
          hint="Uma vez por redação. A banca lê tudo de novo e define a nota, para mais ou para menos."
          rows={4}
          maxLength={1000}
          required
        />
        <Button type="submit" pending={form.pending}>
          Enviar recurso
        </Button>
      </Form>
    </details>
  );
}

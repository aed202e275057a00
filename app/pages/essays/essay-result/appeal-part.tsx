import { Button } from "#app/components/ui/button.tsx";
import { AreaField } from "#app/components/ui/fields.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { FormMessage } from "#app/components/ui/reply-message.tsx";
import { useForm } from "#app/hooks/ui/use-form.ts";
import type { OpenedEssayResult } from "#app/services/essays/open-result.server.ts";

/** Once, with a reason; then its answer. */
export function AppealPart({ result: { appeal } }: { result: OpenedEssayResult }) {
  const form = useForm<"reason">({ intents: ["appeal"] });
  if (appeal)
    return (
      <section aria-labelledby="recurso" className="card mt-6 p-4">
        <h2 id="recurso" className="font-semibold">
          {appeal.answer === null ? "Em recurso" : "Recurso respondido"}
        </h2>
        <FormMessage of={form} className="mt-2" />
        <p className="mt-1 text-muted">Você pediu: {appeal.reason}</p>
        <p className="mt-2">
          {appeal.answer === null
            ? "A banca vai ler a redação de novo. A nota acima vale até lá; a da banca a substitui, para mais ou para menos."
            : appeal.answer || "A banca leu de novo e a nota acima é a dela."}
        </p>
      </section>
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

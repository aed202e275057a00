import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";

type Props = { isHidden: boolean; foldedAt: number; form: FormState };

/** How current the ranking is, who sees what, and the way out or back. */
export function Listing({ isHidden, foldedAt, form }: Props) {
  const intent = isHidden ? "return" : "leave";
  return (
    <section aria-label="Sobre o ranking" className="mt-4 text-sm text-muted">
      <p>
        Só o primeiro nome aparece. Quem tem os mesmos pontos divide o lugar. Respostas mais rápidas que a
        leitura não contam aqui.
        {foldedAt > 0 && ` Atualizado em ${formatDateTime(foldedAt)}; os seus pontos contam na hora.`}
      </p>
      <FormMessage of={form} className="mt-3" />
      <Form of={form} intent={intent} className="mt-2">
        <Button type="submit" look="quiet" pending={form.sending("intent") === intent}>
          {isHidden ? "Voltar ao ranking" : "Sair do ranking"}
        </Button>
      </Form>
    </section>
  );
}

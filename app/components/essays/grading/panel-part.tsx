import { Link } from "@remix-run/react";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/form.tsx";
import type { useForm } from "#app/hooks/ui/use-form.ts";
import type { OpenedGradingQueue } from "#app/services/essays/open-grading.server.ts";

type Props = { queue: OpenedGradingQueue; form: ReturnType<typeof useForm>; agreement: string };

/** To a coordinator: discrepancies that stayed, appeals, and readings past their date. */
export function PanelPart({ queue: { panel, overdue }, form, agreement }: Props) {
  return (
    <section aria-labelledby="banca" className="mt-8">
      <h2 id="banca" className="text-lg font-semibold">
        Banca ({panel.length})
      </h2>
      {panel.length === 0 && (
        <p className="mt-1 text-muted">Nenhuma discrepância nem recurso espera a banca.</p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {panel.map(({ num, code, theme, reason }) => (
          <li key={num} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="block font-medium">
                Redação {code.toUpperCase()} · {theme}
              </span>
              <span className="text-sm text-muted">
                {reason ? `recurso: ${reason}` : "discrepância que ficou depois da terceira leitura"}
              </span>
            </span>
            <Form of={form} intent="take-panel">
              <input type="hidden" name="num" value={num} />
              <Button type="submit" look="secondary" pending={form.pending}>
                Decidir {code.toUpperCase()}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Link to={agreement} className="inline-flex min-h-11 items-center font-medium text-link underline">
        Concordância entre corretores
      </Link>
      {overdue > 0 && (
        <Form of={form} intent="free" className="mt-2">
          <Button type="submit" look="secondary" pending={form.pending}>
            Redistribuir {overdue} fora do prazo
          </Button>
        </Form>
      )}
    </section>
  );
}

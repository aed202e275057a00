import { Form } from "#app/platform/forms/components/form.tsx";
import type { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { LoadedGradingQueue } from "../../services/grading/load-grading.server.ts";

type Props = { queue: LoadedGradingQueue; form: ReturnType<typeof useForm>; agreement: string };

/** Panels and appeals to who may sit on them; to a coordinator also the late ones and the graders' agreement. */
export function PanelPart({ queue: { panel, overdue, coordinates }, form, agreement }: Props) {
  return (
    <Section id="banca" title={<>Banca ({panel.length})</>}>
      {panel.length === 0 && (
        <p className="mt-1 text-muted">Nenhuma discrepância nem recurso espera você na banca.</p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {panel.map((each) => (
          <WaitingPanel key={each.essay} panel={each} form={form} />
        ))}
      </ul>
      {coordinates && (
        <TextLink look="alone" to={agreement}>
          Concordância entre corretores
        </TextLink>
      )}
      {coordinates && overdue > 0 && (
        <Form of={form} intent="free" className="mt-2">
          <Button type="submit" look="secondary" pending={form.pending}>
            Redistribuir {overdue} fora do prazo
          </Button>
        </Form>
      )}
    </Section>
  );
}

type WaitingProps = Pick<Props, "form"> & { panel: LoadedGradingQueue["panel"][number] };

function WaitingPanel({
  panel: { essay, code, theme, reason, read, seats, free, closes },
  form,
}: WaitingProps) {
  const name = code.toUpperCase();
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2">
      <span className="min-w-0">
        <span className="block font-medium">
          Redação {name} · {theme}
        </span>
        <span className="text-sm text-muted">
          {reason ? `recurso: ${reason}` : `discrepância que ficou: ${read} de ${seats} leituras da banca`}
          {closes && ", fora do prazo"}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {free && (
          <Form of={form} intent="take-panel">
            <input type="hidden" name="essay" value={essay} />
            <Button type="submit" look="secondary" pending={form.pending}>
              {reason ? "Decidir" : "Ler na banca"} {name}
            </Button>
          </Form>
        )}
        {closes && (
          <Form of={form} intent="close-panel">
            <input type="hidden" name="essay" value={essay} />
            <Button type="submit" look="secondary" pending={form.pending}>
              Encerrar {name} com {plural(read, "leitura", "leituras")}
            </Button>
          </Form>
        )}
      </span>
    </li>
  );
}

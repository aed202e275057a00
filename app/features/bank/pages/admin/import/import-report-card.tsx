import { Form } from "#app/platform/forms/components/form.tsx";
import { ReplyMessage } from "#app/platform/forms/components/reply-message.tsx";
import { type FormState, usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { formatNumber, plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { importCountsText } from "../../../domain/exchange/import-counts.ts";
import type { ImportExtra, ImportField, ImportLine, ImportSummary } from "./import-summary.ts";

const outcomes: Readonly<Record<ImportLine["outcome"], { before: string; after: string; look: string }>> = {
  stored: { before: "Será gravada", after: "Gravada", look: "bg-success-soft text-success" },
  unchanged: { before: "Sem mudança", after: "Sem mudança", look: "bg-inset text-muted" },
  quarantined: { before: "Quarentena", after: "Em quarentena", look: "bg-danger-soft text-danger" },
  kept: { before: "Editada por aqui: fica", after: "Editada por aqui: ficou", look: "bg-inset text-muted" },
  unsupported: { before: "Tipo não aceito", after: "Tipo não aceito", look: "bg-inset text-muted" },
  unread: { before: "Ilegível", after: "Ilegível", look: "bg-danger-soft text-danger" },
};

export function ImportReportCard({ summary, done }: { summary: ImportSummary; done: boolean }) {
  const form = usePageForm<ImportField, ImportExtra>();
  return (
    <section aria-labelledby="relatorio" className="mt-8">
      <h2 id="relatorio" className="text-lg font-semibold break-words">
        {done ? "Resultado" : "O que vai acontecer"}: {summary.fileName}
      </h2>
      <div className="mt-3">
        <ReplyMessage done>
          <p>{importCountsText(summary.counts, done)}.</p>
        </ReplyMessage>
      </div>
      {!done && <ConfirmForm form={form} summary={summary} />}
      <Lines summary={summary} done={done} />
    </section>
  );
}

type ConfirmProps = { form: FormState<ImportField, ImportExtra>; summary: ImportSummary };

/** Posts the checked file with the same choices. */
function ConfirmForm({ form, summary: { fileName, counts } }: ConfirmProps) {
  const checked = {
    ...{ format: form.value("format"), institution: form.value("institution") },
    ...{ year: form.value("year"), subject: form.value("subject") },
    ...{ digest: form.reply?.digest, fileName },
  };
  return (
    <Form of={form} className="mt-4" aria-label="Confirmar importação">
      {Object.entries(checked).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        name="intent"
        value="import"
        pending={form.sending("intent") === "import"}
        disabled={counts.read === 0}
      >
        Importar {plural(counts.read, "questão", "questões")}
      </Button>
    </Form>
  );
}

function Lines({ summary: { lines, more }, done }: { summary: ImportSummary; done: boolean }) {
  if (lines.length === 0) return <p className="mt-4 text-muted">O arquivo não tem questões.</p>;
  return (
    <>
      <ul className="card mt-4 divide-y divide-line">
        {lines.map(({ line, name, outcome, reason }, at) => (
          // Report order is fixed, and names may repeat.
          <li key={`${at} ${name}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
            <span className={`rounded-full px-2.5 py-0.5 text-sm font-medium ${outcomes[outcome].look}`}>
              {done ? outcomes[outcome].after : outcomes[outcome].before}
            </span>
            <span className="min-w-0 flex-1 basis-48 break-words">
              {name}
              {reason && <span className="block text-sm text-muted">{reason}</span>}
            </span>
            {line > 0 && <span className="text-sm text-muted">linha {formatNumber(line)}</span>}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-muted">E mais {plural(more, "linha", "linhas")}.</p>}
    </>
  );
}

import { Form } from "#app/platform/forms/components/form.tsx";
import { ReplyMessage } from "#app/platform/forms/components/reply-message.tsx";
import { type FormState, usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { AdminList, AdminRow, AdminSection } from "#app/platform/page/components/admin-list.tsx";
import { MarkChip } from "#app/platform/page/components/mark-chip.tsx";
import { formatNumber, plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { importCountsText } from "../../../domain/exchange/import-counts.ts";
import type { ImportExtra, ImportField, ImportSummary } from "./import-summary.ts";

const outcomes = {
  stored: { before: "Será gravada", after: "Gravada", tone: "green" },
  unchanged: { before: "Sem mudança", after: "Sem mudança", tone: "plain" },
  quarantined: { before: "Quarentena", after: "Em quarentena", tone: "red" },
  kept: { before: "Editada por aqui: fica", after: "Editada por aqui: ficou", tone: "plain" },
  unsupported: { before: "Tipo não aceito", after: "Tipo não aceito", tone: "plain" },
  unread: { before: "Ilegível", after: "Ilegível", tone: "red" },
} as const;

export function ImportReportCard({ summary, done }: { summary: ImportSummary; done: boolean }) {
  const form = usePageForm<ImportField, ImportExtra>();
  return (
    <AdminSection title={`${done ? "Resultado" : "O que vai acontecer"}: ${summary.fileName}`}>
      <div className="mt-3">
        <ReplyMessage done>
          <p>{importCountsText(summary.counts, done)}.</p>
        </ReplyMessage>
      </div>
      {!done && <ConfirmForm form={form} summary={summary} />}
      <Lines summary={summary} done={done} />
    </AdminSection>
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
  return (
    <>
      <AdminList empty="O arquivo não tem questões.">
        {lines.map(({ line, name, outcome, reason, losses = [] }, at) => (
          <AdminRow
            // Report order is fixed, and names may repeat.
            key={`${at} ${name}`}
            title={name}
            aside={
              <MarkChip tone={outcomes[outcome].tone}>
                {outcomes[outcome][done ? "after" : "before"]}
              </MarkChip>
            }
            facts={[line > 0 && `linha ${formatNumber(line)}`]}
          >
            {reason && <p className="text-sm text-muted">{reason}</p>}
            {losses.map((loss) => (
              <p key={loss} className="text-sm break-words text-muted">
                Confira: {loss.replace(/^confira: /, "")}
              </p>
            ))}
          </AdminRow>
        ))}
      </AdminList>
      {more > 0 && <p className="mt-3 text-muted">E mais {plural(more, "linha", "linhas")}.</p>}
    </>
  );
}

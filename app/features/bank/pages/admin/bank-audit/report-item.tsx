import { useNavigation } from "@remix-run/react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { AdminRow } from "#app/platform/page/components/admin-list.tsx";
import { plural } from "#app/platform/text/format.ts";
import { isoTime } from "#app/platform/time/format-date.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { REPORT_REPLY } from "../../../domain/error-report.ts";
import type { ReportView } from "../../../services/review/read-bank-audit.server.ts";
import { AuditedCard } from "./audited-question.tsx";

export function ReportItem({ report }: { report: ReportView }) {
  const { num, kindLabel, content, at, userId, userName, same, heading } = report;
  const form = usePageForm<"reply">({ about: { num: String(num) } });
  const busy = useNavigation().state !== "idle";
  const reporter = <TextLink to={adminPaths.person(userId)}>{userName}</TextLink>;
  return (
    <AdminRow
      title={kindLabel}
      facts={[
        <time key="at" dateTime={isoTime(at)}>
          {formatDateTime(at)}
        </time>,
        <span key="por">por {reporter}</span>,
        same > 1 && `${plural(same, "aviso aberto", "avisos abertos")} sobre esta questão`,
      ]}
    >
      <p className="mt-1 break-words whitespace-pre-wrap">{content}</p>
      <AuditedCard question={report} />
      <Form of={form} className="mt-3 space-y-3" aria-label={`Responder ao aviso sobre ${heading.code}`}>
        <input type="hidden" name="num" value={num} />
        <AreaField
          label="Resposta a quem apontou o erro"
          {...form.field("reply")}
          rows={2}
          maxLength={REPORT_REPLY.longest}
          hint="Para descartar, diga por que a questão fica como está."
        />
        <Toolbar className="">
          <ButtonLink to={questionPaths.edit(heading.code)}>Abrir no editor</ButtonLink>
          <Button type="submit" look="secondary" name="intent" value="fixed" disabled={busy}>
            Marcar como corrigida
          </Button>
          <Button type="submit" look="quiet" name="intent" value="dismissed" disabled={busy}>
            Descartar
          </Button>
        </Toolbar>
      </Form>
    </AdminRow>
  );
}

import { useFetcher } from "@remix-run/react";
import { Button } from "#app/components/ui/button.tsx";
import { AreaField, SelectField } from "#app/components/ui/fields.tsx";
import { ReplyMessage } from "#app/components/ui/reply-message.tsx";
import { REPORT_TEXT, type ReportReply, reportKinds } from "#app/domain/questions/error-report.ts";

const kinds = [
  { value: "", label: "Escolha…" },
  ...Object.entries(reportKinds).map(([value, label]) => ({ value, label })),
];

/** What is wrong with a question: on its own page, and in the dialog over the question. */
export function ReportForm({ action, posted }: { action: string; posted?: ReportReply }) {
  const fetcher = useFetcher<ReportReply>();
  const reply = fetcher.data ?? posted;
  if (reply?.done) return <ReplyMessage done>{reply.message}</ReplyMessage>;
  const at = (field: ReportReply["field"]) => (reply?.field === field ? reply?.message : null);
  return (
    <fetcher.Form method="post" action={action} className="space-y-4">
      {reply && reply.field === null && <ReplyMessage done={false}>{reply.message}</ReplyMessage>}
      <SelectField
        label="O que está errado?"
        name="kind"
        options={kinds}
        defaultValue={reply?.kind ?? ""}
        problem={at("kind")}
      />
      <AreaField
        label="Conte o que você viu"
        name="content"
        rows={4}
        maxLength={REPORT_TEXT.longest}
        defaultValue={reply?.content ?? ""}
        hint="A equipe confere e você recebe uma notificação com o desfecho."
        problem={at("content")}
      />
      <Button type="submit" pending={fetcher.state !== "idle"} className="w-full">
        Enviar aviso
      </Button>
    </fetcher.Form>
  );
}

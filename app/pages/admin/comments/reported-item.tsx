import { Link, useNavigation } from "@remix-run/react";
import { MarkChip } from "#app/components/admin/mark-chip.tsx";
import { RichText } from "#app/components/math/rich-text.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { AreaField } from "#app/components/ui/fields.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { REPORT_REPLY } from "#app/domain/questions/error-report.ts";
import { usePageForm } from "#app/hooks/ui/use-form.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { questionPaths } from "#app/paths/questions.ts";
import type { ReportedComment } from "#app/services/comments/list-reported-comments.server.ts";
import { plural } from "#app/text/format.ts";
import { formatDateTime } from "#app/text/format-time.ts";

function Evidence({ comment }: { comment: ReportedComment }) {
  const { state, people, reasons, editedSince, author, at, heading, num } = comment;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {plural(people, "denúncia", "denúncias")}
        {state === "held" && <MarkChip tone="amber">Oculto</MarkChip>}
        {state === "deleted" && <MarkChip>Apagado por quem escreveu</MarkChip>}
        {editedSince && <MarkChip tone="blue">Editado depois da denúncia</MarkChip>}
      </p>
      <ul className="mt-1 text-sm text-muted">
        {reasons.map(({ label, people: each }) => (
          <li key={label}>
            {label}
            {each > 1 && ` (${each})`}
          </li>
        ))}
      </ul>
      <RichText html={comment.html} className="mt-3 rounded-control bg-inset p-3" />
      <p className="mt-2 text-sm text-muted">
        <time dateTime={new Date(at * 1000).toISOString()}>{formatDateTime(at)}</time>
        {author && (
          <>
            {" "}
            · por{" "}
            <Link to={adminPaths.person(author.id)} className="text-link underline">
              {author.name}
            </Link>
          </>
        )}{" "}
        ·{" "}
        <Link to={questionPaths.comment(heading.code, num)} className="text-link underline">
          <span className="font-mono">{heading.code}</span>
        </Link>{" "}
        · {heading.exam} · {heading.subject}
      </p>
    </>
  );
}

export function ReportedItem({ comment }: { comment: ReportedComment }) {
  const form = usePageForm<"reason">({ about: { num: String(comment.num) } });
  const busy = useNavigation().state !== "idle";
  return (
    <li className="card p-4">
      <Evidence comment={comment} />
      <Form of={form} className="mt-3 space-y-3" aria-label={`Decidir sobre o comentário ${comment.num}`}>
        <input type="hidden" name="num" value={comment.num} />
        <AreaField
          label="Motivo"
          {...form.field("reason")}
          rows={2}
          maxLength={REPORT_REPLY.longest}
          hint="Quem escreveu lê o motivo. Para retirar, ele é obrigatório."
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="danger" name="intent" value="removed" disabled={busy}>
            Retirar
          </Button>
          <Button type="submit" look="secondary" name="intent" value="kept" disabled={busy}>
            Manter
          </Button>
        </div>
      </Form>
    </li>
  );
}

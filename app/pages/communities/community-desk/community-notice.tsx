import type { SerializeFrom } from "@remix-run/cloudflare";
import { Button } from "#app/components/ui/button.tsx";
import { AreaField, TextField } from "#app/components/ui/fields.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { LONGEST_CONTENT } from "#app/domain/notifications/notification.ts";
import { usePageForm } from "#app/hooks/ui/use-form.ts";
import type { OpenedDesk } from "#app/services/communities/open-community-desk.server.ts";
import { formatAge } from "#app/text/format.ts";

type Props = { operation: string; notices: SerializeFrom<OpenedDesk>["notices"]; now: number };

/** Tells the community's people something, and shows what they were told. */
export function CommunityNoticeForm({ operation, notices, now }: Props) {
  const form = usePageForm<"content" | "link">({ intents: ["tell"] });
  return (
    <section aria-labelledby="recado">
      <h2 id="recado" className="text-lg font-semibold">
        Recado a toda a comunidade
      </h2>
      <Form of={form} intent="tell" noValidate className="card mt-4 space-y-4 p-4">
        <input type="hidden" name="operation" value={operation} />
        <AreaField
          label="Texto"
          maxLength={LONGEST_CONTENT}
          hint="Aparece nas notificações de cada pessoa por 30 dias."
          {...form.field("content")}
        />
        <TextField label="Página para abrir (se houver)" hint="Como /questoes/ITA." {...form.field("link")} />
        <Button type="submit" pending={form.pending}>
          Enviar
        </Button>
      </Form>
      {notices.length > 0 && (
        <ul className="mt-3 space-y-2">
          {notices.map(({ id, content, visibleFrom }) => (
            <li key={id} className="text-sm break-words text-muted">
              {formatAge(visibleFrom, now)}: {content}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import type { SerializeFrom } from "@remix-run/cloudflare";
import { LONGEST_CONTENT } from "#app/features/messages/domain/notification.ts";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { formatAge } from "#app/platform/time/format-date.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import type { LoadedCommunityAdmin } from "../../services/load-community-admin.server.ts";

type Props = { operation: string; notices: SerializeFrom<LoadedCommunityAdmin>["notices"]; now: number };

/** Sends a notice to the community's people, and lists the notices sent. */
export function CommunityNoticeForm({ operation, notices, now }: Props) {
  const form = usePageForm<"content" | "link">({ intents: ["tell"] });
  return (
    <Section className="" title="Recado a toda a comunidade" id="recado">
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
    </Section>
  );
}

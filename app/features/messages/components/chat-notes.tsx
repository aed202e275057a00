import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { LONGEST_CHAT_MESSAGE } from "../domain/chat.ts";

type Props = {
  /** Newest first. `author`: null without an account. */
  notes: readonly { id: string; content: string; at: number; author: string | null }[];
  form: FormState<"reply" | "note" | "picture">;
  operation: string;
};

/** The team's notes of a conversation: the person does not see them here. */
export function ChatNotes({ notes, form, operation }: Props) {
  return (
    <Section className="mt-8 lg:mt-4" title="Anotações da equipe" id="anotacoes">
      <p className="text-sm text-muted">
        Não aparecem na conversa. Vão na cópia dos dados, se a pessoa a pedir.
      </p>
      <ul className="mt-3 space-y-2">
        {notes.map(({ id, content, at, author }) => (
          <li key={id} className="rounded-control bg-inset px-3 py-2">
            <p className="text-sm text-muted">
              {author ?? "Conta apagada"}, {formatDateTime(at)}
            </p>
            <p className="break-words whitespace-pre-line">{content}</p>
          </li>
        ))}
      </ul>
      <Form key={notes[0]?.id} of={form} intent="note" noValidate className="mt-3 space-y-3">
        <input type="hidden" name="operation" value={operation} />
        <AreaField label="Anotação" rows={2} maxLength={LONGEST_CHAT_MESSAGE} {...form.field("note")} />
        <Button type="submit" look="secondary">
          Guardar anotação
        </Button>
      </Form>
    </Section>
  );
}

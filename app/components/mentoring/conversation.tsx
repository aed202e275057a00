import { useSearchParams } from "@remix-run/react";
import { OlderLink } from "#app/components/admin/older-link.tsx";
import { ChatMessages } from "#app/components/chat/chat-messages.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { AreaField } from "#app/components/ui/fields.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { FormMessage } from "#app/components/ui/reply-message.tsx";
import { type ChatMessage, LONGEST_CHAT_MESSAGE } from "#app/domain/chat/chat.ts";
import { useSentTimes } from "#app/hooks/chat/use-sent-times.ts";
import { useArrivalReload } from "#app/hooks/notifications/use-arrival-reload.ts";
import { usePageForm } from "#app/hooks/ui/use-form.ts";

type Props = {
  messages: readonly ChatMessage[];
  next: number | null;
  operation: string;
  /** Whose side the reader is on. */
  team: boolean;
  names: { team: string; person: string };
  empty: string;
  /** False: there is nobody to write to. */
  open: boolean;
};

const doneTexts: ReadonlyMap<string | null, string> = new Map([["enviada", "Mensagem enviada."]]);

/** The messages between a mentee and who accompanies them, and the field for the next one. */
export function MentoringConversation({ messages, next, operation, team, names, empty, open }: Props) {
  const [search] = useSearchParams();
  const times = useSentTimes(doneTexts);
  const form = usePageForm<"content">();
  useArrivalReload();
  return (
    <>
      {messages.length === 0 && <p className="card mt-4 px-4 py-8 text-center text-muted">{empty}</p>}
      <OlderLink next={next} start="Voltar às mais novas" />
      <ChatMessages messages={messages} team={team} names={names} />
      <FormMessage of={form} earlier={doneTexts.get(search.get("feito"))} className="mt-4" />
      {open && (
        <Form key={times} of={form} intent="send" noValidate className="mt-4 space-y-3">
          <input type="hidden" name="operation" value={operation} />
          <AreaField
            label="Sua mensagem"
            rows={3}
            maxLength={LONGEST_CHAT_MESSAGE}
            {...form.field("content")}
          />
          <Button type="submit" pending={form.pending}>
            Enviar
          </Button>
        </Form>
      )}
    </>
  );
}

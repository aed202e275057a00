import { useSearchParams } from "@remix-run/react";
import { ChatMessages } from "#app/features/messages/components/chat-messages.tsx";
import { type ChatMessage, LONGEST_CHAT_MESSAGE } from "#app/features/messages/domain/chat.ts";
import { useArrivalReload } from "#app/features/messages/hooks/use-arrival-reload.ts";
import { useSentTimes } from "#app/features/messages/hooks/use-sent-times.ts";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";

type Props = {
  messages: readonly ChatMessage[];
  next: number | null;
  operation: string;
  /** Whose side the reader is on. */
  team: boolean;
  names: { team: string; person: string };
  empty: string;
  /** False: no one to write to. */
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
      {messages.length === 0 && <Empty>{empty}</Empty>}
      <Pager next={next} />
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

import { useRef, useState } from "react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { type ChatState, type chatTakenTexts, LONGEST_CHAT_MESSAGE } from "../domain/chat.ts";
import { replyFor } from "../domain/ready-reply.ts";
import { useLetterKey } from "../hooks/use-letter-key.ts";
import { ChatPictureField } from "./chat-picture-field.tsx";
import { ReadyReplyDialog } from "./ready-reply-dialog.tsx";

type Props = {
  thread: {
    messages: number;
    state: ChatState;
    taken: keyof typeof chatTakenTexts | null;
    firstName: string;
  };
  operation: string;
  form: FormState<"reply" | "note" | "picture">;
};

/** The team's answer; `r` leads to it, `c` opens the ready answers. */
export function ChatReplyForm({ thread, operation, form }: Props) {
  const { messages, state, taken, firstName } = thread;
  const box = useRef<HTMLDivElement>(null);
  const [choosing, setChoosing] = useState(false);
  const field = () => box.current?.querySelector("textarea") ?? null;
  useLetterKey("r", () => field()?.focus());
  useLetterKey("c", () => setChoosing(true));
  function insert(content: string) {
    setChoosing(false);
    const area = field();
    if (!area) return;
    area.setRangeText(replyFor(content, firstName), area.selectionStart, area.selectionEnd, "end");
    area.focus();
  }
  return (
    <div ref={box}>
      <Form of={form} encType="multipart/form-data" noValidate className="mt-4 space-y-3">
        <input type="hidden" name="operation" value={operation} />
        <input type="hidden" name="messages" value={messages} />
        <AreaField
          label="Resposta"
          aria-keyshortcuts="r"
          hint="Teclas: r para responder, c para as respostas prontas."
          rows={4}
          maxLength={LONGEST_CHAT_MESSAGE}
          {...form.field("reply")}
        />
        <ChatPictureField problem={form.problem("picture")} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" name="intent" value="answer" pending={form.pending}>
            Responder
          </Button>
          {taken !== "own" && (
            <Button type="submit" look="secondary" name="intent" value="take">
              Assumir
            </Button>
          )}
          {state !== "closed" && (
            <Button type="submit" look="secondary" name="intent" value="close">
              Encerrar
            </Button>
          )}
          <TextLink
            to={adminPaths.readyReplies()}
            aria-keyshortcuts="c"
            onClick={(event) => {
              event.preventDefault();
              setChoosing(true);
            }}
            className="px-2"
            look="alone"
          >
            Respostas prontas
          </TextLink>
        </div>
      </Form>
      {choosing && <ReadyReplyDialog onChoose={insert} onClose={() => setChoosing(false)} />}
    </div>
  );
}

import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useRevalidator, useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { ChatMessages } from "../../components/chat-messages.tsx";
import { ChatPictureField } from "../../components/chat-picture-field.tsx";
import { chatProblem, chatTexts, LONGEST_CHAT_MESSAGE } from "../../domain/chat.ts";
import { requestTexts } from "../../domain/request-texts.ts";
import { useArrival } from "../../hooks/use-notifications.ts";
import { useSentTimes } from "../../hooks/use-sent-times.ts";
import { useUnreadAnswers } from "../../hooks/use-unread-answers.ts";
import { chatPaths } from "../../paths.ts";
import { readConversation } from "../../services/read-conversation.server.ts";
import { sendMessage } from "../../services/send-message.server.ts";
import { pictureCodes, sentPicture } from "./sent-picture.server.ts";

export const meta = unlistedMeta(chatTexts.title);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const before = readBefore(new URL(args.request.url).searchParams);
  return json({ operation: deps.newId(), ...(await readConversation(deps, viewer, before)) });
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  async function send(form: SentForm) {
    const content = form.text("content", 2 * LONGEST_CHAT_MESSAGE).trim();
    const picture = await sentPicture(form);
    const problem = chatProblem(content, picture !== null);
    if (problem) return { problems: { content: problem } };
    const sent = { operation: form.text("operation", 64), content, picture };
    await sendMessage(deps, viewer, sent);
    const asked = await deps.afterMessage(deps, viewer, content);
    return redirectFor(chatPaths.conversation(asked ? "pedida" : "enviada"));
  }
  return handleForm<"content" | "picture">(args.request, { send }, pictureCodes);
}

const doneTexts: ReadonlyMap<string | null, string> = new Map([
  ["enviada", chatTexts.sent],
  ["pedida", requestTexts.sent],
]);

/** The person's one conversation with the team. */
export default function Conversation() {
  const { operation, messages, next, answers } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const times = useSentTimes(doneTexts);
  const form = usePageForm<"content" | "picture">();
  const revalidator = useRevalidator();
  useArrival(() => revalidator.revalidate());
  const { markSeen } = useUnreadAnswers();
  useEffect(() => markSeen(answers));
  return (
    <div className="page-width max-w-3xl py-6 sm:py-8">
      <PageHeading>{chatTexts.title}</PageHeading>
      <p className="mt-1 text-muted">{chatTexts.promise}</p>
      {messages.length === 0 && (
        <Empty>Conte o que você precisa. Só você e a equipe leem esta conversa.</Empty>
      )}
      <Pager next={next} />
      <ChatMessages messages={messages} team={false} names={{ team: chatTexts.title, person: "Você" }} />
      <FormMessage of={form} earlier={doneTexts.get(search.get("feito"))} className="mt-4" />
      <Form
        key={times}
        of={form}
        intent="send"
        encType="multipart/form-data"
        noValidate
        className="mt-4 space-y-3"
      >
        <input type="hidden" name="operation" value={operation} />
        <AreaField
          label="Sua mensagem"
          rows={3}
          maxLength={LONGEST_CHAT_MESSAGE}
          {...form.field("content")}
        />
        <ChatPictureField problem={form.problem("picture")} />
        <Button type="submit" pending={form.pending}>
          Enviar
        </Button>
      </Form>
    </div>
  );
}

import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { textsByWord } from "#app/platform/text/texts-by-word.ts";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { ChatMessages } from "../../components/chat-messages.tsx";
import { ChatNotes } from "../../components/chat-notes.tsx";
import { ChatReplyForm } from "../../components/chat-reply-form.tsx";
import { chatStates, chatTakenTexts, chatTexts } from "../../domain/chat.ts";
import { useLiveInbox } from "../../hooks/use-live-inbox.ts";
import { useSentTimes } from "../../hooks/use-sent-times.ts";
import { readTeamThread } from "../../services/team-inbox.server.ts";
import { pictureCodes } from "../chat/sent-picture.server.ts";
import { conversationForms } from "./conversation/conversation-action.server.ts";

export const meta = unlistedMeta("Conversa");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
  const before = readBefore(new URL(args.request.url).searchParams);
  const thread = await readTeamThread(deps, actor, args.params.userId ?? "", before);
  return json({ operation: deps.newId(), ...thread });
}

export function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
  return handleForm(args.request, conversationForms(deps, actor, args.params.userId ?? ""), pictureCodes);
}

const doneText = textsByWord({
  respondida: "Resposta enviada. A pessoa foi avisada.",
  anotada: "Anotação guardada. Só a equipe lê.",
  assumida: "A conversa está com você.",
  encerrada: "Conversa encerrada. Ela volta se a pessoa escrever.",
});

const answered = new Set<string | null>(["respondida"]);

/** One conversation of the inbox, and the team's notes. */
export default function InboxConversation() {
  useLiveInbox();
  const { operation, thread, messages, notes, next } = useLoaderData<typeof loader>();
  const form = usePageForm<"reply" | "note" | "picture">();
  const times = useSentTimes(answered);
  const { name, state, taken } = thread;
  const lead = (
    <>
      {[chatStates[state], taken ? chatTakenTexts[taken] : "com ninguém ainda"].join(", ")}.{" "}
      <TextLink to={adminPaths.person(thread.id)}>Ver a conta</TextLink>
    </>
  );
  return (
    <AdminFrame
      title={name}
      back={{ to: adminPaths.conversations(), name: "Todas as conversas" }}
      lead={lead}
      form={form}
      done={doneText}
    >
      <div className="grid gap-x-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <section aria-label="Mensagens">
          <Pager next={next} />
          <ChatMessages messages={messages} team names={{ team: chatTexts.title, person: name }} />
          <ChatReplyForm key={times} thread={thread} operation={operation} form={form} />
        </section>
        <ChatNotes notes={notes} form={form} operation={operation} />
      </div>
    </AdminFrame>
  );
}

import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { chatProblem, LONGEST_CHAT_MESSAGE } from "#app/features/messages/domain/chat.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { MentoringConversation } from "../components/conversation.tsx";
import { mentoringPaths } from "../paths.ts";
import { readMenteeMessages, writeToMentee } from "../services/messages.server.ts";

export const meta = unlistedMeta<typeof loader>((data) =>
  data ? `Mensagens com ${data.mentee.firstName}` : "Mensagens da mentoria",
);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("mentors", args);
  const before = readBefore(new URL(args.request.url).searchParams);
  const page = await readMenteeMessages(deps, viewer, args.params.menteeId ?? "", before);
  return json({ operation: deps.newId(), ...page });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("mentors", args);
  const id = args.params.menteeId ?? "";
  return handleForm<"content">(args.request, {
    send: async (form) => {
      const content = form.text("content", 2 * LONGEST_CHAT_MESSAGE).trim();
      const problem = chatProblem(content);
      if (problem) return { problems: { content: problem } };
      await writeToMentee(deps, viewer, id, { operation: form.text("operation", 64), content });
      return redirectFor(mentoringPaths.menteeMessages(id, "enviada"));
    },
  });
}

/** A mentee's conversation as their mentor and the chief read it. */
export default function MenteeMessages() {
  const { mentee, messages, next, operation } = useLoaderData<typeof loader>();
  return (
    <SchoolFrame
      title={`Mensagens com ${mentee.firstName}`}
      back={{ to: mentoringPaths.mentee(mentee.id), name: mentee.name }}
      facts="A coordenação pode ler as mensagens; o responsável de quem é menor de idade sabe delas."
    >
      <MentoringConversation
        messages={messages}
        next={next}
        operation={operation}
        team
        names={{ team: "Mentoria", person: mentee.firstName }}
        empty={`Ninguém escreveu ainda. Comece perguntando como foram os dias de ${mentee.firstName}.`}
        open
      />
    </SchoolFrame>
  );
}

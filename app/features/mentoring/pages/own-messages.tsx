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
import { readOwnMessages, writeToMentor } from "../services/messages.server.ts";

export const meta = unlistedMeta("Mensagens da mentoria");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("mentoring", args);
  const before = readBefore(new URL(args.request.url).searchParams);
  return json({ operation: deps.newId(), ...(await readOwnMessages(deps, viewer, before)) });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("mentoring", args);
  return handleForm<"content">(args.request, {
    send: async (form) => {
      const content = form.text("content", 2 * LONGEST_CHAT_MESSAGE).trim();
      const problem = chatProblem(content);
      if (problem) return { problems: { content: problem } };
      await writeToMentor(deps, viewer, { operation: form.text("operation", 64), content });
      return redirectFor(mentoringPaths.messages("enviada"));
    },
  });
}

/** A mentee's conversation with their mentor. */
export default function OwnMessages() {
  const { mentor, messages, next, operation } = useLoaderData<typeof loader>();
  return (
    <SchoolFrame
      title="Mensagens"
      back={{ to: mentoringPaths.week(), name: "Mentoria" }}
      facts="A coordenação pode ler as mensagens; se você é menor de idade, seu responsável sabe delas."
    >
      <MentoringConversation
        messages={messages}
        next={next}
        operation={operation}
        team={false}
        names={{ team: mentor?.name ?? "Mentoria", person: "Você" }}
        empty={
          mentor
            ? `Escreva para ${mentor.name}: como foi a semana, o que ficou difícil, o que mudar.`
            : "Quando você tiver um mentor, é aqui que vocês conversam."
        }
        open={mentor !== null}
      />
    </SchoolFrame>
  );
}

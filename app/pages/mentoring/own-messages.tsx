import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/access/require-access.server.ts";
import { MentoringConversation } from "#app/components/mentoring/conversation.tsx";
import { SchoolFrame } from "#app/components/school/school-frame.tsx";
import { chatProblem, LONGEST_CHAT_MESSAGE } from "#app/domain/chat/chat.ts";
import { mentoringPaths } from "#app/paths/mentoring.ts";
import { readOwnMessages, writeToMentor } from "#app/services/mentoring/messages.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { readBefore } from "../admin/before.ts";
import { handleForm } from "../handle-form.server.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle("Mensagens da mentoria") },
  { name: "robots", content: "noindex" },
];

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

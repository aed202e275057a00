import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { essayPaths } from "../paths.ts";
import { decideCopy, loadCopies } from "../services/tasks/judge-copies.server.ts";
import { askedBoard } from "./school-essays/asked-board.ts";
import { CopyPair } from "./school-essays/copy-pair.tsx";

export const meta = unlistedMeta<typeof loader>((data) =>
  data ? `Trechos iguais: ${data.title}` : "Trechos iguais",
);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const { taskId } = askedBoard(new URL(args.request.url).searchParams);
  return json(await loadCopies(deps, actor, taskId));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return handleForm(args.request, {
    "judge-copy": async (form) => {
      const decision = form.oneOf("decisao", ["copy", "coincidence"]);
      await decideCopy(deps, actor, {
        taskId: form.text("tarefa", 64),
        num: form.whole("par") ?? 0,
        decision,
      });
      return { done: true, message: decision === null ? "A decisão foi retirada." : "Decisão guardada." };
    },
  });
}

/** What essays of a task have in common with others of the school, for who cares for the task to decide. */
export default function SchoolCopies() {
  const { schoolId, taskId, title, pairs, isCut } = useLoaderData<typeof loader>();
  const form = usePageForm({ intents: ["judge-copy"] });
  return (
    <SchoolFrame
      title="Trechos iguais"
      back={{ to: essayPaths.school(schoolId, { tarefa: taskId }), name: "Quadro" }}
      facts={title}
    >
      <p className="mt-3 max-w-prose text-muted">
        Sete palavras seguidas ou mais que duas redações do mesmo tema têm em comum, fora do título e dos
        textos motivadores. Nada zera sozinho: quem decide o que isto é, e o que fazer, é você.
      </p>
      <FormMessage of={form} className="mt-4" />
      {pairs.length === 0 && <Empty>Nenhuma redação entregue tem trecho igual ao de outra.</Empty>}
      <ul className="mt-4 space-y-4">
        {pairs.map((pair) => (
          <CopyPair key={pair.num} taskId={taskId} pair={pair} form={form} />
        ))}
      </ul>
      {isCut && (
        <p className="mt-3 text-muted">Estes são os {pairs.length} pares com mais palavras iguais.</p>
      )}
    </SchoolFrame>
  );
}

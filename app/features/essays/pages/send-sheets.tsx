import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { plural } from "#app/platform/text/format.ts";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { essayPaths } from "../paths.ts";
import { loadSendSheets } from "../services/tasks/send-sheets.server.ts";
import { askedBoard } from "./school-essays/asked-board.ts";
import { HandInSheets } from "./send-sheets/hand-in-sheets.tsx";
import { sheetForms } from "./send-sheets/send-sheets-action.server.ts";
import { SheetPhotographs } from "./send-sheets/sheet-photographs.tsx";

export const meta = unlistedMeta<typeof loader>((data) =>
  data ? `Enviar folhas: ${data.title}` : "Enviar folhas",
);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return json(await loadSendSheets(deps, actor, askedBoard(new URL(args.request.url).searchParams)));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return handleForm(args.request, sheetForms(deps, actor));
}

/** A stack of photographed sheets of a task, each to its student, and handing them in. */
export default function SendSheets() {
  const opened = useLoaderData<typeof loader>();
  const { schoolId, taskId, classId, title, students, isOpen } = opened;
  const viewer = useViewer();
  return (
    <SchoolFrame
      title="Enviar folhas"
      back={{ to: essayPaths.school(schoolId, { tarefa: taskId, turma: classId }), name: "Quadro" }}
      facts={`${title} · ${plural(students.length, "estudante", "estudantes")}`}
    >
      {isOpen ? (
        <SheetPhotographs key={taskId} opened={opened} userId={viewer?.id ?? ""} />
      ) : (
        <Empty>Esta proposta ainda não abriu. Envie as folhas depois.</Empty>
      )}
      <HandInSheets opened={opened} />
    </SchoolFrame>
  );
}

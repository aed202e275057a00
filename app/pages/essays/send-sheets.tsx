import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { SchoolFrame } from "#app/components/school/school-frame.tsx";
import { useViewer } from "#app/hooks/shell/use-viewer.ts";
import { essayPaths } from "#app/paths/essays.ts";
import { openSendSheets } from "#app/services/essays/send-sheets.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";
import { plural } from "#app/text/format.ts";
import { pageTitle } from "#app/text/product.ts";
import { handleForm } from "../handle-form.server.ts";
import { askedBoard } from "./school-essays/asked-board.ts";
import { HandInSheets } from "./send-sheets/hand-in-sheets.tsx";
import { sheetForms } from "./send-sheets/send-sheets-action.server.ts";
import { SheetPhotographs } from "./send-sheets/sheet-photographs.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Enviar folhas: ${data.title}` : "Enviar folhas") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return json(await openSendSheets(deps, actor, askedBoard(new URL(args.request.url).searchParams)));
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
        <p className="card mt-4 p-5 text-muted">Esta proposta ainda não abriu. Envie as folhas depois.</p>
      )}
      <HandInSheets opened={opened} />
    </SchoolFrame>
  );
}

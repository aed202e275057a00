import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { loadEssayBoard, loadTasksToWrite } from "../services/tasks/load-school-essays.server.ts";
import { askedBoard } from "./school-essays/asked-board.ts";
import { EssayBoard } from "./school-essays/essay-board.tsx";
import { schoolEssayForms } from "./school-essays/school-essays-action.server.ts";
import { StudentTasks } from "./school-essays/student-tasks.tsx";
import { TaskList } from "./school-essays/task-list.tsx";

export const meta = unlistedMeta<typeof loader>((data) =>
  data?.staff?.board ? `Redações: ${data.staff.board.title}` : "Redações",
);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolStudent", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const asked = askedBoard(new URL(args.request.url).searchParams);
  if (actor.role === "student")
    return json({ own: await loadTasksToWrite(deps, actor), scanned: asked.taskId, staff: null });
  return json({ own: null, scanned: "", staff: await loadEssayBoard(deps, actor, asked) });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolStudent", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return handleForm(args.request, schoolEssayForms(deps, actor));
}

/** A student's essays of the school; the staff's tasks, and the board of one. */
export default function SchoolEssays() {
  const { own, scanned, staff } = useLoaderData<typeof loader>();
  if (own) return <StudentTasks opened={own} scanned={scanned} />;
  return staff.board ? <EssayBoard opened={staff} board={staff.board} /> : <TaskList opened={staff} />;
}

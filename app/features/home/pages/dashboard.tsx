import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { greeting } from "#app/platform/time/format-time.ts";
import { readSchoolStart, type SchoolStart } from "../services/read-school-start.server.ts";
import { remindAgain, remindOnMonday } from "../services/snooze-attention.server.ts";
import type { SnoozeReply } from "./dashboard/attention-list.tsx";
import { ManagementStart } from "./dashboard/management-start.tsx";
import { StudentStart } from "./dashboard/student-start.tsx";
import { TeacherStart } from "./dashboard/teacher-start.tsx";

export const meta = unlistedMeta("Tela Inicial");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("schoolStudent", args);
  const page = await readSchoolStart(deps, viewer, args.params.schoolId ?? "");
  return json({ page, greeting: greeting(deps.now()) });
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return handleForm<never, SnoozeReply>(args.request, {
    snooze: async (form) => {
      const snoozed = { id: form.text("id", 40), name: form.text("name", 120) };
      await remindOnMonday(deps, actor, snoozed.id);
      return { done: true, message: `${snoozed.name} volta a esta lista na segunda-feira.`, snoozed };
    },
    wake: async (form) => {
      await remindAgain(deps, actor, form.text("id", 40));
      return { done: true, message: "Voltou à lista." };
    },
  });
}

function factsOf(page: SchoolStart): string {
  const classes = page.kind === "student" ? page.classes : [];
  return [page.school.name, ...classes].join(", ");
}

/** A school's first page, by the role of the person in it (R-SCHOOL-11). */
export default function DashboardPage() {
  const { page, greeting: words } = useLoaderData<typeof loader>();
  const firstName = useViewer()?.firstName ?? "";
  return (
    <SchoolFrame title={`${words}, ${firstName}`} facts={factsOf(page)}>
      {page.kind === "student" && <StudentStart start={page} schoolId={page.school.id} now={page.now} />}
      {page.kind === "teacher" && <TeacherStart start={page} schoolId={page.school.id} now={page.now} />}
      {page.kind === "management" && <ManagementStart start={page} schoolId={page.school.id} />}
    </SchoolFrame>
  );
}

import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { SchoolFrame } from "#app/components/school/school-frame.tsx";
import { useViewer } from "#app/hooks/shell/use-viewer.ts";
import { readSchoolStart, type SchoolStart } from "#app/services/school/read-school-start.server.ts";
import { greeting } from "#app/text/format-time.ts";
import { pageTitle } from "#app/text/product.ts";
import { ManagementStart } from "./dashboard/management-start.tsx";
import { StudentStart } from "./dashboard/student-start.tsx";
import { TeacherStart } from "./dashboard/teacher-start.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Tela Inicial") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("schoolStudent", args);
  const page = await readSchoolStart(deps, viewer, args.params.schoolId ?? "");
  return json({ page, greeting: greeting(deps.now()) });
}

function factsOf(page: SchoolStart): string {
  const classes = page.kind === "student" ? page.classes : [];
  return [page.school.name, ...classes].join(", ");
}

/** A school's first page, by the role of the person in it (spec 001 §2). */
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

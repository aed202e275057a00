import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { plural } from "#app/platform/text/format.ts";
import { Table } from "#app/platform/ui/components/table.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { notebookPaths } from "../paths.ts";
import { readNotebookUse, type SectionUse } from "../services/read-notebook-use.server.ts";

export const meta = unlistedMeta<typeof loader>((data) => (data ? `Uso de ${data.title}` : "Uso"));

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return json(await readNotebookUse(deps, actor, args.params.notebookId ?? ""));
}

function cellText({ opened, ended, answered, right }: SectionUse, questions: number): string {
  const read = ended ? "leu" : opened ? "abriu" : "não abriu";
  return questions > 0 && answered > 0
    ? `${read}, ${right} de ${answered} ${answered === 1 ? "certa" : "certas"}`
    : read;
}

export default function NotebookUsePage() {
  const { id, title, sections, students } = useLoaderData<typeof loader>();
  const { schoolId = "" } = useParams();
  const opened = students.filter((student) => student.sections.some((section) => section.opened)).length;
  return (
    <SchoolFrame
      title={`Uso de ${title}`}
      back={{ to: notebookPaths.edit(schoolId, id), name: title }}
      facts={
        students.length > 0
          ? `${opened} de ${plural(students.length, "estudante abriu", "estudantes abriram")} este caderno.`
          : "Nenhuma turma lê este caderno ainda."
      }
      actions={
        <TextLink look="alone" href={notebookPaths.usageTable(schoolId, id)} download>
          Baixar CSV
        </TextLink>
      }
    >
      {students.length > 0 && (
        <Table
          label="Uso por estudante e seção"
          head={["Estudante", ...sections.map(({ title: name }) => name)]}
          pinned
        >
          {students.map(({ id: student, name, sections: own }) => (
            <tr key={student}>
              <th scope="row">{name}</th>
              {own.map((use, index) => (
                <td key={sections[index]?.id} className={use.ended ? "bg-primary-soft" : undefined}>
                  {cellText(use, sections[index]?.questions ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      )}
    </SchoolFrame>
  );
}

import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { eventPaths } from "#app/features/assessments/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage, ReplyMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame, StateChip } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { cleanText } from "#app/platform/text/clean-text.ts";
import { plural } from "#app/platform/text/format.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { schoolPaths } from "../paths.ts";
import { readClass } from "../services/read-class.server.ts";
import { isManagement, schoolActor } from "../services/school-actor.ts";
import { AddPeople } from "./class/add-people.tsx";
import { type ClassField, classForms, type PasswordReply } from "./class/class-action.server.ts";
import { ClassSettings } from "./class/class-settings.tsx";
import { ClassWeek } from "./class/class-week.tsx";
import { Members } from "./class/members.tsx";

export const meta = unlistedMeta<typeof loader>((data) => (data ? `Turma ${data.class.name}` : "Turma"));

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const { schoolId = "", classId = "" } = args.params;
  const actor = schoolActor(viewer, args.params, context.requestId);
  const wanted = cleanText(new URL(args.request.url).searchParams.get("q") ?? "")
    .slice(0, 100)
    .trim();
  const manages = isManagement(actor);
  const page = await readClass(deps, schoolId, classId, manages ? wanted : "");
  return json({ ...page, wanted, manages, now: deps.now() });
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return handleForm(args.request, classForms(deps, actor, args.params.classId ?? ""), {
    "class-exists": "name",
    "person-without-account": null,
  });
}

const doneTexts: ReadonlyMap<string | null, string> = new Map([
  ["criada", "Turma criada. Adicione as pessoas abaixo."],
  ["copiada", "Turma copiada para o ano seguinte."],
  ["pessoas", "Pessoas da turma guardadas."],
  ["turma", "Turma guardada."],
]);

/** A class in ten seconds: who has not come, the week, everybody (R-SCHOOL-17). */
export default function ClassPage() {
  const {
    school,
    class: current,
    students,
    teachers,
    weeks,
    found,
    wanted,
    manages,
    now,
  } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const form = usePageForm<ClassField, PasswordReply>({
    intents: ["add", "remove", "reset", "archive", "reopen"],
  });
  const may = manages && current.active;
  const temporary = form.reply?.password;
  return (
    <SchoolFrame
      title={current.name}
      actions={<ClassActions schoolId={school.id} classId={current.id} active={current.active} />}
      back={manages ? { to: schoolPaths.classes(school.id, current.year), name: "Turmas" } : undefined}
      facts={
        <>
          {current.year}, {plural(students.length, "estudante", "estudantes")}{" "}
          {!current.active && <StateChip tone="quiet">arquivada: só se lê</StateChip>}
        </>
      }
    >
      <FormMessage of={form} withProblems earlier={doneTexts.get(search.get("feito"))} className="mt-4" />
      {temporary && (
        <div className="mt-4">
          <ReplyMessage done>
            <p>
              Senha de {form.reply?.name} para entrar uma vez:{" "}
              <strong className="font-mono text-lg whitespace-nowrap">{temporary}</strong>
            </p>
            <p>Anote agora: ela não aparece de novo.</p>
          </ReplyMessage>
        </div>
      )}
      <ClassWeek students={students} weeks={weeks} />
      <Members
        form={form}
        schoolId={school.id}
        students={students}
        teachers={teachers}
        manages={manages}
        open={may}
        now={now}
      />
      {may && <AddPeople form={form} found={found} wanted={wanted} />}
      {manages && <ClassSettings current={current} />}
    </SchoolFrame>
  );
}

function TellClass({ schoolId, classId }: { schoolId: string; classId: string }) {
  return <ButtonLink to={schoolPaths.newAnnouncement(schoolId, { classId })}>Mandar recado</ButtonLink>;
}

function ClassActions({ schoolId, classId, active }: { schoolId: string; classId: string; active: boolean }) {
  return (
    <>
      <ButtonLink look="secondary" to={eventPaths.reportCards(schoolId, { turma: classId })}>
        Boletim
      </ButtonLink>
      {active && <TellClass schoolId={schoolId} classId={classId} />}
    </>
  );
}

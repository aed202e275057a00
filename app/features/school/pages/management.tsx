import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { eventPaths } from "#app/features/assessments/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { academicYear } from "#app/platform/time/calendar.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Tabs } from "#app/platform/ui/components/tabs.tsx";
import { useHash } from "#app/platform/ui/hooks/use-address.ts";
import { readPeopleFilter } from "../domain/people-filter.ts";
import { rosterPaths, schoolPaths } from "../paths.ts";
import { listSchoolPeople } from "../services/list-school-people.server.ts";
import { listClasses } from "../services/manage-classes.server.ts";
import { schoolActor } from "../services/school-actor.ts";
import { ClassesTab } from "./management/classes-tab.tsx";
import { managementForms } from "./management/management-action.server.ts";
import { PeopleTab } from "./management/people-tab.tsx";
import { WaitingImport } from "./management/waiting-import.tsx";

export const meta = unlistedMeta("Gestão Escolar");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const { searchParams } = new URL(args.request.url);
  const { schoolId = "" } = args.params;
  const thisYear = academicYear(deps.now());
  if (searchParams.get("ver") === "turmas") {
    const wanted = Number(searchParams.get("ano")) || thisYear;
    const after = (searchParams.get("apos") ?? "").slice(0, 60);
    const list = await listClasses(deps, schoolId, { year: wanted, after });
    return json({ tab: "classes" as const, year: wanted, thisYear, list });
  }
  const filter = readPeopleFilter(searchParams);
  const after = Number(searchParams.get("apos"));
  const place = Number.isSafeInteger(after) && after > 0 ? after : 0;
  const list = await listSchoolPeople(
    deps,
    schoolActor(viewer, args.params, context.requestId),
    filter,
    place,
  );
  return json({ tab: "people" as const, filter, list, now: deps.now() });
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return handleForm(args.request, managementForms(deps, actor), { "class-exists": "name" });
}

/** The anchors (#usuarios, #turmas; R-ROUTE-2): the server does not see them. */
function useAnchor(schoolId: string, shown: "people" | "classes") {
  const { search } = useLocation();
  const hash = useHash();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash === "#turmas" && shown === "people" && search === "")
      navigate(schoolPaths.classes(schoolId), { replace: true });
  }, [hash, search, shown, schoolId, navigate]);
}

/** People and classes of a school (R-SCHOOL-1). */
export default function Management() {
  const data = useLoaderData<typeof loader>();
  const { school } = data.list;
  useAnchor(school.id, data.tab);
  const tabs = [
    { label: "Pessoas", to: `${schoolPaths.management(school.id)}#usuarios`, current: data.tab === "people" },
    { label: "Turmas", to: schoolPaths.classes(school.id), current: data.tab === "classes" },
    { label: "Recados", to: schoolPaths.announcements(school.id), current: false },
    { label: "Certames", to: eventPaths.events(school.id), current: false },
    { label: "Trabalhos", to: schoolPaths.jobs(school.id), current: false },
    { label: "Licença", to: schoolPaths.licence(school.id), current: false },
  ];
  return (
    <SchoolFrame
      title="Gestão Escolar"
      facts={school.name}
      actions={
        <>
          <ButtonLink look="secondary" to={schoolPaths.newPerson(school.id)}>
            Adicionar pessoa
          </ButtonLink>
          <ButtonLink to={rosterPaths.import(school.id)}>Importar pessoas</ButtonLink>
        </>
      }
    >
      <Tabs label="Partes da gestão" tabs={tabs} />
      {data.tab === "people" ? (
        <>
          <WaitingImport schoolId={school.id} waiting={data.list.waiting} now={data.now} />
          <PeopleTab key={school.id} filter={data.filter} list={data.list} now={data.now} />
        </>
      ) : (
        <ClassesTab year={data.year} thisYear={data.thisYear} list={data.list} />
      )}
    </SchoolFrame>
  );
}

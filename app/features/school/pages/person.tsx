import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useState } from "react";
import type { RoleInSchool } from "#app/platform/access/membership.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame, StateChip } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { classEffects } from "../domain/class-effects.ts";
import { accessNames, roleNames } from "../domain/labels.ts";
import { schoolRoleNames } from "../domain/people-filter.ts";
import type { SchoolPersonField } from "../domain/person-fields.ts";
import { schoolPaths } from "../paths.ts";
import { readSchoolPerson, type SchoolPersonPage } from "../services/read-school-person.server.ts";
import { schoolActor } from "../services/school-actor.ts";
import { AccessSection, accessIntents } from "./person/access-section.tsx";
import { HistorySection } from "./person/history-section.tsx";
import { type ResetReply, schoolPersonForms } from "./person/person-action.server.ts";
import { PersonDataFields, RoleAndClasses } from "./person/person-fields.tsx";
import { PartOfPerson } from "./person/person-part.tsx";
import { personFieldOf } from "./person/read-person-form.server.ts";

export const meta = unlistedMeta<typeof loader>((data) => data?.person.name ?? "Pessoa");

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("schoolManagement", args);
  const { schoolId = "", personId = "" } = args.params;
  return json({ ...(await readSchoolPerson(deps, schoolId, personId)), now: deps.now() });
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return handleForm(args.request, schoolPersonForms(deps, actor, args.params.personId ?? ""), personFieldOf);
}

const doneTexts: ReadonlyMap<string | null, string> = new Map([
  ["criada", "Pessoa adicionada."],
  ["dados", "Dados guardados."],
  ["turmas", "Papel e turmas guardados. O que saiu fica no histórico."],
  ["situacao", "Situação alterada."],
]);

/** A person of the school: data, role and classes, access, history. */
export default function Person() {
  const { school, person, classes, weeks, choices, sessions, locked, now } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const state = usePageForm<SchoolPersonField>({ intents: ["activate", "inactivate"] });
  const access = usePageForm<SchoolPersonField, ResetReply>(accessIntents);
  const earlier = doneTexts.get(search.get("feito"));
  return (
    <SchoolFrame
      title={person.name}
      back={{ to: schoolPaths.management(school.id), name: "Gestão Escolar" }}
      facts={
        <>
          {roleNames[person.role]} {!person.active && <StateChip tone="quiet">inativa</StateChip>}{" "}
          {person.access !== "yes" && <StateChip tone="warning">{accessNames[person.access]}</StateChip>}
        </>
      }
      actions={
        <>
          <ButtonLink look="quiet" to={schoolPaths.auditOf(school.id, person.id)}>
            Auditoria
          </ButtonLink>
          {person.active && person.access === "yes" && (
            <ButtonLink look="secondary" to={schoolPaths.newAnnouncement(school.id, { people: [person.id] })}>
              Mandar recado
            </ButtonLink>
          )}
          <Form of={state} intent={person.active ? "inactivate" : "activate"}>
            <Button type="submit" look="secondary" pending={state.pending}>
              {person.active ? "Inativar" : "Ativar"}
            </Button>
          </Form>
        </>
      }
    >
      <FormMessage of={state} earlier={earlier} className="mt-4" />
      <div className="mt-5 grid gap-5 lg:grid-cols-2 lg:items-start">
        <DataSection person={person} />
        <PlaceSection person={person} classes={classes} choices={choices} />
        <AccessSection form={access} schoolId={school.id} {...{ person, sessions, locked, now }} />
        <HistorySection schoolId={school.id} classes={classes} person={person} weeks={weeks} now={now} />
      </div>
    </SchoolFrame>
  );
}

function DataSection({ person }: Pick<SchoolPersonPage, "person">) {
  const data = usePageForm<SchoolPersonField>({ intents: ["data"] });
  const { email, mobile, schoolUserId, firstName, lastName, year } = person;
  const contact = { email: email ?? "", mobile: mobile ?? "", schoolUserId: schoolUserId ?? "" };
  return (
    <PartOfPerson title="Dados" plain={false}>
      <Form of={data} intent="data" className="mt-3 space-y-4">
        <FormMessage of={data} />
        <PersonDataFields form={data} values={{ ...contact, firstName, lastName, year: String(year) }} />
        <Button type="submit" look="secondary" pending={data.pending}>
          Guardar dados
        </Button>
      </Form>
    </PartOfPerson>
  );
}

/** Role and classes as they are chosen now. */
function placeIn(data: FormData): { role: RoleInSchool; classes: string[] } {
  const role = schoolRoleNames.find((each) => each === data.get("role")) ?? "student";
  return { role, classes: data.getAll("classes").map(String) };
}

/** What the change does to the classes is said before it is made. */
function PlaceSection({
  person,
  classes,
  choices,
}: Pick<SchoolPersonPage, "person" | "classes" | "choices">) {
  const place = usePageForm<SchoolPersonField>({ intents: ["place"] });
  const current = classes.filter(({ until }) => until === 0).map(({ id }) => id);
  const before = { role: person.role, classes: current };
  const [wanted, setWanted] = useState(before);
  const names = new Map([...choices, ...classes].map(({ id, name }) => [id, name]));
  const effects = classEffects(before, wanted, (id) => names.get(id) ?? "outra turma");
  return (
    <PartOfPerson title="Papel e turmas" plain={false}>
      <Form
        of={place}
        intent="place"
        onChange={({ currentTarget }) => setWanted(placeIn(new FormData(currentTarget)))}
        className="mt-3 space-y-4"
      >
        <FormMessage of={place} withProblems />
        <RoleAndClasses
          key={current.join()}
          form={place}
          role={person.role}
          chosen={current}
          choices={choices}
        />
        <output className="block text-[0.9375rem] text-muted">
          {effects.map((effect) => (
            <span key={effect} className="block">
              {effect}
            </span>
          ))}
        </output>
        <Button type="submit" look="secondary" pending={place.pending}>
          Guardar papel e turmas
        </Button>
      </Form>
    </PartOfPerson>
  );
}

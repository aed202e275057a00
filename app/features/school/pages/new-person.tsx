import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { type FormHandler, handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { academicYear } from "#app/platform/time/calendar.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { SchoolPersonField } from "../domain/person-fields.ts";
import { schoolPaths } from "../paths.ts";
import { listSchoolChoices } from "../services/list-school-people.server.ts";
import { addPerson } from "../services/save-person.server.ts";
import { schoolActor } from "../services/school-actor.ts";
import { PersonDataFields, RoleAndClasses } from "./person/person-fields.tsx";
import { personFieldOf, readPersonForm, readRoleForm } from "./person/read-person-form.server.ts";

export const meta = unlistedMeta("Adicionar pessoa");

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("schoolManagement", args);
  const { school, classes } = await listSchoolChoices(deps, args.params.schoolId ?? "");
  return json({ school, classes, year: academicYear(deps.now()) });
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const add: FormHandler<SchoolPersonField> = async (form) => {
    const read = readPersonForm(form);
    const place = readRoleForm(form);
    if ("problems" in read) return read;
    const id = await addPerson(deps, actor, { ...read.person, ...place });
    return redirectFor(schoolPaths.person(actor.schoolId, id, "criada"));
  };
  return handleForm(args.request, add, personFieldOf);
}

/** A person of the school, before they have an account. */
export default function NewPerson() {
  const { school, classes, year } = useLoaderData<typeof loader>();
  const form = usePageForm<SchoolPersonField>();
  return (
    <SchoolFrame
      title="Adicionar pessoa"
      back={{ to: schoolPaths.management(school.id), name: "Gestão Escolar" }}
      facts={school.name}
    >
      <Form of={form} className="card mt-5 max-w-3xl space-y-6 p-5">
        <FormMessage of={form} />
        <PersonDataFields form={form} values={{ year: String(year) }} />
        <RoleAndClasses form={form} choices={classes} />
        <Button type="submit" pending={form.pending}>
          Adicionar
        </Button>
      </Form>
    </SchoolFrame>
  );
}

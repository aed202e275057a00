import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { schoolPaths } from "../paths.ts";
import { announcementChoices } from "../services/list-announcements.server.ts";
import { schoolActor } from "../services/school-actor.ts";
import { AnnouncementForm } from "./new-announcement/announcement-form.tsx";
import {
  announcementFieldOf,
  announcementForms,
  idsIn,
} from "./new-announcement/new-announcement-action.server.ts";

export const meta = unlistedMeta("Novo recado");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const { searchParams } = new URL(args.request.url);
  const people = idsIn(searchParams.getAll("pessoa").slice(0, 50));
  const classes = idsIn(searchParams.getAll("turma").slice(0, 50));
  const choices = await announcementChoices(deps, actor, { classes, people });
  return json({ choices, classes, operation: deps.newId() });
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return handleForm(args.request, announcementForms(deps, actor), announcementFieldOf);
}

/** Sends an announcement (R-SCHOOL-19). */
export default function NewAnnouncement() {
  const { choices, classes, operation } = useLoaderData<typeof loader>();
  const { school } = choices;
  return (
    <SchoolFrame
      title="Mandar recado"
      back={{ to: schoolPaths.announcements(school.id), name: "Recados" }}
      facts="Aparece nas notificações de quem você escolher."
    >
      <AnnouncementForm choices={choices} operation={operation} chosenClasses={classes} />
    </SchoolFrame>
  );
}

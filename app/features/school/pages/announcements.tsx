import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { schoolPaths } from "../paths.ts";
import { listAnnouncements } from "../services/list-announcements.server.ts";
import { schoolActor } from "../services/school-actor.ts";
import { AnnouncementList } from "./announcements/announcement-list.tsx";

export const meta = unlistedMeta("Recados");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const before = readBefore(new URL(args.request.url).searchParams);
  return json(await listAnnouncements(deps, actor, before));
}

/** A teacher's announcements, or all of the school's for its management. */
export default function Announcements() {
  const { school, announcements, next } = useLoaderData<typeof loader>();
  return (
    <SchoolFrame
      title="Recados"
      facts={school.name}
      actions={<ButtonLink to={schoolPaths.newAnnouncement(school.id)}>Mandar recado</ButtonLink>}
    >
      <AnnouncementList
        schoolId={school.id}
        announcements={announcements}
        empty="Nenhum recado ainda. Um recado aparece nas notificações de quem você escolher, e aqui se vê quem já leu."
      />
      <Pager next={next} />
    </SchoolFrame>
  );
}

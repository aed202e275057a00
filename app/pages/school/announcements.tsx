import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { OlderLink } from "#app/components/admin/older-link.tsx";
import { SchoolFrame } from "#app/components/school/school-frame.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { schoolPaths } from "#app/paths/school.ts";
import { listAnnouncements } from "#app/services/school/list-announcements.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";
import { pageTitle } from "#app/text/product.ts";
import { readBefore } from "../admin/before.ts";
import { AnnouncementList } from "./announcements/announcement-list.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Recados") },
  { name: "robots", content: "noindex" },
];

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
      <OlderLink next={next} start="Voltar aos mais novos" />
    </SchoolFrame>
  );
}

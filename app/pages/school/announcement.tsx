import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/access/require-access.server.ts";
import { OlderLink } from "#app/components/admin/older-link.tsx";
import { SchoolFrame } from "#app/components/school/school-frame.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { FormMessage } from "#app/components/ui/reply-message.tsx";
import { roleNames } from "#app/domain/school/labels.ts";
import { usePageForm } from "#app/hooks/ui/use-form.ts";
import { schoolPaths } from "#app/paths/school.ts";
import { cancelAnnouncement, openAnnouncement } from "#app/services/school/list-announcements.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";
import { formatDateTime } from "#app/text/format-time.ts";
import { pageTitle } from "#app/text/product.ts";
import { readBefore } from "../admin/before.ts";
import { handleForm } from "../handle-form.server.ts";
import { AnnouncementChip, AnnouncementFacts, seenWords } from "./announcements/announcement-list.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Recado") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const after = readBefore(new URL(args.request.url).searchParams);
  return json(await openAnnouncement(deps, actor, args.params.announcementId ?? "", after));
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const id = args.params.announcementId ?? "";
  return handleForm(args.request, {
    cancel: async () => {
      await cancelAnnouncement(deps, actor, id);
      return redirectFor(schoolPaths.announcement(actor.schoolId, id, "fora"));
    },
  });
}

const doneTexts: ReadonlyMap<string | null, string> = new Map([
  ["enviado", "Recado enviado. Ele já aparece para quem está com o Farol aberto."],
  ["agendado", "Recado agendado. Ele aparece sozinho na hora marcada."],
  ["fora", "O recado saiu do ar."],
]);

/** An announcement, and who has seen it. */
export default function Announcement() {
  const { school, announcement, people, next } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const form = usePageForm({ intents: ["cancel"] });
  const isOpen = announcement.state === "live" || announcement.state === "scheduled";
  return (
    <SchoolFrame
      title={`Recado para ${announcement.to}`}
      back={{ to: schoolPaths.announcements(school.id), name: "Recados" }}
      facts={
        <>
          <AnnouncementFacts announcement={announcement} /> <AnnouncementChip state={announcement.state} />
        </>
      }
    >
      <FormMessage of={form} withProblems earlier={doneTexts.get(search.get("feito"))} className="mt-4" />
      <p className="card mt-4 p-4 break-words whitespace-pre-line">{announcement.content}</p>
      {isOpen && (
        <Form of={form} intent="cancel" className="mt-3">
          <Button type="submit" look="secondary" pending={form.pending}>
            Tirar do ar
          </Button>
        </Form>
      )}
      <section aria-labelledby="vistos" className="mt-6">
        <h2 id="vistos" className="text-lg font-semibold">
          {seenWords(announcement)}
        </h2>
        <ul className="card mt-2 divide-y divide-line overflow-hidden">
          {people.map(({ id, name, role, seenAt, hasAccess }) => (
            <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 px-4 py-2">
              <span>
                <span className="font-semibold">{name}</span>{" "}
                <span className="text-sm text-muted">{roleNames[role]}</span>
              </span>
              <span className="text-sm text-muted">
                {seenAt ? `viu em ${formatDateTime(seenAt)}` : hasAccess ? "ainda não viu" : "sem acesso"}
              </span>
            </li>
          ))}
        </ul>
        <OlderLink next={next} start="Voltar ao começo" />
      </section>
    </SchoolFrame>
  );
}

import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { roleNames } from "../domain/labels.ts";
import { schoolPaths } from "../paths.ts";
import { cancelAnnouncement, loadAnnouncement } from "../services/list-announcements.server.ts";
import { schoolActor } from "../services/school-actor.ts";
import { AnnouncementChip, AnnouncementFacts, seenWords } from "./announcements/announcement-list.tsx";

export const meta = unlistedMeta("Recado");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const after = readBefore(new URL(args.request.url).searchParams);
  return json(await loadAnnouncement(deps, actor, args.params.announcementId ?? "", after));
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
      <Section title={seenWords(announcement)}>
        <Rows>
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
        </Rows>
        <Pager next={next} />
      </Section>
    </SchoolFrame>
  );
}

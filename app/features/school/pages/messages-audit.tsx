import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { schoolPaths } from "../paths.ts";
import { findSchool } from "../services/find-school.server.ts";
import {
  type AnnouncementPage,
  loadMessages,
  mayOpenMessages,
} from "../services/list-announcements.server.ts";
import { schoolActor } from "../services/school-actor.ts";
import { AnnouncementList } from "./announcements/announcement-list.tsx";

export const meta = unlistedMeta("Mensagens da escola");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  if (!mayOpenMessages(actor)) throw new AppError("no-permission");
  const { id, name } = await findSchool(deps, actor.schoolId);
  return json({ school: { id, name } });
}

type Opened = { page: AnnouncementPage };

export function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return handleForm<"reason", Opened>(args.request, {
    open: async (form) => {
      const reason = form.text("reason", 200).trim();
      if (reason.length < 5) return { problems: { reason: "Diga por que você abre as mensagens." } };
      const before = form.whole("before");
      const page = await loadMessages(deps, actor, { reason, before });
      return { page };
    },
  });
}

/** Messages of a school behind a door: opening them is recorded, with the reason, each time. */
export default function MessagesAudit() {
  const { school } = useLoaderData<typeof loader>();
  const form = usePageForm<"reason", Opened>({ intents: ["open"] });
  const page = form.reply?.page;
  return (
    <SchoolFrame
      title="Mensagens"
      back={{ to: schoolPaths.audit(school.id), name: "Auditoria" }}
      facts="Recados de professores e da gestão. Abrir fica registrado na auditoria, com o motivo."
    >
      <Form
        of={form}
        intent="open"
        noValidate
        className="card mt-5 flex max-w-2xl flex-wrap items-end gap-3 p-4"
      >
        <TextField
          label="Motivo"
          maxLength={200}
          className="min-w-56 flex-1"
          required
          {...form.field("reason")}
        />
        {page?.next != null && <input type="hidden" name="before" value={page.next} />}
        <Button type="submit" pending={form.pending}>
          {page ? (page.next === null ? "Abrir de novo" : "Abrir as mais antigas") : "Abrir mensagens"}
        </Button>
      </Form>
      {page && (
        <AnnouncementList
          schoolId={school.id}
          announcements={page.announcements}
          empty="Nenhuma mensagem nesta escola ainda."
        />
      )}
    </SchoolFrame>
  );
}

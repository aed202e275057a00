import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { pageTitle } from "#app/platform/text/product.ts";
import { type NoticeFields, noNotice, noticeFieldOf, sentText } from "../../domain/notice-fields.ts";
import { listNotices } from "../../services/list-notices.server.ts";
import { NoticeForm } from "./notices/notice-form.tsx";
import { NoticeList } from "./notices/notice-list.tsx";
import { noticeForms } from "./notices/notices-action.server.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle("Enviar notificações") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const { searchParams } = new URL(args.request.url);
  const person = (searchParams.get("pessoa") ?? "").slice(0, 200);
  const blank = {
    ...noNotice,
    operation: deps.newId(),
    ...(person ? { audience: "person" as const, person } : {}),
  };
  const page = await listNotices(deps, readBefore(searchParams));
  return json({ blank, now: deps.now(), done: sentText(searchParams.get("feito")), ...page });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("admin", args);
  const forms = noticeForms(deps, { viewer, requestId: context.requestId });
  return handleForm(args.request, forms, noticeFieldOf);
}

/** Writes notifications and lists sent and scheduled ones. */
export default function Notices() {
  const { blank, now, done, notices, next, schools } = useLoaderData<typeof loader>();
  const form = usePageForm<keyof NoticeFields>();
  const { key } = useLocation();
  return (
    <AdminFrame title="Notificações">
      {!form.reply && <FormMessage of={form} earlier={done} className="mt-4" />}
      <NoticeForm key={form.reply ? "posted" : key} blank={blank} schools={schools} now={now} />
      <section aria-labelledby="enviadas" className="mt-8">
        <h2 id="enviadas" className="text-lg font-semibold">
          Enviadas e agendadas
        </h2>
        <NoticeList notices={notices} />
        <Pager next={next} />
      </section>
    </AdminFrame>
  );
}

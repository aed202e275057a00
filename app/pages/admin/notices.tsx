import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/access/require-access.server.ts";
import { AdminFrame } from "#app/components/admin/admin-frame.tsx";
import { OlderLink } from "#app/components/admin/older-link.tsx";
import { FormMessage } from "#app/components/ui/form.tsx";
import {
  type NoticeFields,
  noNotice,
  noticeFieldOf,
  noticeProblem,
  readNoticeFields,
  sentText,
} from "#app/domain/admin/notice-fields.ts";
import type { SentForm } from "#app/domain/forms/sent-form.ts";
import { AppError } from "#app/errors/app-error.ts";
import { usePageForm } from "#app/hooks/use-form.ts";
import { paths } from "#app/paths.ts";
import { cancelNotice } from "#app/services/admin/cancel-notice.server.ts";
import { listNotices } from "#app/services/admin/list-notices.server.ts";
import { noticeOf, sendNotice } from "#app/services/admin/send-notice.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { type FormHandler, handleForm } from "../handle-form.server.ts";
import { readBefore } from "./before.ts";
import { NoticeForm } from "./notices/notice-form.tsx";
import { NoticeList } from "./notices/notice-list.tsx";

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
  const actor = { viewer, requestId: context.requestId };
  const read = (form: SentForm) => readNoticeFields(form.text);
  const forms: Readonly<Record<string, FormHandler<keyof NoticeFields>>> = {
    // What is read comes back, and the page shows it.
    preview: async (form) => {
      read(form);
      return {};
    },
    cancel: async (form) => {
      await cancelNotice(deps, actor, form.text("id", 64));
      return redirectFor(paths.adminNotices("cancel"));
    },
    send: async (form) => {
      const fields = read(form);
      const problem = noticeProblem(fields);
      if (problem) return { problems: { [problem.field]: problem.message } };
      if (!fields.operation) throw new AppError("invalid-body");
      await sendNotice(deps, actor, fields.operation, await noticeOf(deps, fields));
      return redirectFor(paths.adminNotices(fields.from ? "schedule" : "send"));
    },
  };
  return handleForm(args.request, forms, noticeFieldOf);
}

/** Writing a notification to everybody, a school, a claim or a person, and what was sent and is scheduled. */
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
        <OlderLink next={next} start="Voltar às mais novas" />
      </section>
    </AdminFrame>
  );
}

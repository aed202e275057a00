import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/access/require-access.server.ts";
import { AdminFrame } from "#app/components/admin/admin-frame.tsx";
import { OlderLink } from "#app/components/admin/older-link.tsx";
import { ReplyMessage } from "#app/components/ui/reply-message.tsx";
import {
  type NoticeResult,
  noNotice,
  noticeField,
  noticeProblem,
  readNoticeFields,
  sentText,
} from "#app/domain/admin/notice-fields.ts";
import { AppError, isAppError } from "#app/errors/app-error.ts";
import { paths } from "#app/paths.ts";
import { cancelNotice } from "#app/services/admin/cancel-notice.server.ts";
import { listNotices } from "#app/services/admin/list-notices.server.ts";
import { noticeOf, sendNotice } from "#app/services/admin/send-notice.server.ts";
import { pageTitle } from "#app/text/product.ts";
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
  const form = await args.request.formData();
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 4000);
  const fields = readNoticeFields(text);
  const refuse = (field: NoticeResult["field"], message: string, status = 422) =>
    json<NoticeResult>({ field, message, fields, preview: false }, { status });
  if (text("intent") === "preview")
    return json<NoticeResult>({ field: null, message: "", fields, preview: true });
  try {
    if (text("intent") === "cancel") {
      await cancelNotice(deps, actor, text("id").slice(0, 64));
      return redirectFor(paths.adminNotices("cancel"));
    }
    const problem = noticeProblem(fields);
    if (problem) return refuse(problem.field, problem.message);
    if (!fields.operation) throw new AppError("invalid-body");
    await sendNotice(deps, actor, fields.operation, await noticeOf(deps, fields));
    return redirectFor(paths.adminNotices(fields.from ? "schedule" : "send"));
  } catch (error) {
    if (!isAppError(error) || error.status === 401 || error.status === 503) throw error;
    return refuse(noticeField(error.code), error.message, error.status);
  }
}

/** Writing a notification to everybody, a school, a claim or a person, and what was sent and is scheduled. */
export default function Notices() {
  const { blank, now, done, notices, next, schools } = useLoaderData<typeof loader>();
  const result = useActionData<NoticeResult>();
  const { key } = useLocation();
  return (
    <AdminFrame title="Notificações">
      {done && !result && (
        <div className="mt-4" key={key}>
          <ReplyMessage done>{done}</ReplyMessage>
        </div>
      )}
      <NoticeForm key={result ? "posted" : key} blank={blank} result={result} schools={schools} now={now} />
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

import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { type NoticeFields, noNotice, noticeFieldOf, sentText } from "../../domain/notice-fields.ts";
import { listNotices } from "../../services/list-notices.server.ts";
import { NoticeForm } from "./notices/notice-form.tsx";
import { NoticeList } from "./notices/notice-list.tsx";
import { noticeForms } from "./notices/notices-action.server.ts";

export const meta = unlistedMeta("Enviar notificações");

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
  return json({ blank, now: deps.now(), ...page });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
  return handleForm(args.request, noticeForms(deps, actor), noticeFieldOf);
}

/** Writes notifications and lists sent and scheduled ones. */
export default function Notices() {
  const { blank, now, notices, next, schools } = useLoaderData<typeof loader>();
  const form = usePageForm<keyof NoticeFields>({ intents: ["send", "preview"] });
  const { key } = useLocation();
  return (
    <AdminFrame title="Notificações" form={usePageForm({ intents: ["cancel"] })} done={sentText}>
      <NoticeForm key={form.reply ? "posted" : key} blank={blank} schools={schools} now={now} />
      <NoticeList notices={notices} next={next} />
    </AdminFrame>
  );
}

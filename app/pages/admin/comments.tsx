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
import { AppError, isAppError } from "#app/errors/app-error.ts";
import { paths } from "#app/paths.ts";
import { judgeComment } from "#app/services/comments/judge-comment.server.ts";
import { listReportedComments } from "#app/services/comments/list-reported-comments.server.ts";
import { plural } from "#app/text/format.ts";
import { pageTitle } from "#app/text/product.ts";
import { readBefore } from "./before.ts";
import { type JudgeReply, ReportedItem } from "./comments/reported-item.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Comentários denunciados") },
  { name: "robots", content: "noindex" },
];

const done: Readonly<Record<string, string>> = {
  mantido: "Comentário mantido.",
  retirado: "Comentário retirado. Quem escreveu foi avisado.",
};

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const { searchParams } = new URL(args.request.url);
  const listed = await listReportedComments(deps, readBefore(searchParams));
  return json({ ...listed, done: done[searchParams.get("feito") ?? ""] ?? null });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("admin", args);
  const form = await args.request.formData();
  const reason = String(form.get("reason") ?? "").slice(0, 2000);
  const num = Number(form.get("num"));
  const verdict = form.get("intent");
  try {
    if ((verdict !== "kept" && verdict !== "removed") || !Number.isSafeInteger(num))
      throw new AppError("invalid-body");
    await judgeComment(deps, { viewer, requestId: context.requestId }, { num, verdict, reason });
    return redirectFor(paths.adminComments(verdict === "kept" ? "mantido" : "retirado"));
  } catch (error) {
    if (!isAppError(error) || error.status === 401 || error.status === 503) throw error;
    const { message, status } = error;
    return json<JudgeReply>({ message, num, reason }, { status });
  }
}

/** Comments that people have reported, to be kept or removed. */
export default function AdminComments() {
  const { count, comments, next, done: said } = useLoaderData<typeof loader>();
  const reply = useActionData<JudgeReply>();
  const { key } = useLocation();
  return (
    <AdminFrame title="Comentários">
      {(reply || said) && (
        <div className="mt-4" key={key}>
          <ReplyMessage done={!reply}>{reply?.message ?? said}</ReplyMessage>
        </div>
      )}
      <p className="mt-4 max-w-prose text-muted">
        O que estudantes denunciaram, do mais novo ao mais antigo. Com três denúncias um comentário fica
        oculto até alguém daqui decidir.
        {count > 0 && ` À espera: ${plural(count, "comentário", "comentários")}.`}
      </p>
      {comments.length === 0 ? (
        <p className="card mt-4 px-4 py-10 text-center text-muted">
          Nenhum comentário denunciado à espera. Tudo em paz por aqui.
        </p>
      ) : (
        <ul className="mt-4 space-y-3">
          {comments.map((comment) => (
            <ReportedItem
              key={comment.num}
              comment={comment}
              reply={reply?.num === comment.num ? reply : null}
            />
          ))}
        </ul>
      )}
      <OlderLink next={next} start="Voltar ao início" />
    </AdminFrame>
  );
}

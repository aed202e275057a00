import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/access/require-access.server.ts";
import { AdminFrame } from "#app/components/admin/admin-frame.tsx";
import { OlderLink } from "#app/components/admin/older-link.tsx";
import { FormMessage } from "#app/components/ui/reply-message.tsx";
import type { SentForm } from "#app/domain/forms/sent-form.ts";
import { AppError } from "#app/errors/app-error.ts";
import { usePageForm } from "#app/hooks/ui/use-form.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { judgeComment } from "#app/services/comments/judge-comment.server.ts";
import { listReportedComments } from "#app/services/comments/list-reported-comments.server.ts";
import { plural } from "#app/text/format.ts";
import { pageTitle } from "#app/text/product.ts";
import { textsByWord } from "#app/text/texts-by-word.ts";
import { handleForm } from "../handle-form.server.ts";
import { readBefore } from "./before.ts";
import { ReportedItem } from "./comments/reported-item.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Comentários denunciados") },
  { name: "robots", content: "noindex" },
];

const textOfDone = textsByWord({
  mantido: "Comentário mantido.",
  retirado: "Comentário retirado. Quem escreveu foi avisado.",
});

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const { searchParams } = new URL(args.request.url);
  const listed = await listReportedComments(deps, readBefore(searchParams));
  return json({ ...listed, done: textOfDone(searchParams.get("feito")) });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("admin", args);
  const judge = (verdict: "kept" | "removed") => async (form: SentForm) => {
    const [num, reason] = [form.whole("num"), form.text("reason", 2000)];
    if (num === null) throw new AppError("invalid-body");
    await judgeComment(deps, { viewer, requestId: context.requestId }, { num, verdict, reason });
    return redirectFor(adminPaths.comments(verdict === "kept" ? "mantido" : "retirado"));
  };
  const verdicts = { kept: judge("kept"), removed: judge("removed") };
  return handleForm(args.request, verdicts, { "reason-required": "reason" });
}

/** Reported comments for moderation. */
export default function AdminComments() {
  const { count, comments, next, done: said } = useLoaderData<typeof loader>();
  const form = usePageForm<"reason">();
  return (
    <AdminFrame title="Comentários">
      <FormMessage of={form} withProblems earlier={said} className="mt-4" />
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
            <ReportedItem key={comment.num} comment={comment} />
          ))}
        </ul>
      )}
      <OlderLink next={next} start="Voltar ao início" />
    </AdminFrame>
  );
}

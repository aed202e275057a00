import {
  type ActionFunctionArgs,
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { ordOfParams } from "#app/features/bank/pages/ord-of-params.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { publicHeaders } from "#app/platform/page/pages/public-reply.server.ts";
import type { Query } from "#app/platform/paths/with-query.ts";
import { maskedText } from "#app/platform/text/contacts/mask-contacts.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { HiddenHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { CommentThread } from "../components/comment-thread.tsx";
import { readCursor } from "../domain/comment.ts";
import {
  actingIn,
  type CommentFieldName,
  type CommentsData,
  commentDone,
  commentNumber,
  fieldOfRefusal,
  refusedIn,
} from "../domain/comment-reply.ts";
import { readComments } from "../services/read-comments.server.ts";
import { commentForms } from "./comments/comments-action.server.ts";

export const meta = unlistedMeta<typeof loader>((data) =>
  data ? `Comentários da questão ${data.code}` : "Comentários",
);

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const ord = ordOfParams(args.params);
  const { searchParams } = new URL(args.request.url);
  const acting = actingIn(searchParams);
  const marked = commentNumber(searchParams.get("comentario"));
  const read = await readComments(deps, viewer, {
    ord,
    after: readCursor(searchParams.get("apos")),
    named: marked ?? acting?.num ?? null,
    repliesAfter: commentNumber(searchParams.get("depois")) ?? 0,
  });
  const now = read.lock ? 0 : deps.now();
  // Distinguishes a double submit: each comment increases the count.
  const operation = read.lock ? "" : `sem-scripts-${now}-${read.count}`;
  const code = questionCode(ord);
  const place = { address: questionPaths.comments(code), answers: false };
  const data: CommentsData = { code, place, ...read, marked, now, operation };
  const isMasked = searchParams.get("tirado") === "1";
  const done = isMasked ? maskedText : commentDone(searchParams.get("feito"));
  // Visitors get only a count, the same for all.
  return json({ ...data, acting, done }, viewer ? undefined : { headers: publicHeaders });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const ord = ordOfParams(args.params);
  const address = (query?: Query) => questionPaths.comments(questionCode(ord), query);
  return handleForm(args.request, commentForms(deps, viewer, ord, address), fieldOfRefusal);
}

export default function Comments() {
  const { acting, done, ...data } = useLoaderData<typeof loader>();
  const { reply } = usePageForm<CommentFieldName>();
  const refused = reply && !reply.done ? refusedIn(reply) : null;
  return (
    <div className="page-width max-w-3xl py-4 sm:py-6">
      <TextLink look="alone" to={questionPaths.question(data.code)} className="pr-3">
        <Icon as={ArrowLeft} size={18} />
        Voltar à questão
      </TextLink>
      <HiddenHeading>Comentários da questão {data.code}</HiddenHeading>
      {done && !refused && (
        <p role="status" className="mt-3 rounded-control bg-success-soft px-3 py-2.5 text-success">
          {done}
        </p>
      )}
      <div className="mt-3">
        <CommentThread
          key={`${data.code}${data.next}${data.named?.num}`}
          initial={data}
          acting={acting}
          refused={refused}
        />
      </div>
    </div>
  );
}

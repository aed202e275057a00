import {
  type ActionFunctionArgs,
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { StructuredData } from "#app/platform/page/components/structured-data.tsx";
import { publicHeaders } from "#app/platform/page/pages/public-reply.server.ts";
import type { Query } from "#app/platform/paths/with-query.ts";
import { maskedText } from "#app/platform/text/contacts/mask-contacts.ts";
import { ordOfCode, questionCode } from "#app/platform/text/question-code.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import {
  actingIn,
  type CommentFieldName,
  commentDone,
  commentNumber,
  fieldOfRefusal,
  refusedIn,
} from "../domain/comment-reply.ts";
import { structuredThread } from "../domain/structured-thread.ts";
import { placeOfThread } from "../domain/thread.ts";
import { forumPaths } from "../paths.ts";
import { readThread } from "../services/read-thread.server.ts";
import { commentForms } from "./comments/comments-action.server.ts";
import { threadForms } from "./thread/thread-action.server.ts";
import { ThreadWorkspace } from "./thread/thread-workspace.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { title, canonical, heading } = data;
  return pageMeta({
    title,
    description: `Dúvida${heading ? ` de ${heading.subject}` : ""}: ${title}`,
    canonical,
    type: "article",
  });
};

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const textOfDone = (word: string | null) =>
  word === "duvida" ? "Dúvida publicada. Avisamos você quando alguém responder." : commentDone(word);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const num = threadOfParams(args.params);
  const { searchParams } = new URL(args.request.url);
  const thread = await readThread(deps, viewer, {
    num,
    after: commentNumber(searchParams.get("apos")) ?? 0,
    versionsOf: commentNumber(searchParams.get("versoes")) ?? 0,
    named: commentNumber(searchParams.get("comentario")) ?? 0,
    repliesFrom: commentNumber(searchParams.get("depois")) ?? 0,
  });
  const code = questionCode(num);
  const canonical = new URL(forumPaths.thread(code), args.request.url).href;
  const { opening, answers, accepted, heading } = thread;
  const structured =
    viewer || opening?.state !== "shown"
      ? null
      : structuredThread({
          ...thread,
          opening,
          answers,
          accepted,
          canonical,
          subject: heading?.subject ?? null,
        });
  const isMasked = searchParams.get("tirado") === "1";
  const now = deps.now();
  return json(
    {
      ...thread,
      code,
      canonical,
      structured,
      now,
      operation: `sem-scripts-${now}-${thread.last}`,
      marked: commentNumber(searchParams.get("comentario")),
      acting: viewer ? actingIn(searchParams) : null,
      signedIn: viewer !== null,
      isAdmin: viewer?.claims.includes("admin") ?? false,
      done: isMasked ? maskedText : textOfDone(searchParams.get("feito")),
    },
    viewer ? undefined : { headers: publicHeaders },
  );
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, actor } = requireAccess("signedIn", args);
  const num = threadOfParams(args.params);
  const address = (query?: Query) => forumPaths.thread(questionCode(num), query);
  const forms = {
    ...commentForms(deps, viewer, placeOfThread(num), address),
    ...threadForms(deps, actor, num, address),
  };
  return handleForm(args.request, forms, fieldOfRefusal);
}

export default function Thread() {
  const data = useLoaderData<typeof loader>();
  const { reply } = usePageForm<CommentFieldName>();
  const refused = reply && !reply.done ? refusedIn(reply) : null;
  return (
    <div className="page-width max-w-3xl py-4 sm:py-6">
      <StructuredData text={data.structured} />
      <TextLink look="alone" to={forumPaths.forum()} className="pr-3">
        <Icon as={ArrowLeft} size={18} />
        Respostas
      </TextLink>
      {data.done && !refused && (
        <p role="status" className="mt-2 rounded-control bg-success-soft px-3 py-2.5 text-success">
          {data.done}
        </p>
      )}
      <ThreadWorkspace
        key={`${data.code}-${data.last}-${data.newest}-${data.accepted}-${data.acting?.num}`}
        data={data}
        refused={refused}
      />
    </div>
  );
}

/** A thread's number. Throws thread-not-found. */
function threadOfParams(params: Readonly<Record<string, string | undefined>>): number {
  const num = ordOfCode(params.threadId ?? "");
  if (num === null) throw new AppError("thread-not-found");
  return num;
}

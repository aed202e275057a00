import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import {
  Link,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useLocation,
} from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/access/require-access.server.ts";
import { ReplyMessage } from "#app/components/ui/reply-message.tsx";
import { subjects } from "#app/domain/catalogue/subjects.ts";
import { fieldsOfDraft } from "#app/domain/questions/editing/edit-fields.ts";
import { type EditReply, editDoneText } from "#app/domain/questions/editing/edit-texts.ts";
import { paths } from "#app/paths.ts";
import { openEditor } from "#app/services/questions/open-editor.server.ts";
import type { QuestionPreview } from "#app/services/questions/preview-question.server.ts";
import { continueReplay } from "#app/services/questions/undo-key.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { answerEdit } from "./edit-question/answer-edit.server.ts";
import { EditForm } from "./edit-question/edit-form.tsx";
import { RunningReplayCard } from "./edit-question/running-replay-card.tsx";
import { ordOfParams } from "./ord-of-params.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Editar ${data.code}` : "Editar questão") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const { draft, ...opened } = await openEditor(deps, ordOfParams(args.params));
  const all = deps.catalogue.current().topics;
  const topics = subjects.map(({ slug }) => {
    const own = all.filter(({ subject }) => subject === slug);
    return [slug, own.map(({ name }) => name)] as const;
  });
  return json({
    ...opened,
    year: draft.exam.year,
    inep: draft.inep,
    provenance: draft.provenance,
    fields: fieldsOfDraft(draft),
    topics: Object.fromEntries(topics) as Record<string, string[]>,
    done: editDoneText(new URL(args.request.url).searchParams.get("feito")),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("admin", args);
  const ord = ordOfParams(args.params);
  const actor = { viewer, requestId: context.requestId };
  const form = await args.request.formData();
  if (form.get("intent") === "continue") {
    const { finished } = await continueReplay(deps, actor, Number(form.get("replay")));
    const code = args.params.questionId ?? "";
    return redirectFor(paths.editQuestion(code, finished ? "gabarito" : "continua"));
  }
  const { done, status, ...reply } = await answerEdit(deps, actor, ord, form);
  if (done) return redirectFor(paths.editQuestion(args.params.questionId ?? "", done));
  return json(reply, { status });
}

export type EditData = ReturnType<typeof useLoaderData<typeof loader>>;
export type EditActionData = EditReply<QuestionPreview> | undefined;

/**
 * Read again only when a save went through. A refusal, a preview or a picture changes nothing that the page has read, and what
 * anything else on the page sends is no reason to fill the form anew over what is being typed.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  currentUrl,
  nextUrl,
  formAction,
}) => {
  if (currentUrl.pathname !== nextUrl.pathname) return true;
  return actionResult === undefined && formAction?.split("?")[0] === currentUrl.pathname;
};

/** A question with everything in it, and beside it how it will look. */
export default function EditQuestion() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<EditReply<QuestionPreview>>();
  const { key } = useLocation();
  const { code, done, running } = data;
  const link = "inline-flex min-h-11 items-center font-semibold text-link underline";
  return (
    <div className="page-width py-6">
      <nav aria-label="Questão" className="flex flex-wrap gap-x-5">
        <Link to={paths.question(code)} className={link}>
          Ver a questão
        </Link>
        <Link to={paths.questionHistory(code)} className={link}>
          Histórico
        </Link>
        <Link to={paths.adminQuestions()} className={link}>
          Avisos e auditoria
        </Link>
      </nav>
      <h1 className="mt-2 text-2xl font-bold tracking-tight sm:text-3xl">
        Editar questão <span className="font-mono">{code}</span>
      </h1>
      {done && !reply && (
        <div className="mt-4" key={key}>
          <ReplyMessage done>{done}</ReplyMessage>
        </div>
      )}
      {running && <RunningReplayCard running={running} />}
      <EditForm key={data.base} data={data} reply={reply} />
    </div>
  );
}

import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/access/require-access.server.ts";
import { AdminFrame } from "#app/components/admin/admin-frame.tsx";
import { HeadFields } from "#app/components/exams/head-fields.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { ReplyMessage } from "#app/components/ui/reply-message.tsx";
import { fieldsOfHead } from "#app/domain/exams/exam-fields.ts";
import { fieldsOfDraft } from "#app/domain/exams/question-fields.ts";
import { picturePathsIn } from "#app/domain/questions/picture-markdown.ts";
import { AppError, isAppError } from "#app/errors/app-error.ts";
import { paths } from "#app/paths.ts";
import { readExam } from "#app/services/exams/read-exam.server.ts";
import { plural } from "#app/text/format.ts";
import { pageTitle } from "#app/text/product.ts";
import { answerExam } from "./exam/exam-action.server.ts";
import { type ExamReply, examDone } from "./exam/exam-reply.ts";
import { PublishedList } from "./exam/published-list.tsx";
import { QuestionForm } from "./exam/question-form.tsx";
import { type ListedDraft, QuestionList } from "./exam/question-list.tsx";
import { RemoveDialog } from "./exam/remove-dialog.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.title ?? "Exame") },
  { name: "robots", content: "noindex" },
];

const NEW = "nova";

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const { searchParams } = new URL(args.request.url);
  const id = searchParams.get("id");
  if (!id) throw redirectFor(paths.submitExam());
  const { exam, published } = await readExam(deps, id.slice(0, 120));
  const { drafts, head } = exam;
  const listed: ListedDraft[] = drafts.map(({ provenance, number, statement, key, status }, at) => ({
    path: provenance.path,
    name: number === null ? `${at + 1}ª questão, sem número` : `Questão ${number}`,
    excerpt: statement.slice(0, 200),
    key: status === "annulled" ? "anulada" : key ? `gabarito ${key}` : "sem gabarito",
  }));
  const asked = searchParams.get("questao");
  const draft = drafts.find((each) => each.provenance.path === asked) ?? null;
  const writing = exam.state === "pending" && (draft !== null || asked === NEW);
  const next = Math.max(0, ...drafts.map(({ number }) => number ?? 0)) + 1;
  return json({
    ...{ id: exam.id, version: exam.version, state: exam.state, title: head.title },
    ...{ head: fieldsOfHead(head), listed, published },
    question: writing
      ? {
          path: draft?.provenance.path ?? deps.newId(),
          isNew: draft === null,
          fields: fieldsOfDraft(draft, { head, number: next, catalogue: deps.catalogue.current() }),
        }
      : null,
    leaving: listed.find(({ path }) => path === searchParams.get("excluir")) ?? null,
    done: examDone.get(searchParams.get("feito") ?? "") ?? null,
  });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("admin", args);
  const form = await args.request.formData();
  const id = String(form.get("id") ?? "").slice(0, 120);
  const version = Number(form.get("version"));
  if (!id || !Number.isSafeInteger(version) || version < 1) throw new AppError("invalid-body");
  const actor = { viewer, requestId: context.requestId };
  try {
    const answer = await answerExam({ deps, actor, id, version, form });
    if ("to" in answer) return redirectFor(answer.to);
    return json<ExamReply>(answer.reply, { status: answer.reply.drawn ? 200 : 422 });
  } catch (error) {
    const kept = ["exam-changed", "exam-full", "figure-too-large", "figure-not-accepted"];
    if (!isAppError(error) || !kept.includes(error.code)) throw error;
    const { readExamFields, readQuestionFields } = await import("./exam/read-exam-form.ts");
    const isHead = form.get("intent") === "head";
    const reply: ExamReply = {
      head: isHead ? { fields: readExamFields(form), problems: {} } : null,
      question: form.has("statement") ? { fields: readQuestionFields(form), problems: {} } : null,
      error: { code: error.code, message: error.message },
      drawn: null,
    };
    return json(reply, { status: error.status });
  }
}

/** What pictures that were sent have changed in the fields. */
function filledAnew(reply: ExamReply | undefined): string {
  const fields = reply?.question?.fields;
  return fields ? picturePathsIn(Object.values(fields)).join(" ") : "";
}

/** One exam of the team: its questions, in the making or published. */
export default function Exam() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<ExamReply>();
  const { key } = useLocation();
  const { id, version, state, title, question, leaving, done } = data;
  return (
    <AdminFrame
      title={title}
      above={
        <Link
          to={paths.editExams()}
          className="mt-4 -mb-4 inline-flex min-h-11 items-center font-semibold text-link underline"
        >
          Todos os exames
        </Link>
      }
    >
      <p className="mt-1 text-muted">{state === "pending" ? "Pendente: ninguém mais vê." : "Publicado."}</p>
      {reply?.error && (
        <div className="mt-4">
          <ReplyMessage done={false}>{reply.error.message}</ReplyMessage>
        </div>
      )}
      {done && !reply && (
        <div className="mt-4" key={key}>
          <ReplyMessage done>{done}</ReplyMessage>
        </div>
      )}
      {question ? (
        <QuestionForm
          key={`${question.isNew ? NEW : question.path} ${filledAnew(reply)}`}
          examId={id}
          version={version}
          path={question.path}
          title={question.isNew ? "Nova questão" : `Editar questão ${question.fields.number}`}
          start={question.fields}
          reply={reply}
        />
      ) : (
        <Questions data={data} />
      )}
      {!question && <HeadForm data={data} reply={reply} />}
      {leaving && <RemoveDialog examId={id} version={version} {...leaving} />}
    </AdminFrame>
  );
}

type QuestionsProps = {
  data: {
    id: string;
    version: number;
    state: string;
    listed: readonly ListedDraft[];
    published: Parameters<typeof PublishedList>[0]["published"];
  };
};

function Questions({ data: { id, version, state, listed, published } }: QuestionsProps) {
  return (
    <section aria-labelledby="questoes" className="mt-6">
      <h2 id="questoes" className="text-lg font-semibold">
        {plural(Math.max(listed.length, published.length), "questão", "questões")}
      </h2>
      {state === "pending" ? (
        <QuestionList examId={id} version={version} questions={listed} />
      ) : (
        <PublishedList published={published} />
      )}
      {state === "pending" && (
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to={paths.exam(id, NEW)}>Acrescentar questão</ButtonLink>
          {listed.length > 0 && (
            <ButtonLink look="secondary" to={paths.confirmExam("publicar", id)}>
              Publicar exame
            </ButtonLink>
          )}
          <ButtonLink look="quiet" to={paths.confirmExam("excluir", id)}>
            Excluir exame
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

type HeadFormProps = {
  data: { id: string; version: number; state: string; head: Parameters<typeof HeadFields>[0]["fields"] };
  reply: ExamReply | undefined;
};

function HeadForm({ data: { id, version, state, head }, reply }: HeadFormProps) {
  return (
    <details className="card mt-8 max-w-3xl p-4" open={Boolean(reply?.head)}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">Dados do exame</summary>
      <Form method="post" noValidate aria-label="Dados do exame" className="mt-3 space-y-4" key={version}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        {state === "completed" && (
          <p className="text-sm text-muted">
            De um exame publicado muda-se aqui só o título; as questões já são do acervo.
          </p>
        )}
        <HeadFields fields={reply?.head?.fields ?? head} problems={reply?.head?.problems ?? {}} />
        <Button type="submit" name="intent" value="head">
          Salvar dados
        </Button>
      </Form>
    </details>
  );
}

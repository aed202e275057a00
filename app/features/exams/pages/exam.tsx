import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { EditorExtra } from "#app/features/bank/components/editor/editor-state.ts";
import { QuestionEditor } from "#app/features/bank/components/editor/question-editor.tsx";
import { draftChoices } from "#app/features/bank/domain/draft/draft-choices.ts";
import type { DraftField } from "#app/features/bank/domain/draft/draft-fields.ts";
import { draftToFields } from "#app/features/bank/domain/draft/draft-to-fields.ts";
import { AuditHistory } from "#app/platform/audit/components/audit-list.tsx";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { AdminSection } from "#app/platform/page/components/admin-list.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { plural } from "#app/platform/text/format.ts";
import { textsByWord } from "#app/platform/text/texts-by-word.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Heading, Toolbar } from "#app/platform/ui/components/part.tsx";
import { newQuestion } from "../domain/exam-document.ts";
import { fieldsOfHead } from "../domain/exam-fields.ts";
import { examPaths } from "../paths.ts";
import type { ExamDocument } from "../services/exam-of-row.server.ts";
import { readExam } from "../services/read-exam.server.ts";
import { handleExam } from "./exam/exam-action.server.ts";
import { HeadForm } from "./exam/head-form.tsx";
import { HiddenFields } from "./exam/hidden-fields.tsx";
import { PublishedList } from "./exam/published-list.tsx";
import { EditedQuestionList, type ListedDraft } from "./exam/question-list.tsx";
import { RemoveDialog } from "./exam/remove-dialog.tsx";

export { shouldRevalidate } from "#app/features/bank/components/editor/editor-state.ts";

export const meta = unlistedMeta<typeof loader>((data) => data?.title ?? "Exame");

const NEW = "nova";

const doneText = textsByWord({
  head: "Dados do exame salvos.",
  save: "Questão salva.",
  up: "Questão movida.",
  down: "Questão movida.",
  remove: "Questão excluída.",
});

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const { searchParams } = new URL(args.request.url);
  const id = searchParams.get("id");
  if (!id) throw redirectFor(examPaths.submit());
  const { exam, published, history } = await readExam(deps, id.slice(0, 120));
  const { version, state, head } = exam;
  const listed = exam.drafts.map(listedDraft);
  const leaving = listed.find(({ path }) => path === searchParams.get("excluir")) ?? null;
  return json({
    ...{
      id: exam.id,
      version,
      state,
      title: head.title,
      head: fieldsOfHead(head),
      listed,
      published,
      history,
    },
    question: state === "pending" ? questionOf(deps, exam, searchParams.get("questao")) : null,
    leaving,
  });
}

/** By path, or a new one; null for an unknown path. */
function questionOf(deps: Deps, exam: ExamDocument, path: string | null) {
  const catalogue = deps.catalogue.current();
  const choices = draftChoices(catalogue);
  const draft = exam.drafts.find(({ provenance }) => provenance.path === path);
  if (draft) {
    const title = `Editar questão ${draft.number ?? ""}`;
    return {
      key: path,
      path: draft.provenance.path,
      title,
      fields: draftToFields(draft, catalogue),
      choices,
    };
  }
  if (path !== NEW) return null;
  const newPath = deps.newId();
  const next = Math.max(0, ...exam.drafts.map(({ number }) => number ?? 0)) + 1;
  const fields = {
    ...draftToFields(newQuestion(exam, newPath, next), catalogue),
    subject: [exam.head.subject ?? ""],
  };
  return { key: NEW, path: newPath, title: "Nova questão", fields, choices };
}

const keyWords = { annulled: "anulada", quarantined: "em quarentena", published: null };

function listedDraft(draft: ExamDocument["drafts"][number], at: number): ListedDraft {
  const { provenance, number, statement, key, status } = draft;
  return {
    path: provenance.path,
    name: number === null ? `${at + 1}ª questão, sem número` : `Questão ${number}`,
    excerpt: statement.slice(0, 200),
    key: keyWords[status] ?? (key ? `gabarito ${key}` : "sem gabarito"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
  return handleForm(args.request, (form) => handleExam(deps, actor, form));
}

export default function Exam() {
  const data = useLoaderData<typeof loader>();
  const form = usePageForm<DraftField, EditorExtra>();
  const { id, version, state, title, question, leaving } = data;
  return (
    <AdminFrame
      title={title}
      back={{ to: examPaths.edit(), name: "Todos os exames" }}
      lead={state === "pending" ? "Pendente: ninguém mais vê." : "Publicado."}
      form={question ? undefined : form}
      done={doneText}
    >
      {question ? (
        <>
          <Heading className="mt-6">{question.title}</Heading>
          <QuestionEditor
            key={question.key}
            label={question.title}
            form={form}
            start={question.fields}
            choices={question.choices}
            year={null}
            hidden={<HiddenFields id={id} version={version} path={question.path} />}
            save="Salvar questão"
            more={
              <ButtonLink look="quiet" to={examPaths.exam(id)}>
                Voltar ao exame
              </ButtonLink>
            }
          />
        </>
      ) : (
        <>
          <Questions data={data} />
          <HeadForm {...data} />
          <div className="mt-6">
            <AuditHistory rows={data.history} empty="Ninguém mudou este exame." />
          </div>
        </>
      )}
      {leaving && <RemoveDialog id={id} version={version} {...leaving} />}
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
    <AdminSection title={plural(Math.max(listed.length, published.length), "questão", "questões")}>
      {state === "pending" ? (
        <EditedQuestionList id={id} version={version} questions={listed} />
      ) : (
        <PublishedList published={published} />
      )}
      {state === "pending" && (
        <Toolbar>
          <ButtonLink to={examPaths.exam(id, NEW)}>Acrescentar questão</ButtonLink>
          {listed.length > 0 && (
            <ButtonLink look="secondary" to={examPaths.confirm("publicar", id)}>
              Publicar exame
            </ButtonLink>
          )}
          <ButtonLink look="quiet" to={examPaths.confirm("excluir", id)}>
            Excluir exame
          </ButtonLink>
        </Toolbar>
      )}
    </AdminSection>
  );
}

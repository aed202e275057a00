import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { PageLinks } from "#app/platform/lists/components/pager.tsx";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { pageTitle } from "#app/platform/text/product.ts";
import { textsByWord } from "#app/platform/text/texts-by-word.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { examPaths } from "../paths.ts";
import { deleteExam } from "../services/delete-exam.server.ts";
import { listExams } from "../services/list-exams.server.ts";
import { publishExam } from "../services/publish-exam.server.ts";
import { ExamDialog, type ExamDialogState } from "./edit-exams/exam-dialog.tsx";
import { ExamList } from "./edit-exams/exam-list.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Editar exames") },
  { name: "robots", content: "noindex" },
];

const doneText = textsByWord({
  import: "Importação feita: todas as questões entraram no acervo.",
  publish: "Exame publicado: as questões já estão no acervo.",
  delete: "Exame excluído.",
});

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const { searchParams } = new URL(args.request.url);
  const lists = await listExams(deps, searchParams.get("depois"));
  const askedFor = (act: ExamDialogState["act"], name: string) => {
    const found = lists.pending.find(({ id }) => id === searchParams.get(name));
    return found ? { act, ...found } : null;
  };
  const asked: ExamDialogState | null = askedFor("publish", "publicar") ?? askedFor("delete", "excluir");
  const done = doneText(searchParams.get("feito"));
  return json({ ...lists, asked, done, now: deps.now() });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("admin", args);
  const actor = { viewer, requestId: context.requestId };
  function examIn(form: SentForm) {
    const [id, version] = [form.text("id", 120), form.whole("version")];
    if (!id || version === null) throw new AppError("invalid-body");
    return { id, version };
  }
  const forms = {
    publish: async (form: SentForm) => {
      await publishExam(deps, actor, examIn(form));
      return redirectFor(examPaths.edit("publish"));
    },
    delete: async (form: SentForm) => {
      await deleteExam(deps, actor, examIn(form));
      return redirectFor(examPaths.edit("delete"));
    },
  };
  return handleForm(args.request, forms, { "exam-not-found": null });
}

/** Pending and completed exams (R-BANK-13). */
export default function EditExams() {
  const { pending, completed, next, asked, done, now } = useLoaderData<typeof loader>();
  const form = usePageForm();
  return (
    <AdminFrame title="Editar exames">
      <FormMessage of={form} earlier={done} className="mt-4" />
      <Toolbar>
        <ButtonLink to={examPaths.submit()}>Novo exame</ButtonLink>
        <ButtonLink look="secondary" to={examPaths.import()}>
          Importar como texto
        </ButtonLink>
      </Toolbar>
      <Section title="Pendentes">
        <ExamList exams={pending} pending now={now} empty="Nenhum exame à espera. Comece um novo." />
      </Section>
      <Section title="Publicados">
        <ExamList
          exams={completed}
          pending={false}
          now={now}
          empty="Nenhum exame publicado por aqui ainda."
        />
        <PageLinks next={next === null ? null : examPaths.completedAfter(next)} />
      </Section>
      {asked && !form.reply && <ExamDialog asked={asked} />}
    </AdminFrame>
  );
}

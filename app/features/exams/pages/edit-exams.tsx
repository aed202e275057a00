import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { PageLinks } from "#app/platform/lists/components/pager.tsx";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { AdminSection } from "#app/platform/page/components/admin-list.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { textsByWord } from "#app/platform/text/texts-by-word.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { examPaths } from "../paths.ts";
import { deleteExam } from "../services/delete-exam.server.ts";
import { listExams } from "../services/list-exams.server.ts";
import { publishExam } from "../services/publish-exam.server.ts";
import { ExamDialog, type ExamDialogState } from "./edit-exams/exam-dialog.tsx";
import { ExamList } from "./edit-exams/exam-list.tsx";

export const meta = unlistedMeta("Editar exames");

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
  return json({ ...lists, asked, now: deps.now() });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
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
  const { pending, completed, next, asked, now } = useLoaderData<typeof loader>();
  const form = usePageForm();
  return (
    <AdminFrame title="Editar exames" form={form} done={doneText}>
      <Toolbar>
        <ButtonLink to={examPaths.submit()}>Novo exame</ButtonLink>
        <ButtonLink look="secondary" to={examPaths.import()}>
          Importar como texto
        </ButtonLink>
      </Toolbar>
      <AdminSection title="Pendentes">
        <ExamList exams={pending} pending now={now} empty="Nenhum exame à espera. Comece um novo." />
      </AdminSection>
      <AdminSection title="Publicados">
        <ExamList
          exams={completed}
          pending={false}
          now={now}
          empty="Nenhum exame publicado por aqui ainda."
        />
        <PageLinks next={next === null ? null : examPaths.completedAfter(next)} />
      </AdminSection>
      {asked && !form.reply && <ExamDialog asked={asked} />}
    </AdminFrame>
  );
}

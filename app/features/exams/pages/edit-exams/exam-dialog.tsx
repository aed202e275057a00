import { Form, useNavigate, useNavigation } from "@remix-run/react";
import { plural } from "#app/platform/text/format.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import { examPaths } from "../../paths.ts";

export type ExamDialogState = {
  act: "publish" | "delete";
  id: string;
  title: string;
  version: number;
  questionCount: number;
};

/** Part of the URL, so that it works without scripts. */
export function ExamDialog({ asked }: { asked: ExamDialogState }) {
  const { act, id, title, version, questionCount } = asked;
  const navigate = useNavigate();
  const pending = useNavigation().state === "submitting";
  const questions = plural(questionCount, "questão", "questões");
  const publish = act === "publish";
  return (
    <Dialog
      title={publish ? "Publicar exame?" : "Excluir exame?"}
      open
      onClose={() => navigate(examPaths.edit(), { replace: true })}
    >
      <p>
        {publish
          ? `“${title}” entra no acervo com ${questions}, para qualquer pessoa encontrar.`
          : `“${title}” e o que foi escrito nele (${questions}) se perdem. Não dá para desfazer.`}
      </p>
      <Form method="post" action={examPaths.edit()} replace className="mt-5 flex flex-wrap gap-3">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <Button
          type="submit"
          look={publish ? "primary" : "danger"}
          name="intent"
          value={act}
          pending={pending}
        >
          {publish ? "Publicar" : "Excluir"}
        </Button>
        <ButtonLink look="secondary" to={examPaths.edit()} replace>
          Cancelar
        </ButtonLink>
      </Form>
    </Dialog>
  );
}

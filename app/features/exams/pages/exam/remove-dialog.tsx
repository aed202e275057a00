import { Form, useNavigate } from "@remix-run/react";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import { examPaths } from "../../paths.ts";
import { HiddenFields } from "./hidden-fields.tsx";

/** Part of the URL, so that it works without scripts. */
export function RemoveDialog(props: { id: string; version: number; path: string; name: string }) {
  const { id, version, path, name } = props;
  const navigate = useNavigate();
  return (
    <Dialog title="Excluir questão?" open onClose={() => navigate(examPaths.exam(id), { replace: true })}>
      <p>{name} sai deste exame, e o que foi escrito nela se perde.</p>
      <Form method="post" action={examPaths.exam(id)} replace className="mt-5 flex flex-wrap gap-3">
        <HiddenFields id={id} version={version} path={path} />
        <Button type="submit" look="danger" name="intent" value="remove">
          Excluir questão
        </Button>
        <ButtonLink look="secondary" to={examPaths.exam(id)} replace>
          Cancelar
        </ButtonLink>
      </Form>
    </Dialog>
  );
}

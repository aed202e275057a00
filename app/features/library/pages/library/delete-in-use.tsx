import { schoolPaths } from "#app/features/school/paths.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import type { LibraryExtra, LibraryField } from "./library-action.server.ts";
import { UseLinks } from "./material-uses.tsx";

export type ChangeForm = FormState<LibraryField, LibraryExtra>;

/** Materials that notebooks use are deleted after a question that names the notebooks. */
export function DeleteInUse({ form, schoolId }: { form: ChangeForm; schoolId: string }) {
  const inUse = form.reply?.inUse ?? [];
  const ids = form.values("id", []);
  const [only] = inUse.length === 1 && ids.length === 1 ? inUse : [];
  return (
    <Dialog
      title={`${plural(inUse.length, "material está", "materiais estão")} em uso`}
      open={inUse.length > 0}
      onClose={form.putAway}
    >
      <ul className="space-y-3">
        {inUse.map(({ id, title, uses }) => (
          <li key={id}>
            <p className="font-semibold break-words">{title}</p>
            <p className="text-sm text-muted">Está em {plural(uses.length, "caderno", "cadernos")}:</p>
            <UseLinks schoolId={schoolId} uses={uses} />
          </li>
        ))}
      </ul>
      <p className="mt-3">
        Quem lê estes cadernos deixa de ver o material. Por 30 dias ele pode ser restaurado.
      </p>
      <Form of={form} className="mt-4 flex flex-wrap gap-2">
        {ids.map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <input type="hidden" name="sure" value="sim" />
        <Button type="submit" name="intent" value="delete" look="danger" pending={form.pending}>
          Excluir mesmo assim
        </Button>
        {only && (
          <ButtonLink look="secondary" to={schoolPaths.material(schoolId, only.id)} onClick={form.putAway}>
            Substituir o arquivo
          </ButtonLink>
        )}
        <Button look="quiet" onClick={form.putAway} className="needs-scripts">
          Cancelar
        </Button>
      </Form>
    </Dialog>
  );
}

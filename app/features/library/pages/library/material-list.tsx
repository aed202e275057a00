import { schoolPaths } from "#app/features/school/paths.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { factsOf, MaterialChip, MaterialIcon } from "../../components/material-icon.tsx";
import type { MaterialFilter } from "../../domain/material-filter.ts";
import type { LibraryPage } from "../../services/list-materials.server.ts";
import type { MaterialView } from "../../services/material-view.ts";
import { type ChangeForm, DeleteInUse } from "./delete-in-use.tsx";
import type { LibraryExtra, LibraryField } from "./library-action.server.ts";
import { MaterialUses } from "./material-uses.tsx";

const changes = ["activate", "inactivate", "delete", "restore", "purge"];

/** What was done, and the way back; or the question whether what is in use is to be deleted. */
export function ChangeResult({ form, schoolId }: { form: ChangeForm; schoolId: string }) {
  const undo = form.reply?.undo;
  return (
    <div className="mt-3 empty:hidden">
      <FormMessage of={form} withProblems />
      <DeleteInUse form={form} schoolId={schoolId} />
      {undo && (
        <Form of={form} intent={undo.intent} className="mt-1">
          {undo.ids.map((id) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          <Button type="submit" look="quiet">
            Desfazer
          </Button>
        </Form>
      )}
    </div>
  );
}

function MaterialItem({ schoolId, material }: { schoolId: string; material: MaterialView }) {
  const { id, title, kind, updatedAt } = material;
  return (
    <li className="flex items-center gap-3 py-1 pr-4 pl-1 hover:bg-inset">
      <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
        <input type="checkbox" name="id" value={id} className="size-5 accent-primary" />
        <span className="sr-only">Escolher {title}</span>
      </label>
      <MaterialIcon kind={kind} />
      <div className="min-w-0 flex-1 py-1.5">
        <TextLink look="row" to={schoolPaths.material(schoolId, id)}>
          {title}
        </TextLink>
        <p className="text-sm text-muted">
          {factsOf(material)} · {formatDate(updatedAt)}
        </p>
        <MaterialUses schoolId={schoolId} uses={material.uses} />
      </div>
      <MaterialChip material={material} />
    </li>
  );
}

/** Buttons for the chosen rows; shown while there are any, by style alone. */
function ChosenBar({ deleted, pending }: { deleted: boolean; pending: boolean }) {
  const verbs = deleted
    ? [
        ["restore", "Restaurar"],
        ["purge", "Apagar de vez"],
      ]
    : [
        ["activate", "Ativar"],
        ["inactivate", "Inativar"],
        ["delete", "Excluir"],
      ];
  return (
    <fieldset
      aria-label="Com os escolhidos"
      className="sticky bottom-0 hidden flex-wrap gap-2 border-t border-line bg-raised p-3 group-has-[input[name=id]:checked]/list:flex"
    >
      {verbs.map(([intent, label]) => (
        <Button key={intent} type="submit" name="intent" value={intent} look="secondary" disabled={pending}>
          {label}
        </Button>
      ))}
      <button type="reset" className="min-h-11 px-3 font-semibold text-link">
        Limpar
      </button>
    </fieldset>
  );
}

function NoMaterials({ filter }: { filter: MaterialFilter }) {
  const isFiltered = filter.text !== "" || filter.kind !== null || filter.state !== null;
  return (
    <Empty title={isFiltered ? "Nenhum material com esses filtros." : "A biblioteca ainda está vazia."}>
      {isFiltered
        ? "Tire um filtro ou procure outra palavra."
        : "Guarde aqui as listas, apostilas e vídeos das suas aulas."}
    </Empty>
  );
}

/** The materials of a page. Choosing some shows what can be done with them. */
export function MaterialList(
  props: { schoolId: string; filter: MaterialFilter } & Pick<LibraryPage, "materials" | "total">,
) {
  const { schoolId, filter, materials, total } = props;
  const form = useForm<LibraryField, LibraryExtra>({ intents: changes });
  const count = total && plural(total.count, "material", "materiais");
  return (
    <section aria-label="Materiais" className="mt-4">
      <p role="status" className="text-sm text-muted">
        {count ? (total.capped ? `Mais de ${count}` : count) : "Materiais mais antigos"}
        {filter.state === "deleted" && ". Somem 30 dias depois de excluídos; até lá ocupam espaço."}
      </p>
      <ChangeResult form={form} schoolId={schoolId} />
      {materials.length === 0 ? (
        <NoMaterials filter={filter} />
      ) : (
        <Form of={form} empties className="group/list card mt-2">
          <ul className="divide-y divide-line">
            {materials.map((material) => (
              <MaterialItem key={material.id} schoolId={schoolId} material={material} />
            ))}
          </ul>
          <ChosenBar deleted={filter.state === "deleted"} pending={form.pending} />
        </Form>
      )}
    </section>
  );
}

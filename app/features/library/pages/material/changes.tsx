import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Heading } from "#app/platform/ui/components/part.tsx";
import { UploadArea } from "#app/platform/uploads/components/upload-area.tsx";
import type { OpenUpload } from "#app/platform/uploads/domain/open-upload.ts";
import { LONGEST_MATERIAL_TITLE } from "../../domain/material-title.ts";
import type { MaterialView } from "../../services/material-view.ts";
import type { LibraryExtra, LibraryField } from "../library/library-action.server.ts";
import { ChangeResult } from "../library/material-list.tsx";
import { UseLinks } from "../library/material-uses.tsx";

function RenameForm({ title }: { title: string }) {
  const form = useForm<LibraryField>({ intents: ["rename"] });
  return (
    <Form of={form} intent="rename" className="mt-3 flex flex-wrap items-end gap-3">
      <div className="min-w-60 flex-1">
        <TextField
          label="Título"
          required
          maxLength={LONGEST_MATERIAL_TITLE}
          autoComplete="off"
          {...form.field("title", title)}
        />
      </div>
      <Button type="submit" look="secondary" pending={form.pending}>
        Salvar título
      </Button>
      <FormMessage of={form} className="w-full" />
    </Form>
  );
}

/** Rename, replace, (in)activate, delete; of a deleted one, restore. */
export function MaterialChanges(props: {
  schoolId: string;
  material: MaterialView;
  open: readonly OpenUpload[];
}) {
  const { schoolId, material, open } = props;
  const { id, title, isActive, deletedAt, uses } = material;
  const form = useForm<LibraryField, LibraryExtra>({
    intents: ["activate", "inactivate", "delete", "restore"],
  });
  const place = { ownerKind: "school-material", owner: schoolId, target: id } as const;
  return (
    <section aria-label="Mudar o material" className="mt-8 border-t border-line pt-6">
      {deletedAt === null && (
        <>
          <RenameForm key={title} title={title} />
          <Heading className="mt-6 mb-2">Substituir</Heading>
          <UploadArea place={place} open={open} label="Substituir arquivo" look="secondary">
            O novo arquivo fica no lugar deste, com o mesmo título e o mesmo endereço.
          </UploadArea>
          {uses.length > 0 && (
            <div className="mt-2 text-sm">
              <p>O novo arquivo aparece também em {plural(uses.length, "caderno", "cadernos")}:</p>
              <UseLinks schoolId={schoolId} uses={uses} />
            </div>
          )}
        </>
      )}
      <ChangeResult form={form} schoolId={schoolId} />
      <Form of={form} className="mt-6 flex flex-wrap gap-3">
        <input type="hidden" name="id" value={id} />
        {deletedAt === null ? (
          <>
            <Button
              type="submit"
              name="intent"
              value={isActive ? "inactivate" : "activate"}
              look="secondary"
              disabled={form.pending}
            >
              {isActive ? "Inativar" : "Ativar"}
            </Button>
            <Button type="submit" name="intent" value="delete" look="secondary" disabled={form.pending}>
              Excluir
            </Button>
          </>
        ) : (
          <Button type="submit" name="intent" value="restore" disabled={form.pending}>
            Restaurar
          </Button>
        )}
      </Form>
    </section>
  );
}

import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { LONGEST_MATERIAL_TITLE } from "../../domain/material-title.ts";
import type { LibraryField } from "./library-action.server.ts";

/** The address of a video; nothing of its site loads here. */
export function VideoForm() {
  const form = useForm<LibraryField>({ intents: ["video"] });
  return (
    <details className="mt-2" open={form.reply !== null && !form.reply.done ? true : undefined}>
      <summary className="inline-flex min-h-11 items-center font-semibold text-link">
        Adicionar vídeo por endereço
      </summary>
      <Form of={form} intent="video" empties className="card mt-1 grid gap-4 p-4 sm:grid-cols-2">
        <TextField
          label="Endereço do vídeo"
          type="url"
          inputMode="url"
          required
          hint="Começa por https://. Abre só com um toque."
          {...form.field("address")}
        />
        <TextField
          label="Título"
          maxLength={LONGEST_MATERIAL_TITLE}
          autoComplete="off"
          hint="Em branco: “Vídeo do YouTube”."
          {...form.field("title")}
        />
        <div className="sm:col-span-2">
          <Button type="submit" look="secondary" pending={form.pending}>
            Adicionar vídeo
          </Button>
          <FormMessage of={form} className="mt-3" />
        </div>
      </Form>
    </details>
  );
}

import { Form } from "#app/platform/forms/components/form.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Opened, type Shown, ShownFields, type TrackForm } from "./place-tools.tsx";

/** For a track that was never published. */
export function DeleteDraft({ track, form }: { track: Shown; form: TrackForm }) {
  return (
    <Opened title="Apagar este rascunho">
      <p className="text-muted">
        Esta trilha nunca foi publicada: o texto dela se perde para todos os autores.
      </p>
      <Form of={form} intent="delete" className="mt-3">
        <ShownFields shown={track} />
        <Button type="submit" look="danger" pending={form.sending("intent") === "delete"}>
          Apagar o rascunho
        </Button>
      </Form>
    </Opened>
  );
}

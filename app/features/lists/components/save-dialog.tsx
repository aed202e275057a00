import { useEffect } from "react";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { useRouteData } from "#app/platform/requests/hooks/use-route-data.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import type { SaveExtra, SaveField, SaveView } from "../domain/save-view.ts";
import { listPaths } from "../paths.ts";
import { saveLastList } from "./last-list.ts";
import { SaveChoices } from "./save-choices.tsx";

type Props = { code: string; onClose: () => void; onSaved: () => void };

/** Loaded when the menu opens. */
export default function SaveDialog({ code, onClose, onSaved }: Props) {
  const { data, failed, again } = useRouteData<SaveView>(listPaths.save(code));
  const form = useForm<SaveField, SaveExtra>();
  const { reply } = form;
  useEffect(() => {
    if (!reply?.saved) return;
    saveLastList(reply.saved);
    onSaved();
  }, [reply, onSaved]);
  return (
    <Dialog title="Salvar em uma lista" side="sheet" open onClose={onClose} stays>
      {failed && (
        <p role="alert" className="text-muted">
          Não deu para abrir as suas listas.
          <Button look="quiet" onClick={again} size="tight">
            Tentar de novo
          </Button>
        </p>
      )}
      {!data && !failed && <p className="text-muted">Buscando…</p>}
      {data && <SaveChoices code={code} lists={form.latest?.lists ?? data.lists} form={form} />}
    </Dialog>
  );
}

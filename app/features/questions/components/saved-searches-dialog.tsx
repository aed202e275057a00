import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { useRouteData } from "#app/platform/requests/hooks/use-route-data.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import type { SavedSearch, SavedSearchExtra, SavedSearchField } from "../domain/saved-search.ts";
import { searchPaths } from "../paths.ts";
import { SavedSearches } from "./saved-searches.tsx";

type Listed = { searches: SavedSearch[]; proposed: { address: string; name: string } | null };

/** Loaded when the sheet opens. */
export default function SavedSearchesDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { data, failed, again } = useRouteData<Listed>(searchPaths.saved(address));
  const form = useForm<SavedSearchField, SavedSearchExtra>();
  return (
    <Dialog title="Buscas salvas" side="right" open onClose={onClose} stays>
      {failed && (
        <p role="alert" className="text-muted">
          Não deu para abrir as suas buscas salvas.
          <Button look="quiet" onClick={again} size="tight">
            Tentar de novo
          </Button>
        </p>
      )}
      {!data && !failed && <p className="text-muted">Buscando…</p>}
      {data && (
        <SavedSearches
          searches={form.latest?.searches ?? data.searches}
          proposed={data.proposed}
          form={form}
          onFollow={onClose}
        />
      )}
    </Dialog>
  );
}

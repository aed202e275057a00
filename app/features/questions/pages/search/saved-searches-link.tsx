import { Link } from "@remix-run/react";
import { Bookmark } from "lucide-react";
import { lazy, type MouseEvent, useState } from "react";
import { openPaywall } from "#app/platform/page/components/requested-dialog.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { searchPaths } from "../../paths.ts";

const SavedSearchesDialog = lazy(() => import("../../components/saved-searches-dialog.tsx"));

/** A sheet, or a page without scripts. */
export function SavedSearchesLink({ address }: { address: string }) {
  const viewer = useViewer();
  const [open, setOpen] = useState(false);
  function ask(event: MouseEvent) {
    event.preventDefault();
    if (viewer) setOpen(true);
    else openPaywall({ premium: false });
  }
  return (
    <>
      <Link
        to={searchPaths.saved(address)}
        rel="nofollow"
        onClick={ask}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control px-2 text-[0.9375rem] font-semibold text-link no-underline hover:bg-inset sm:px-3"
      >
        <Icon as={Bookmark} size={18} />
        <span className="lg:hidden">Salvar</span>
        <span className="max-lg:hidden">Buscas salvas</span>
      </Link>
      {open && (
        <Deferred>
          <SavedSearchesDialog address={address} onClose={() => setOpen(false)} />
        </Deferred>
      )}
    </>
  );
}

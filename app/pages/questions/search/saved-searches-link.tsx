import { Link } from "@remix-run/react";
import { Bookmark } from "lucide-react";
import { lazy, type MouseEvent, Suspense, useState } from "react";
import { openPaywall } from "#app/components/shell/overlays/requested-dialog.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { useViewer } from "#app/hooks/shell/use-viewer.ts";
import { paths } from "#app/paths.ts";

const SavedSearchesDialog = lazy(
  () => import("#app/components/questions/saved-searches/saved-searches-dialog.tsx"),
);

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
        to={paths.savedSearches(address)}
        rel="nofollow"
        onClick={ask}
        className="-mt-1 inline-flex max-sm:-mr-3 min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control font-semibold text-link no-underline hover:bg-inset sm:px-3"
      >
        <Icon as={Bookmark} />
        <span className="max-sm:sr-only">Buscas salvas</span>
      </Link>
      {open && (
        <Suspense>
          <SavedSearchesDialog address={address} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

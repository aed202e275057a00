import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { startedProvider } from "#app/calls/accounts/started-login.ts";
import { track, trackFor } from "#app/calls/analytics/track.ts";
import { clearPersonal } from "#app/calls/shell/local-cache.ts";
import { keepPage } from "#app/calls/shell/recent-pages.ts";
import { useShell } from "#app/hooks/shell/use-shell.ts";
import { useViewer } from "#app/hooks/shell/use-viewer.ts";
import { product } from "#app/text/product.ts";

/** Who was there, and where, before anything of this module ran. */
export type FirstSight = { viewerId: string | null; path: string };

/**
 * Tells the counting of events who is there; counts a sign-in when a person appears where a visitor was; and takes what was
 * cached of a person off the device when they are gone.
 */
export function useCountedPerson(first: FirstSight): void {
  const root = useShell();
  const { pathname } = useLocation();
  const before = useRef(first);
  // A page that failed before it was known who asks tells nothing.
  const known = root !== undefined;
  const id = root?.viewer?.id ?? null;
  const adult = root?.viewer?.adult ?? false;
  useEffect(() => {
    if (!known) return;
    trackFor(id === null ? null : { adult });
    const { viewerId, path } = before.current;
    const provider = id === null ? null : startedProvider();
    if (id !== viewerId) clearPersonal();
    // With Google the page is left and comes back with the person on it.
    if (id !== null && (viewerId === null || provider === "google"))
      track("login", { page_path: path, provider: provider ?? "email" });
    before.current = { viewerId: id, path: pathname };
  }, [known, id, adult, pathname]);
}

/** Keeps the pages visited in this tab, for the quick search to offer again. */
export function useRecentPages(): void {
  const { pathname, search } = useLocation();
  const owner = useViewer()?.id ?? "";
  useEffect(() => {
    // The title belongs to the page that has just been painted.
    const title = document.title.split(` | ${product.name}`)[0] ?? "";
    if (title !== "") keepPage(owner, { title, address: pathname + search });
  }, [owner, pathname, search]);
}

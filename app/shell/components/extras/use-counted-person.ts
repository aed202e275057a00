import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { startedProvider } from "#app/features/accounts/calls/started-login.ts";
import { track, trackFor } from "#app/platform/analytics/calls/track.ts";
import { deviceOwner } from "#app/platform/drafts/calls/device-owner.ts";
import { useShell } from "#app/platform/page/hooks/use-shell.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { product } from "#app/platform/text/product.ts";
import { storeRecentPage } from "../../calls/recent-pages.ts";

/** Viewer and path before this module loaded. */
export type FirstSight = { viewerId: string | null; path: string };

/** A sign-out releases the device; a sign-in claims it where the outbox starts (app/shell/hooks/outbox-senders.ts). */
function releaseAfter(before: string | null): void {
  if ((deviceOwner() || before) === null) return;
  // A failure is retried on the next page: the owner is still noted.
  import("../../calls/release-device.ts").then((calls) => calls.releaseDevice(null)).catch(() => undefined);
}

/** Identifies the viewer for analytics, counts sign-ins, and releases the device after sign-out. */
export function useCountedPerson(first: FirstSight): void {
  const root = useShell();
  const { pathname } = useLocation();
  const before = useRef(first);
  // Without root data the viewer is unknown.
  const known = root !== undefined;
  const id = root?.viewer?.id ?? null;
  const adult = root?.viewer?.adult ?? false;
  useEffect(() => {
    if (!known) return;
    trackFor(id === null ? null : { adult });
    const { viewerId, path } = before.current;
    const provider = id === null ? null : startedProvider();
    if (id === null) releaseAfter(viewerId);
    // Google sign-in reloads the page, so the viewer is there at once.
    if (id !== null && (viewerId === null || provider === "google"))
      track("login", { page_path: path, provider: provider ?? "email" });
    before.current = { viewerId: id, path: pathname };
  }, [known, id, adult, pathname]);
}

/** Stores pages visited in this tab for the quick search. */
export function useRecentPages(): void {
  const { pathname, search } = useLocation();
  const owner = useViewer()?.id ?? "";
  useEffect(() => {
    // After paint: the title is the new page's.
    const title = document.title.split(` | ${product.name}`)[0] ?? "";
    if (title !== "") storeRecentPage(owner, { title, address: pathname + search });
  }, [owner, pathname, search]);
}

import { useLocation } from "@remix-run/react";
import { accountState } from "#app/domain/accounts/account-state.ts";
import { dialogOf } from "#app/domain/accounts/dialog-address.ts";
import { type Overlay, overlayToShow } from "#app/domain/overlays/precedence.ts";
import { useAnsweringNow } from "#app/hooks/shell/use-answering-now.ts";
import type { ShellViewer } from "#app/services/shell/read-shell.server.ts";
import { useRequestedDialog } from "./requested-dialog.ts";
import { useRoom } from "./use-room.ts";

/** Unrequested overlays, which wait for room. */
const unrequested: ReadonlySet<Overlay> = new Set(["campaign", "tutorial", "zap"]);

/** Account dialogs are rendered elsewhere and come first (`AccountDialogs`, `LoginDialog`). */
function accountOverlays(viewer: ShellViewer | null, search: string): Overlay[] {
  if (!viewer) return dialogOf(search) ? ["sign-in"] : [];
  if (viewer.pendingPasswordReset) return ["new-password"];
  return accountState(viewer) === "complete" ? [] : ["registration"];
}

/** The active overlay of account, requested and due `timed` ones. */
export function useOverlay(
  viewer: ShellViewer | null,
  timed: Readonly<Partial<Record<Overlay, boolean>>>,
): Overlay | null {
  const { search } = useLocation();
  // A visitor reads: no answer of theirs can be disturbed.
  const answering = useAnsweringNow() && viewer !== null;
  const asked = useRequestedDialog();
  // A request implies that the modal account dialog was dismissed.
  const account = accountOverlays(viewer, search).filter((each) => !asked || each === "sign-in");
  const due = (Object.keys(timed) as Overlay[]).filter((each) => timed[each]);
  const wanted = new Set<Overlay>([...account, ...due, ...(asked ? (["paywall"] as const) : [])]);
  const winner = overlayToShow(wanted, answering);
  const waits = winner !== null && unrequested.has(winner);
  const shown = useRoom(waits ? winner : null, viewer !== null);
  return waits ? shown : winner;
}

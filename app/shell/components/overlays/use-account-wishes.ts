import { useState } from "react";
import { accountState } from "#app/features/accounts/domain/account-state.ts";
import { useFirstResult } from "#app/features/accounts/hooks/use-first-result.ts";
import { useOwnAccountPage } from "#app/features/accounts/hooks/use-own-account-page.ts";
import type { ShellViewer } from "#app/platform/page/services/shell-view.ts";

/** The account's dialogs (R-SHELL-6): the pending reset first. A dismissed one stays closed until the next visit. */
export function useAccountWishes(viewer: ShellViewer | null) {
  const isOwnPage = useOwnAccountPage();
  const firstResult = useFirstResult();
  const [away, setAway] = useState<string | null>(null);
  const wanted = !viewer || isOwnPage ? null : wantedDialog(viewer, firstResult.awaited);
  const mark = `${wanted}:${viewer?.id}`;
  const isWanted = (name: ReturnType<typeof wantedDialog>) => name === wanted && away !== mark;
  return {
    newPassword: isWanted("new-password"),
    registration: isWanted("registration"),
    close: () => setAway(mark),
  };
}

function wantedDialog(viewer: ShellViewer, awaitsResult: boolean): "new-password" | "registration" | null {
  if (viewer.pendingPasswordReset) return "new-password";
  if (awaitsResult && viewer.creationState === 2) return null;
  return accountState(viewer) === "complete" ? null : "registration";
}

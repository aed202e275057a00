import { useLocation, useMatches, useNavigate } from "@remix-run/react";
import { lazy, useState } from "react";
import { accountState } from "#app/domain/accounts/account-state.ts";
import { addressWithout, dialogOf } from "#app/domain/accounts/dialog-address.ts";
import { useFirstResult } from "#app/hooks/accounts/use-first-result.ts";
import { useAnsweringNow } from "#app/hooks/shell/use-answering-now.ts";
import { useViewer } from "#app/hooks/shell/use-viewer.ts";
import { useHydrated } from "#app/hooks/ui/use-hydrated.ts";
import { Deferred } from "../ui/deferred.tsx";
import { useStoredCodes } from "./use-stored-codes.ts";

const SignUpDialog = lazy(() => import("./sign-up-dialog.tsx"));
const RegistrationDialog = lazy(() => import("./registration-dialog.tsx"));
const PasswordResetDialog = lazy(() => import("./password-reset-dialog.tsx"));

type Wanted = "sign-up" | "new-password" | "registration";

/** The account dialog to display (spec 000 §2): the pending reset first; the sign-up only for visitors. */
function useWantedDialog(): Wanted | null {
  const viewer = useViewer();
  const { search } = useLocation();
  const answering = useAnsweringNow();
  const matches = useMatches();
  const firstResult = useFirstResult();
  if (!viewer) return dialogOf(search) === "sign-up" ? "sign-up" : null;
  // Account pages display what is missing themselves.
  const ownPage = matches.some(({ handle }) => (handle as { account?: true } | undefined)?.account);
  if (ownPage || answering) return null;
  if (viewer.pendingPasswordReset) return "new-password";
  if (firstResult.awaited && viewer.creationState === 2) return null;
  return accountState(viewer) === "complete" ? null : "registration";
}

/** Lazy-loaded; a dismissed dialog stays closed until the next visit. */
export function AccountDialogs() {
  useStoredCodes();
  const location = useLocation();
  const navigate = useNavigate();
  const wanted = useWantedDialog();
  const viewer = useViewer();
  const [away, setAway] = useState<string | null>(null);
  const hydrated = useHydrated();
  const closeSignUp = () => navigate(addressWithout(location), { replace: true, preventScrollReset: true });
  const thisOne = `${wanted}:${viewer?.id}`;
  if (!hydrated || !wanted || away === thisOne) return null;
  const putAway = () => setAway(thisOne);
  return (
    <Deferred>
      {wanted === "sign-up" && <SignUpDialog onClose={closeSignUp} />}
      {wanted === "new-password" && <PasswordResetDialog onClose={putAway} />}
      {wanted === "registration" && <RegistrationDialog onClose={putAway} />}
    </Deferred>
  );
}

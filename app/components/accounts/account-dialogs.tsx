import { useLocation, useNavigate } from "@remix-run/react";
import { lazy } from "react";
import { addressWithout, dialogOf } from "#app/domain/accounts/dialog-address.ts";
import { useViewer } from "#app/hooks/shell/use-viewer.ts";
import { useHydrated } from "#app/hooks/ui/use-hydrated.ts";
import { Deferred } from "../ui/deferred.tsx";
import { useStoredCodes } from "./use-stored-codes.ts";

const SignUpDialog = lazy(() => import("./sign-up-dialog.tsx"));

/** The sign-up that an address asks for, for visitors (spec 000 §2). What the account lacks appears by itself: see the arbiter. */
export function AccountDialogs() {
  useStoredCodes();
  const location = useLocation();
  const navigate = useNavigate();
  const viewer = useViewer();
  const hydrated = useHydrated();
  if (!hydrated || viewer || dialogOf(location.search) !== "sign-up") return null;
  const close = () => navigate(addressWithout(location), { replace: true, preventScrollReset: true });
  return (
    <Deferred>
      <SignUpDialog onClose={close} />
    </Deferred>
  );
}

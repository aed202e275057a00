import { useLocation, useNavigate } from "@remix-run/react";
import { lazy } from "react";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";
import { addressWithout, dialogOf } from "../domain/dialog-address.ts";
import { useStoredCodes } from "./sign-up/use-stored-codes.ts";

const SignUpDialog = lazy(() => import("./sign-up/sign-up-dialog.tsx"));

/**
 * The sign-up dialog of an address, for visitors (R-ROUTE-11). What an account has yet to complete opens by itself: see
 * `arbiter.ts`.
 */
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

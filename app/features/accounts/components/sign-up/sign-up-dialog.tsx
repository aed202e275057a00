import { useLocation } from "@remix-run/react";
import { safePath } from "#app/platform/access/safe-path.ts";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { addressWith, addressWithout, wantedPage } from "../../domain/dialog-address.ts";
import { GoogleEntry } from "./google-entry.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

/** Sign-up over any page with `?cadastro=true` or `?promo=…` (R-ROUTE-11). */
export default function SignUpDialog({ onClose }: { onClose: () => void }) {
  const location = useLocation();
  const page = addressWithout(location);
  const back = safePath(wantedPage(location.search), page);
  return (
    <Dialog title="Criar conta" open stays onClose={onClose}>
      <SignUpForm progressive back={back}>
        <GoogleEntry back={back} />
        <p className="text-center text-muted">
          Já tem conta?{" "}
          <TextLink look="alone" to={addressWith(location, "login")} replace preventScrollReset>
            Entre aqui
          </TextLink>
        </p>
      </SignUpForm>
    </Dialog>
  );
}

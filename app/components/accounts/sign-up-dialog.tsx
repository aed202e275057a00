import { Link, useLocation } from "@remix-run/react";
import { Dialog } from "../ui/dialog.tsx";
import { addressWith, addressWithout } from "./dialog-address.ts";
import { GoogleEntry } from "./google-entry.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

/** Sign-up over any page with `?cadastro=true` or `?promo=…` (spec 000 §2, §4). */
export default function SignUpDialog({ onClose }: { onClose: () => void }) {
  const location = useLocation();
  const login = (text: string) => (
    <Link
      to={addressWith(location, "login")}
      replace
      preventScrollReset
      className="inline-flex min-h-11 items-center font-semibold text-link underline"
    >
      {text}
    </Link>
  );
  return (
    <Dialog title="Criar conta" open stays onClose={onClose}>
      <SignUpForm progressive afterwards={login("Ir para o login")}>
        <GoogleEntry back={addressWithout(location)} />
        <p className="text-center text-muted">Já tem conta? {login("Entre aqui")}</p>
      </SignUpForm>
    </Dialog>
  );
}

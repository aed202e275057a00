import { useLocation, useNavigate } from "@remix-run/react";
import { useViewer } from "#app/hooks/use-viewer.ts";
import { Dialog } from "../ui/dialog.tsx";
import { LoginForm } from "./login-form.tsx";

/** The login dialog over any page with `?login=true` (spec 000 §2). Closing it takes the word out of the address. */
export function LoginDialog() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  if (viewer || params.get("login") !== "true") return null;
  params.delete("login");
  const page = params.size > 0 ? `${pathname}?${params}` : pathname;
  return (
    <Dialog
      title="Entrar no Farol"
      open
      onClose={() => navigate(page, { replace: true, preventScrollReset: true })}
    >
      <LoginForm redirectTo={page} />
    </Dialog>
  );
}

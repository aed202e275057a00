import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadLogin } from "#app/features/accounts/components/sign-in/login-dialog.tsx";
import { followFailures } from "#app/platform/analytics/calls/follow-failures.ts";

followFailures();
function hydrate(): void {
  // Texts that a translation has replaced meanwhile come back (guard-text.ts).
  document.dispatchEvent(new Event("farol:hydrate"));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}

// The login that the server rendered must be loaded before React hydrates.
if (document.querySelector("[data-login]")) void loadLogin().then(hydrate, hydrate);
else hydrate();

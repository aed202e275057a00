import { Link } from "@remix-run/react";
import { useEffect } from "react";
import { aboutPaths } from "#app/features/home/paths.ts";
import { COOKIES_OPEN, useCookieChoice } from "#app/platform/analytics/hooks/use-cookie-choice.ts";
import { Button } from "#app/platform/ui/components/button.tsx";

/** Whether the choice is open: its space above the content is reserved as long. */
export function useCookieWish(): boolean {
  const open = useCookieChoice().choice === "open";
  useEffect(() => {
    document.documentElement.toggleAttribute(COOKIES_OPEN, open);
  }, [open]);
  return open;
}

/** In the flow of the page (R-SHELL-7): it covers nothing. No tracking before consent. */
export function CookieBanner() {
  const { agree, refuse } = useCookieChoice();
  return (
    <section
      aria-label="Cookies"
      className="flex flex-wrap items-center justify-center gap-x-4 border-b border-line bg-raised px-4 py-1 text-[0.9375rem] text-text [body:has(dialog[open])_&]:invisible"
    >
      <p className="max-sm:w-full">Podemos medir como o site é usado?</p>
      <div className="flex items-center gap-2 max-sm:w-full">
        <Button onClick={agree} className="max-sm:flex-1">
          OK
        </Button>
        <Button look="secondary" onClick={refuse} className="whitespace-nowrap max-sm:flex-1">
          Só o essencial
        </Button>
        <Link
          to={aboutPaths.privacy()}
          className="inline-flex min-h-11 items-center px-1 text-link underline sm:px-2"
        >
          Privacidade
        </Link>
      </div>
    </section>
  );
}

import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { COOKIE_BANNER_DELAY_MS } from "#app/domain/overlays/cookie-consent.ts";
import { useCookieChoice } from "#app/hooks/shell/use-cookie-choice.ts";
import { aboutPaths } from "#app/paths/about.ts";
import { Button } from "../../ui/button.tsx";

/** Wanted 2.5 s after load until a choice is made. */
export function useCookieBanner() {
  const { choice, agree, refuse } = useCookieChoice();
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), Math.max(0, COOKIE_BANNER_DELAY_MS - performance.now()));
    return () => clearTimeout(timer);
  }, []);
  return { wanted: due && choice === "open", agree, refuse };
}

/** Two lines, non-modal (spec 000 §4), never with a dialog. No tracking before consent. */
export function CookieBanner(props: { className: string; onAgree: () => void; onRefuse: () => void }) {
  const { className, onAgree, onRefuse } = props;
  return (
    <section
      aria-label="Cookies"
      className={`pointer-events-auto rounded-card border border-line bg-raised px-4 py-2.5 text-text shadow-raised [body:has(dialog[open])_&]:hidden ${className}`}
    >
      <p className="text-[0.9375rem]">
        Podemos medir como o site é usado?{" "}
        <Link to={aboutPaths.privacy()} className="text-link underline">
          Privacidade
        </Link>
      </p>
      <div className="mt-1.5 flex gap-2">
        <Button onClick={onAgree} className="flex-1">
          OK
        </Button>
        <Button look="secondary" onClick={onRefuse} className="flex-1 whitespace-nowrap">
          Só o essencial
        </Button>
      </div>
    </section>
  );
}

import { useSearchParams } from "@remix-run/react";
import type { KeyboardEvent } from "react";
import { aboutPaths } from "#app/features/home/paths.ts";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { useStoredText } from "#app/platform/ui/hooks/use-stored-text.ts";
import { startedLogin } from "../../calls/started-login.ts";
import { useGoogleOffered } from "../../hooks/use-google-offered.ts";
import { signInPaths } from "../../paths.ts";
import { PROMO_KEY } from "./use-stored-codes.ts";

/** Buttons react to the space bar, links do not. */
function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Announced as a button, since it looks like one. */
const asButton = { role: "button", onKeyDown: pressBySpace } as const;

/** Google sign-in, where configured; returns to `back` or `onPage`. A link: CSP forbids form posts to other sites. */
export function GoogleEntry({ back, onPage = false }: { back: string; onPage?: boolean }) {
  const offered = useGoogleOffered();
  const [params] = useSearchParams();
  const [kept] = useStoredText("tab", PROMO_KEY);
  if (!offered) return null;
  const promo = params.get("promo") ?? kept;
  const query = new URLSearchParams({
    redirect: back,
    ...(promo && { promo }),
    ...(onPage && { pagina: "1" }),
  });
  return (
    <div>
      <a
        href={`${signInPaths.google()}?${query}`}
        {...asButton}
        onClick={() => startedLogin("google")}
        className="flex min-h-11 items-center justify-center gap-2.5 rounded-control border border-line-strong bg-card px-4 text-[0.9375rem] font-semibold text-text no-underline hover:bg-inset"
      >
        <img src="/google.svg" alt="" width={18} height={18} />
        Entrar com Google
      </a>
      <p className="mt-1.5 text-center text-sm text-balance text-muted">
        No primeiro acesso, você aceita os{" "}
        <TextLink href={aboutPaths.privacy()} target="_blank" rel="noreferrer">
          termos e a privacidade
          <span className="sr-only"> (abre em outra aba)</span>
        </TextLink>
        .
      </p>
    </div>
  );
}

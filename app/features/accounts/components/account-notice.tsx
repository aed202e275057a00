import { useLocation } from "@remix-run/react";
import { ACCOUNT_NEWS } from "#app/platform/page/domain/done-words.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { CONFIRMED } from "../domain/account-news.ts";
import { accountState } from "../domain/account-state.ts";
import { useOwnAccountPage } from "../hooks/use-own-account-page.ts";
import { signInPaths } from "../paths.ts";
import type { CameFrom } from "./sign-up/use-back-with-choice.ts";

const texts = {
  "pending-confirmation": {
    what: "Falta confirmar o seu e-mail.",
    more: "Você já pode responder.",
    how: "Confirmar",
  },
  "incomplete-profile": { what: "Falta completar o seu cadastro.", more: null, how: "Completar" },
} as const;

/** Banner while the account is incomplete: a link that works without the dialog or scripts. */
export function AccountNotice() {
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const state = accountState(viewer);
  const isOwnPage = useOwnAccountPage();
  if (viewer?.emailVerified && new URLSearchParams(search).get(ACCOUNT_NEWS) === CONFIRMED)
    return (
      <p
        role="status"
        className="flex min-h-11 flex-wrap items-center justify-center gap-x-2 bg-success-soft px-4 py-1 text-center text-sm text-success sm:text-base"
      >
        <strong className="font-semibold">E-mail confirmado!</strong> Você já está na sua conta.
      </p>
    );
  if (isOwnPage || state === "no-user" || state === "complete") return null;
  const { what, more, how } = texts[state];
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 bg-warning-soft px-4 text-center text-sm text-warning sm:text-base">
      {what}
      {/* On a phone one line: the page below it is what somebody came for. */}
      {more && <span className="hidden sm:inline">{more}</span>}
      <TextLink
        look="notice"
        to={signInPaths.completeRegistration()}
        state={{ back: pathname + search } satisfies CameFrom}
      >
        {how}
      </TextLink>
    </p>
  );
}

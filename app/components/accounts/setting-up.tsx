import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { setUpGoogleAccount } from "#app/calls/accounts/set-up-google-account.ts";
import { callFailure } from "#app/domain/accounts/account-texts.ts";
import { useHydrated } from "#app/hooks/ui/use-hydrated.ts";
import { useLatest } from "#app/hooks/ui/use-latest.ts";
import { useStoredText } from "#app/hooks/ui/use-stored-text.ts";
import { signInPaths } from "#app/paths/sign-in.ts";
import { Button } from "../ui/button.tsx";
import { Refusal } from "../ui/reply-message.tsx";
import { PROMO_KEY } from "./use-stored-codes.ts";

/** Requests the account set-up. */
function useSetUp(userId: string): { failure: string | null; again: () => void } {
  const hydrated = useHydrated();
  const [promo] = useStoredText("tab", PROMO_KEY);
  const revalidator = useLatest(useRevalidator());
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (!hydrated || failure !== null) return;
    let left = false;
    void setUpGoogleAccount(userId, promo).then((failed) => {
      if (left) return;
      if (failed) setFailure(failed.reason ?? callFailure("o servidor não conseguiu responder"));
      else revalidator.current.revalidate();
    });
    return () => {
      left = true;
    };
  }, [hydrated, failure, userId, promo, revalidator]);
  return { failure, again: () => setFailure(null) };
}

/** Progress of the set-up after Google sign-in (spec 000 §4). A button without scripts. */
export function SettingUp({ userId }: { userId: string }) {
  const { failure, again } = useSetUp(userId);
  if (failure) return <Refusal text={failure} onAgain={again} />;
  return (
    <div className="py-6 text-center">
      <div role="status" className="flex flex-col items-center gap-5">
        <span
          aria-hidden="true"
          className="size-10 animate-spin rounded-full border-4 border-primary border-r-transparent"
        />
        <p>Aguarde enquanto configuramos o seu perfil...</p>
      </div>
      <noscript>
        <form method="post" action={signInPaths.completeRegistration()} className="mt-5">
          <input type="hidden" name="intent" value="google" />
          <Button type="submit" className="w-full">
            Continuar
          </Button>
        </form>
      </noscript>
    </div>
  );
}

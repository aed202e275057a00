import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Refusal } from "#app/platform/forms/components/reply-message.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { useStoredText } from "#app/platform/ui/hooks/use-stored-text.ts";
import { setUpGoogleAccount } from "../../calls/set-up-google-account.ts";
import { callFailure } from "../../domain/account-texts.ts";
import { signInPaths } from "../../paths.ts";
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

/** Progress of the set-up after Google sign-in (R-ACC-2). A button without scripts. */
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

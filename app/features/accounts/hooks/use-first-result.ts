import { product } from "#app/platform/text/product.ts";
import { DAY_MS } from "#app/platform/time/units.ts";
import { useStoredText } from "#app/platform/ui/hooks/use-stored-text.ts";

/** localStorage: epoch milliseconds of a sign-up on this device; "" once its first answer was corrected. */
const KEY = `${product.slug}-primeira-resposta`;
const LATEST_MS = DAY_MS;

/** After a sign-up the questionnaire waits for the first corrected answer, for a day at most. */
export function useFirstResult() {
  const [since, keep] = useStoredText("device", KEY);
  return {
    awaited: Boolean(since) && Date.now() - Number(since) < LATEST_MS,
    signedUp: () => keep(String(Date.now())),
    happened: () => {
      if (since) keep("");
    },
  };
}

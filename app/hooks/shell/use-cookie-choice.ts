import {
  CONSENT_KEY,
  type CookieChoice,
  cookieChoice,
  REFUSAL_KEY,
  YES,
} from "#app/domain/overlays/cookie-consent.ts";
import { useStoredText } from "#app/hooks/ui/use-stored-text.ts";

export function useCookieChoice(): {
  choice: CookieChoice;
  agree: () => void;
  refuse: () => void;
  askAgain: () => void;
} {
  const [consented, keepConsent] = useStoredText("device", CONSENT_KEY);
  const [refused, keepRefusal] = useStoredText("device", REFUSAL_KEY);
  function choose(consent: string, refusal: string) {
    keepConsent(consent);
    keepRefusal(refusal);
  }
  return {
    choice: cookieChoice(consented, refused),
    agree: () => choose(YES, ""),
    refuse: () => choose("", YES),
    askAgain: () => choose("", ""),
  };
}

import { useStoredText } from "#app/platform/ui/hooks/use-stored-text.ts";
import { CONSENT_KEY, type CookieChoice, cookieChoice, REFUSAL_KEY, YES } from "../domain/cookie-consent.ts";

/** Attribute of the document while the choice is open, set before the first paint: the banner's space is reserved (app.css). */
export const COOKIES_OPEN = "data-cookies-open";

/** No quotes, `&`, `<` or `>`, which rendering would escape. */
export const cookieScript = `(function(){var o=true;try{var s=localStorage;if(s.getItem(\`${CONSENT_KEY}\`)===\`${YES}\`)o=false;if(s.getItem(\`${REFUSAL_KEY}\`)===\`${YES}\`)o=false}catch(e){}if(o)document.documentElement.setAttribute(\`${COOKIES_OPEN}\`,\`\`)})()`;

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

import { Button } from "#app/platform/ui/components/button.tsx";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";
import { useCookieChoice } from "../hooks/use-cookie-choice.ts";

const texts = {
  agreed: "Neste navegador, você aceitou a contagem de uso.",
  refused: "Neste navegador, você escolheu só o essencial.",
} as const;

export function CookieReview() {
  const { choice, askAgain } = useCookieChoice();
  if (!useHydrated() || choice === "open") return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {texts[choice]}
      <Button look="secondary" onClick={askAgain}>
        Escolher de novo
      </Button>
    </p>
  );
}

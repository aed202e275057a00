import { useCookieChoice } from "#app/hooks/shell/use-cookie-choice.ts";
import { useHydrated } from "#app/hooks/ui/use-hydrated.ts";
import { Button } from "../ui/button.tsx";

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

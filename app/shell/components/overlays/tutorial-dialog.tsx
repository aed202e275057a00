import { useEffect, useRef, useState } from "react";
import { assistantPaths } from "#app/features/assistant/paths.ts";
import { aboutPaths } from "#app/features/home/paths.ts";
import { useInMenu } from "#app/platform/page/hooks/use-menu.ts";
import { product } from "#app/platform/text/product.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { TUTORIAL_STEPS, tutorialStep } from "../../domain/tutorial.ts";
import { tutorialSteps } from "./tutorial-steps.ts";
import { useInitialFocus } from "./use-initial-focus.ts";

const LAST = TUTORIAL_STEPS - 1;

function TutorLink({ onClick }: { onClick: () => void }) {
  const ready = useInMenu(assistantPaths.tutor());
  return (
    <ButtonLink
      to={ready ? assistantPaths.tutor() : aboutPaths.assistant()}
      look="secondary"
      onClick={onClick}
      className="mt-4 w-full"
    >
      {ready ? "Abrir" : "Conhecer"} o {product.assistant}
    </ButtonLink>
  );
}

/** Progress dots, with text for screen readers. */
function Dots({ step }: { step: number }) {
  return (
    <p className="flex justify-center gap-2" data-step={step}>
      <span className="sr-only">
        Passo {step + 1} de {TUTORIAL_STEPS}
      </span>
      {tutorialSteps.map(({ title }, index) => (
        <span
          key={title}
          aria-hidden="true"
          className={`h-2 rounded-full transition-[width] duration-200 ${index === step ? "w-6 bg-primary" : "w-2 bg-line-strong"}`}
        />
      ))}
    </p>
  );
}

/** Buttons and arrow keys; the heading is focused, so that each step is read out. */
function useStep() {
  const [step, setStep] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useInitialFocus(heading);
  const moved = useRef(false);
  const move = (by: -1 | 1) => {
    moved.current = true;
    setStep((now) => tutorialStep(now, by));
  };
  useEffect(() => {
    if (moved.current && step >= 0) heading.current?.focus();
  }, [step]);
  const latest = useLatest(move);
  useEffect(() => {
    function onKeyDown({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
      if (altKey || ctrlKey || metaKey) return;
      if (key === "ArrowRight") latest.current(1);
      if (key === "ArrowLeft") latest.current(-1);
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [latest]);
  return { step, move, heading };
}

/** Tutorial (R-SHELL-9): closing counts as finishing. */
export default function TutorialDialog({ onClose }: { onClose: () => void }) {
  const { step, move, heading } = useStep();
  const shown = tutorialSteps[step];
  if (!shown) return null;
  const { title, text, Picture } = shown;
  return (
    <Dialog title={`Conheça o ${product.name}`} open stays onClose={onClose}>
      <div>
        <Picture />
        <h3 ref={heading} tabIndex={-1} className="mt-5 text-xl font-semibold text-balance outline-none">
          {title}
        </h3>
        <p className="mt-2 text-muted sm:min-h-24">{text}</p>
        {step === LAST && <TutorLink onClick={onClose} />}
        <div className="mt-5">
          <Dots step={step} />
        </div>
        <div className="mt-4 flex gap-3">
          {step > 0 && (
            <Button look="secondary" onClick={() => move(-1)} className="flex-1">
              Voltar
            </Button>
          )}
          <Button onClick={step === LAST ? onClose : () => move(1)} className="flex-1">
            {step === LAST ? "Vamos lá!" : "Próximo"}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

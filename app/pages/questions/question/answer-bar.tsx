import { useSearchParams } from "@remix-run/react";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";

type AnswerBarProps = {
  chosen: boolean;
  sending: boolean;
  /** Whether answering was refused because nobody is signed in any more. */
  signIn: boolean;
  onAnswer: () => void;
  onKeys: () => void;
};

/** The answer button, within thumb reach on phones. */
export function AnswerBar({ chosen, sending, signIn, onAnswer, onKeys }: AnswerBarProps) {
  const [params] = useSearchParams();
  const login = new URLSearchParams(params);
  login.set("login", "true");
  return (
    <div className="no-print sticky bottom-0 -mx-4 mt-6 flex items-center gap-3 border-t border-line bg-card px-4 py-3 sm:static sm:mx-0 sm:border-0 sm:px-0">
      <Button disabled={!chosen} pending={sending} onClick={onAnswer} className="flex-1 sm:flex-none sm:px-8">
        Responder
      </Button>
      {signIn && (
        <ButtonLink look="secondary" to={`?${login}`} preventScrollReset>
          Entrar
        </ButtonLink>
      )}
      <button
        type="button"
        onClick={onKeys}
        className="hidden min-h-11 text-sm text-muted underline-offset-4 hover:underline sm:block"
      >
        Atalhos do teclado
      </button>
    </div>
  );
}

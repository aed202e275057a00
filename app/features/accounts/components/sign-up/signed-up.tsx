import { useEffect } from "react";
import { questionPaths } from "#app/features/questions/paths.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage, ReplyMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { accountTexts, confirmationSentTo } from "../../domain/account-texts.ts";
import type { SignUpEntry } from "../../domain/sign-up/sign-up-steps.ts";
import { useFirstResult } from "../../hooks/use-first-result.ts";
import { signInPaths } from "../../paths.ts";

type SignedUpProps = { entry: SignUpEntry; back: string; onCorrect: () => void };

/** After the sign-up (R-ACC-8): where the mail went, and the way on without waiting for it. */
export function SignedUp({ entry, back, onCorrect }: SignedUpProps) {
  const firstResult = useLatest(useFirstResult());
  useEffect(() => firstResult.current.signedUp(), [firstResult]);
  return (
    <div className="space-y-4">
      <ReplyMessage done>
        <p className="font-semibold">{accountTexts.created}</p>
        <p className="break-words">{confirmationSentTo(entry.email)}</p>
      </ReplyMessage>
      <p>Você não precisa esperar: já pode entrar e responder. Confirme o e-mail depois, pelo link.</p>
      {entry.password ? <EnterNow entry={entry} back={back} /> : <LoginLink back={back} />}
      {entry.email && (
        <Button look="quiet" onClick={onCorrect} className="w-full">
          Corrigir o e-mail
        </Button>
      )}
    </div>
  );
}

/** Signs in with what was just typed. */
function EnterNow({ entry, back }: Pick<SignedUpProps, "entry" | "back">) {
  const form = useForm();
  const refused = form.reply !== null;
  if (refused)
    return (
      <>
        <FormMessage of={form} withProblems />
        <LoginLink back={back} />
      </>
    );
  return (
    <Form of={form} action={signInPaths.signIn()} preventScrollReset>
      <input type="hidden" name="email" value={entry.email} />
      <input type="hidden" name="password" value={entry.password} />
      <input type="hidden" name="redirect" value={back} />
      <Button type="submit" pending={form.pending} className="w-full">
        {back.startsWith(questionPaths.question("")) ? "Responder agora" : "Entrar agora"}
      </Button>
    </Form>
  );
}

function LoginLink({ back }: { back: string }) {
  return (
    <ButtonLink to={signInPaths.signIn(back)} className="w-full">
      Ir para o login
    </ButtonLink>
  );
}

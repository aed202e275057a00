import { useEffect } from "react";
import { accountTexts, confirmationSentTo } from "#app/domain/accounts/account-texts.ts";
import type { SignUpEntry } from "#app/domain/accounts/sign-up-steps.ts";
import { useFirstResult } from "#app/hooks/accounts/use-first-result.ts";
import { useForm } from "#app/hooks/ui/use-form.ts";
import { useLatest } from "#app/hooks/ui/use-latest.ts";
import { questionPaths } from "#app/paths/questions.ts";
import { signInPaths } from "#app/paths/sign-in.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { FormMessage, ReplyMessage } from "../ui/reply-message.tsx";

type SignedUpProps = { entry: SignUpEntry; back: string; onCorrect: () => void };

/** After the sign-up (spec 000 §8): where the mail went, and the way on without waiting for it. */
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

import { type FormEvent, useState } from "react";
import { homePaths } from "#app/features/home/paths.ts";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Refusal, ReplyMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { CallRefused, call } from "#app/platform/requests/calls/call.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import { callFailure } from "../../domain/account-texts.ts";
import { passwordProblem } from "../../domain/passwords/password-rules.ts";

/** Null on success, else the refusal. */
async function changePassword(password: string): Promise<string | null> {
  try {
    const [done, text] = await call("resetPassword", { password });
    return done ? null : text;
  } catch (error) {
    return callFailure(error instanceof CallRefused ? error.message : "sem conexão com a internet");
  }
}

/** The session ended with the old password: back to the login. */
function finish(): void {
  window.location.assign(homePaths.withLogin());
}

/** Dialog of a pending password reset (R-ACC-15). */
export default function PasswordResetDialog({ onClose }: { onClose: () => void }) {
  const viewer = useViewer();
  const [password, setPassword] = useState("");
  const [step, setStep] = useState<"asking" | "sending" | "done">("asking");
  const [refusal, setRefusal] = useState<string | null>(null);
  const problem = passwordProblem(password, [viewer?.firstName ?? ""]);
  async function send(event: FormEvent) {
    event.preventDefault();
    if (problem || step === "sending") return;
    setRefusal(null);
    setStep("sending");
    const refused = await changePassword(password);
    setRefusal(refused);
    setStep(refused ? "asking" : "done");
  }
  if (step === "done")
    return (
      <Dialog title="Senha alterada" open stays onClose={finish}>
        <div className="space-y-4">
          <ReplyMessage done>Pronto! A sua senha nova já vale. Entre de novo com ela.</ReplyMessage>
          <Button className="w-full" onClick={finish}>
            Ir para o login
          </Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog title="Crie uma nova senha" open stays onClose={onClose}>
      <form onSubmit={send} className="space-y-4">
        <p className="text-muted">Para continuar com segurança, escolha uma senha nova para a sua conta.</p>
        {refusal && <Refusal text={refusal} onAgain={() => setRefusal(null)} />}
        <TextField
          ref={(element) => element?.setAttribute("autofocus", "")}
          label="Nova senha"
          hint="De 6 a 50 caracteres. Evite senhas comuns e o seu próprio nome."
          name="password"
          type="password"
          autoComplete="new-password"
          maxLength={200}
          value={password}
          problem={password.length > 5 ? problem : null}
          onChange={(event) => {
            setRefusal(null);
            setPassword(event.target.value);
          }}
        />
        <Button type="submit" pending={step === "sending"} disabled={problem !== null} className="w-full">
          Salvar nova senha
        </Button>
        <p className="text-sm text-muted">
          Por segurança, você vai sair da conta em todos os aparelhos. A conta continua a mesma.
        </p>
      </form>
    </Dialog>
  );
}

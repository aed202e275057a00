import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/fields.tsx";
import { shownRefusals } from "#app/errors/shown-refusals.ts";
import { useViewer } from "#app/hooks/use-viewer.ts";
import { type AccountForm, Outcome, Section, useAccountForm } from "./use-account-form.tsx";

/** The consent to what cannot be undone, with its problem under it. */
function Agreement({ form }: { form: AccountForm }) {
  const problem = form.problemOf("agreed");
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-1.5">
        <input
          type="checkbox"
          name="agreed"
          value="sim"
          required
          defaultChecked={form.kept("agreed") === "sim"}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? "apagar-problema" : undefined}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span>Entendo que a minha conta e os meus dados serão apagados e que não dá para desfazer.</span>
      </label>
      {problem && (
        <p id="apagar-problema" className="mt-1 text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

/** What proves that it is the person: the password, or without one the e-mail, typed. */
function Proof({ form, hasPassword }: { form: AccountForm; hasPassword: boolean }) {
  if (hasPassword)
    return (
      <TextField
        label="Sua senha"
        name="current"
        type="password"
        autoComplete="current-password"
        required
        maxLength={200}
        problem={form.problemOf("current")}
      />
    );
  return (
    <TextField
      label="Digite o e-mail da sua conta"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="off"
      required
      maxLength={254}
      defaultValue={form.kept("email")}
      problem={form.problemOf("email")}
    />
  );
}

/** The way out. */
export function DeleteSection({ hasPassword }: { hasPassword: boolean }) {
  const form = useAccountForm(["delete"], "apagar");
  if (useViewer()?.claims.includes("admin"))
    return (
      <Section id="apagar" title="Apagar minha conta">
        <p className="text-muted">{shownRefusals["administrator-stays"].message}</p>
      </Section>
    );
  return (
    <Section id="apagar" title="Apagar minha conta">
      <div className="space-y-2 text-muted">
        <p>
          Apaga na hora a conta e tudo o que está ligado a ela: perfil, foto, respostas, pontos, notificações
          e sessões. Se quiser ficar com uma cópia, baixe antes os seus dados.
        </p>
        <p>Ficam só as contagens sem nome de quantas pessoas marcaram cada alternativa das questões.</p>
      </div>
      <Outcome of={form} />
      <form.fetcher.Form ref={form.form} method="post" action={form.action} className="max-w-md space-y-4">
        <input type="hidden" name="intent" value="delete" />
        <Proof form={form} hasPassword={hasPassword} />
        <Agreement form={form} />
        <Button type="submit" look="danger" pending={form.pending}>
          Apagar minha conta
        </Button>
      </form.fetcher.Form>
    </Section>
  );
}

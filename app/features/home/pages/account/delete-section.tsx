import { shownRefusals } from "#app/platform/errors/shown-refusals.ts";
import { Problem, TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { type FormState, useForm } from "#app/platform/forms/hooks/use-form.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { AccountField } from "./account-action.server.ts";
import { Section, sectionPath } from "./section.tsx";

type AccountForm = { form: FormState<AccountField> };

function Agreement({ form }: AccountForm) {
  const problem = form.problem("agreed");
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-1.5">
        <input
          type="checkbox"
          name="agreed"
          value="sim"
          required
          defaultChecked={form.value("agreed") === "sim"}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? "apagar-problema" : undefined}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span>Entendo que a minha conta e os meus dados serão apagados e que não dá para desfazer.</span>
      </label>
      {problem && <Problem id="apagar-problema">{problem}</Problem>}
    </div>
  );
}

/** Password, or the typed e-mail without one. */
function Proof({ form, hasPassword }: AccountForm & { hasPassword: boolean }) {
  if (hasPassword)
    return (
      <TextField
        label="Sua senha"
        {...form.field("current")}
        type="password"
        autoComplete="current-password"
        required
        maxLength={200}
      />
    );
  return (
    <TextField
      label="Digite o e-mail da sua conta"
      {...form.field("email")}
      type="email"
      inputMode="email"
      autoComplete="off"
      required
      maxLength={254}
    />
  );
}

export function DeleteSection({ hasPassword }: { hasPassword: boolean }) {
  const form = useForm<AccountField>({ intents: ["delete"] });
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
        <p>
          Ficam só as contagens sem nome de quantas pessoas marcaram cada alternativa das questões e, como
          “Conta apagada”, as dúvidas do fórum que outra pessoa já respondeu. Se não quiser deixar uma,
          exclua-a antes.
        </p>
      </div>
      <FormMessage of={form} />
      <Form of={form} intent="delete" empties action={sectionPath("apagar")} className="max-w-md space-y-4">
        <Proof form={form} hasPassword={hasPassword} />
        <Agreement form={form} />
        <Button type="submit" look="danger" pending={form.pending}>
          Apagar minha conta
        </Button>
      </Form>
    </Section>
  );
}

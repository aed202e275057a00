import { aboutPaths } from "#app/features/home/paths.ts";
import { Choice } from "#app/platform/forms/components/choices.tsx";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { seller } from "#app/platform/text/product.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { methodNames, type PaymentMethod } from "../../domain/payment-methods.ts";
import type { Checkout } from "../../services/read-checkout.server.ts";

type Props = { methods: readonly PaymentMethod[]; guardian: Checkout["guardian"]; asksAge: boolean };

function Methods({ methods }: Pick<Props, "methods">) {
  if (methods.length < 2)
    return (
      <>
        <input type="hidden" name="method" value={methods[0]} />
        <p className="text-muted">O pagamento é por Pix. Cartão e boleto não estão disponíveis aqui.</p>
      </>
    );
  return (
    <fieldset>
      <legend className="mb-2 font-medium">Como você quer pagar?</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {methods.map((method, index) => (
          <Choice key={method} type="radio" name="method" value={method} defaultChecked={index === 0}>
            {methodNames[method]}
          </Choice>
        ))}
      </div>
      <p className="mt-2 text-sm text-muted">
        Cartão e boleto são pagos na página do nosso provedor: nenhum dado de cartão passa por aqui.
      </p>
    </fieldset>
  );
}

function Terms() {
  return (
    <p className="text-sm text-muted">
      Ao pagar, você aceita os <TextLink to={aboutPaths.terms()}>termos</TextLink>. Nos primeiros 7 dias você
      mesmo cancela e recebe tudo de volta.
    </p>
  );
}

/** Requests payment from a minor's guardian. */
function AskGuardian({ methods, email }: Pick<Props, "methods"> & { email: string }) {
  const form = usePageForm({ intents: ["guardian"] });
  return (
    <Form of={form} intent="guardian" className="card mt-4 space-y-4 p-4 sm:p-6">
      <FormMessage of={form} />
      <p>Quem tem menos de 18 anos compra com a confirmação de quem paga.</p>
      <TextField
        label="E-mail de quem vai pagar"
        {...form.field("email", email)}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        maxLength={254}
        hint="Mandamos um link para ver, confirmar e pagar. Sem isso, nada é cobrado."
      />
      <Methods methods={methods} />
      <Button type="submit" pending={form.pending} className="w-full sm:w-auto">
        Enviar link ao responsável
      </Button>
      <Terms />
    </Form>
  );
}

function Pay({ methods, asksAge }: Pick<Props, "methods" | "asksAge">) {
  const form = usePageForm({ intents: ["pay"] });
  return (
    <Form of={form} intent="pay" className="card mt-4 space-y-4 p-4 sm:p-6">
      <FormMessage of={form} />
      <Methods methods={methods} />
      {asksAge && (
        <Choice type="checkbox" name="adult" value="on" required>
          Tenho 18 anos ou mais
        </Choice>
      )}
      <Button type="submit" pending={form.pending} className="w-full sm:w-auto">
        Ir para o pagamento
      </Button>
      <Terms />
    </Form>
  );
}

/** Pays, or requests payment from a minor's guardian; people of unknown age choose. */
export function PayForm({ methods, guardian, asksAge }: Props) {
  if (methods.length === 0)
    return (
      <p className="card mt-4 p-4">
        {seller
          ? "As vendas estão fechadas neste momento. Nada é cobrado."
          : "Ainda não vendemos planos aqui: faltam o nome, o CNPJ e o endereço de quem vende. Nada é cobrado."}
      </p>
    );
  const ask = guardian && <AskGuardian methods={methods} email={guardian.email ?? ""} />;
  if (!asksAge) return ask ?? <Pay methods={methods} asksAge={false} />;
  return (
    <>
      <Pay methods={methods} asksAge />
      <details className="mt-4">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link">
          Tenho menos de 18 anos
        </summary>
        {ask}
      </details>
    </>
  );
}

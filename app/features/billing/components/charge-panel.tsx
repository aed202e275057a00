import type { ReactNode } from "react";
import { chatPaths } from "#app/features/messages/paths.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { ReplyMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { formatMoney } from "#app/platform/text/format.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { formatHour } from "#app/platform/time/format-time.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { ChargeView } from "../domain/charge-view.ts";
import { confirmedText, givenText } from "../domain/ledger-notices.ts";
import { billingPaths } from "../paths.ts";
import { PixCode } from "./pix-code.tsx";

/** `after`: what to do next once it is paid. `again`: the page that makes a new bill; null: none. */
type Props = { charge: ChargeView; qr: string; again: string | null; sandbox: boolean; after?: ReactNode };

function Ask({ label, intent }: { label: string; intent: "check" | "finish" }) {
  const form = useForm({ intents: [intent] });
  return (
    <Form of={form} intent={intent}>
      <Button type="submit" look={intent === "check" ? "secondary" : "primary"} pending={form.pending}>
        {label}
      </Button>
      {form.reply?.message && <p className="mt-2 text-sm text-muted">{form.reply.message}</p>}
    </Form>
  );
}

function Waiting({ charge, qr, sandbox }: Pick<Props, "charge" | "qr" | "sandbox">) {
  if (charge.waitsForGuardian)
    return (
      <p role="status">
        O link foi para o e-mail de quem vai pagar. Quando a pessoa confirmar e pagar, esta tela muda sozinha
        e o plano abre na hora.
      </p>
    );
  if (charge.pageUrl)
    return (
      <div className="space-y-3">
        <p>
          <strong>{formatMoney(charge.cents)}</strong>, até {formatDate(charge.expiresAt)},{" "}
          {formatHour(charge.expiresAt)}. O pagamento é na página segura do Mercado Pago, que recebe por nós:
          nenhum dado de cartão passa pelo Farol.
        </p>
        <ButtonLink href={charge.pageUrl} rel="noreferrer">
          Ir para a página de pagamento
        </ButtonLink>
      </div>
    );
  if (!charge.pixCode) return <Ask intent="finish" label="Gerar o código" />;
  return (
    <>
      <PixCode code={charge.pixCode} cents={charge.cents} expiresAt={charge.expiresAt} qr={qr} />
      {sandbox && (
        <p className="mt-4 rounded-control bg-inset px-3 py-2 text-sm">
          Este ambiente usa um banco de testes: <TextLink href={billingPaths.bank()}>pague por ele</TextLink>.
        </p>
      )}
    </>
  );
}

function Paid({ charge, after }: Pick<Props, "charge" | "after">) {
  return (
    <>
      <ReplyMessage done>
        {charge.late && <p>Recebemos seu Pix atrasado e ativamos o plano.</p>}
        <p>
          {charge.until === null
            ? "Pagamento confirmado. O que ele valia foi para um plano maior."
            : (charge.method === "code" ? givenText : confirmedText)(charge.plan, charge.until)}
        </p>
      </ReplyMessage>
      {after}
    </>
  );
}

const ended = {
  underpaid: ({ paidCents, cents }: ChargeView) =>
    `Recebemos ${formatMoney(paidCents)} de ${formatMoney(cents)}. Fale com a gente: ativamos ou devolvemos.`,
  returning: ({ keptCents }: ChargeView) =>
    `Cancelado. ${formatMoney(keptCents)} estão voltando para você pelo mesmo caminho por onde vieram.`,
  returned: ({ paidCents }: ChargeView) =>
    paidCents > 0 ? `Cancelado. ${formatMoney(paidCents)} voltaram para você.` : "Este plano foi encerrado.",
} as const;

/** The state of a payment, and what can be done. */
export function ChargePanel({ charge, qr, again, sandbox, after }: Props) {
  const { status } = charge;
  if (status === "paid") return <Paid charge={charge} after={after} />;
  if (status === "open")
    return (
      <>
        <Waiting {...{ charge, qr, sandbox }} />
        <p role="status" className="mt-4 font-medium">
          Aguardando o pagamento… esta tela muda sozinha.
        </p>
        <p className="mt-1 mb-3 text-sm text-muted">Já pagou? O banco às vezes demora. Não pague de novo.</p>
        {!charge.waitsForGuardian && (charge.pixCode || charge.pageUrl) && (
          <Ask intent="check" label="Verificar agora" />
        )}
      </>
    );
  if (status === "expired")
    return (
      <div className="space-y-3">
        <p role="status">O código venceu ou foi trocado por outro; nada foi cobrado.</p>
        {again && <ButtonLink to={again}>Gerar outro</ButtonLink>}
      </div>
    );
  return (
    <div className="space-y-3">
      <ReplyMessage done={status !== "underpaid"}>
        <p>{ended[status](charge)}</p>
      </ReplyMessage>
      <p>
        Dúvida sobre o dinheiro? <TextLink to={chatPaths.conversation()}>Fale com a equipe</TextLink>.
      </p>
    </div>
  );
}

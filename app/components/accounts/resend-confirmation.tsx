import { useFetcher, useRevalidator } from "@remix-run/react";
import { MailCheck } from "lucide-react";
import type { FormResult } from "#app/domain/accounts/form-result.ts";
import { paths } from "#app/paths.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { ReplyMessage } from "../ui/reply-message.tsx";
import { useFormResult } from "./use-form-result.ts";

/** Asks for the confirmation of the e-mail, and sends the link again (spec 000 §4, §8). */
export function ResendConfirmation({ posted }: { posted?: FormResult }) {
  const fetcher = useFetcher();
  const { result } = useFormResult(fetcher, posted);
  const { revalidate, state } = useRevalidator();
  return (
    <div className="space-y-4">
      <div className="flex items-start gap-3">
        <Icon as={MailCheck} size={28} className="mt-0.5 shrink-0 text-primary-strong" />
        <p>
          Enviamos um link para o seu e-mail. Abra a mensagem, confirme que o endereço é seu e depois atualize
          esta página. Se ela não chegou, confira a caixa de spam.
        </p>
      </div>
      {result && <ReplyMessage done={result.reply[0]}>{result.reply[1]}</ReplyMessage>}
      <fetcher.Form method="post" action={paths.completeRegistration()} data-discover="true">
        <input type="hidden" name="intent" value="resend" />
        <Button type="submit" pending={fetcher.state === "submitting"} className="w-full">
          Reenviar e-mail de confirmação
        </Button>
      </fetcher.Form>
      <Button look="secondary" pending={state !== "idle"} onClick={revalidate} className="w-full">
        Já confirmei: atualizar
      </Button>
    </div>
  );
}

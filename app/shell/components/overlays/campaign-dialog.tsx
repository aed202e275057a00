import { useRevalidator } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { callFailure } from "#app/features/accounts/domain/account-texts.ts";
import { requestTexts } from "#app/features/messages/domain/request-texts.ts";
import { useArrival } from "#app/features/messages/hooks/use-notifications.ts";
import {
  type CampaignCode,
  type CampaignState,
  campaignState,
  campaigns,
  campaignTexts,
} from "#app/platform/access/campaign.ts";
import { Refusal } from "#app/platform/forms/components/reply-message.tsx";
import { Logo } from "#app/platform/page/components/logo.tsx";
import type { ShellViewer } from "#app/platform/page/services/shell-view.ts";
import { CallRefused, call } from "#app/platform/requests/calls/call.ts";
import { product } from "#app/platform/text/product.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import { useInitialFocus } from "./use-initial-focus.ts";

/** `takesFocus`: when it appears. */
function Theirs({ children, takesFocus = false }: { children: ReactNode; takesFocus?: boolean }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) text.current?.focus();
  }, [takesFocus]);
  return (
    <li className="flex items-end gap-2">
      <Logo size={28} />
      <p
        ref={text}
        tabIndex={takesFocus ? -1 : undefined}
        className="max-w-[85%] rounded-card rounded-bl-sm bg-inset px-4 py-2.5 outline-none"
      >
        <span className="sr-only">{product.name}: </span>
        {children}
      </p>
    </li>
  );
}

function Mine({ children }: { children: ReactNode }) {
  return (
    <li className="flex justify-end">
      <p className="max-w-[85%] rounded-card rounded-br-sm bg-primary px-4 py-2.5 text-on-primary">
        <span className="sr-only">Você: </span>
        {children}
      </p>
    </li>
  );
}

/** Null on success, else the refusal. */
async function send(message: string, campaign: CampaignCode): Promise<string | null> {
  try {
    const [done, text] = await call("userSendChatMessage", { message, plantel: campaign === "PLANTEL" });
    return done ? null : text;
  } catch (error) {
    return callFailure(error instanceof CallRefused ? error.message : "sem conexão com a internet");
  }
}

/** `sent`: just now. */
type ChatProps = { state: CampaignState; sent: boolean; name: string; firstName: string; greeting: string };

/** Messages by campaign state (R-STUDY-11). */
function Chat({ state, sent, name, firstName, greeting }: ChatProps) {
  const list = useRef<HTMLOListElement>(null);
  useInitialFocus(list);
  return (
    <ol ref={list} tabIndex={-1} aria-live="polite" className="space-y-3 outline-none">
      <Theirs>
        Olá, {firstName}! Que bom ver alguém do {name} por aqui.
      </Theirs>
      {state === "member" && <Theirs>{requestTexts.member(name)} Bons estudos!</Theirs>}
      {state === "offer" && (
        <Theirs>
          Se você estuda no {name}, peça o acesso da parceria: a equipe confere o pedido e libera a sua conta.
        </Theirs>
      )}
      {state === "requested" && (
        <>
          <Mine>{greeting}</Mine>
          <Theirs takesFocus={sent}>{requestTexts.sent}</Theirs>
        </>
      )}
    </ol>
  );
}

type CampaignDialogProps = {
  campaign: CampaignCode;
  viewer: ShellViewer;
  requested: readonly string[];
  onClose: () => void;
};

/** Partner campaign chat (R-STUDY-11). */
export default function CampaignDialog({ campaign, viewer, requested, onClose }: CampaignDialogProps) {
  const { revalidate } = useRevalidator();
  // The answer to the request comes as a notification.
  useArrival(revalidate);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { name } = campaigns[campaign];
  const { title, greeting } = campaignTexts(name);
  const known = sent ? [campaign] : requested;
  const state = campaignState(campaign, viewer, known);
  async function ask() {
    setSending(true);
    setRefusal(null);
    const refused = await send(greeting, campaign);
    setSending(false);
    setRefusal(refused);
    setSent(refused === null);
    if (refused === null) revalidate();
  }
  return (
    <Dialog title={title} open stays onClose={onClose}>
      <Chat state={state} sent={sent} name={name} firstName={viewer.firstName} greeting={greeting} />
      <div className="mt-5 space-y-3">
        {refusal && <Refusal text={refusal} />}
        {state === "offer" ? (
          <Button pending={sending} onClick={ask} className="w-full">
            Enviar “{greeting}”
          </Button>
        ) : (
          <Button onClick={onClose} className="w-full">
            Continuar estudando
          </Button>
        )}
      </div>
    </Dialog>
  );
}

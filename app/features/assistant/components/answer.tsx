import { useState } from "react";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { call } from "#app/platform/requests/calls/call.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { toast } from "#app/platform/ui/components/toasts.tsx";
import { endText, positionText, prompts, waitingText } from "../domain/prompts.ts";
import { isUnfinished } from "../domain/request-state.ts";
import type { TalkItem } from "../domain/talk.ts";
import { AnswerTools } from "./answer-tools.tsx";

export type AnswerProps = {
  item: TalkItem;
  question: string | null;
  onReviewed: (value: 1 | -1) => void;
};

/** The person's request as text. */
export function askedText({ prompt, words }: Pick<TalkItem, "prompt" | "words">): string {
  return words || (prompts.find(({ code }) => code === prompt)?.asks ?? "");
}

function Sources({ sources }: Pick<TalkItem, "sources">) {
  if (sources.length === 0) return null;
  return (
    <div className="mt-3 border-t border-line pt-2">
      <p className="text-sm font-semibold text-muted">Fontes no acervo</p>
      <ol className="list-decimal pl-5 text-sm">
        {sources.map(({ title, href }) => (
          <li key={href}>
            <TextLink look="alone" to={href}>
              {title}
            </TextLink>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Failed({ item }: Pick<AnswerProps, "item">) {
  const { id, status, said } = item;
  const [reminding, setReminding] = useState<"no" | "sending" | "yes">("no");
  async function remind() {
    setReminding("sending");
    const reply = await call("remindGPTAnswer", { id }).catch(() => null);
    setReminding(reply?.[0] ? "yes" : "no");
    if (!reply?.[0]) toast("Não deu para guardar o pedido de aviso agora.", "error");
  }
  return (
    <div className="rounded-card border border-danger bg-danger-soft px-4 py-3">
      <p className="text-danger">{said || (status > 200 ? endText(status === 429 ? 429 : 500) : "")}</p>
      {status === 429 && reminding !== "yes" && (
        <Button
          look="quiet"
          pending={reminding === "sending"}
          onClick={remind}
          size="tight"
          className="-ml-3"
        >
          Avisar quando puder
        </Button>
      )}
      {reminding === "yes" && (
        <p role="status" className="mt-2">
          Combinado: quando houver lugar, um aviso chega no sino.
        </p>
      )}
    </div>
  );
}

/** Grows downwards only; the shell around it reads whole sentences aloud. */
export function AnswerBubble({ item, question, onReviewed }: AnswerProps) {
  const { status, html, position, help } = item;
  if (status > 200) return <Failed item={item} />;
  return (
    <div className="rounded-card bg-inset px-4 py-3">
      {html && <RichText html={html} />}
      {isUnfinished(status) && (
        <p className="mt-1 flex items-center gap-2 text-muted">
          <span
            aria-hidden="true"
            className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:animate-none"
          />
          {html ? "Escrevendo…" : position > 0 ? positionText(position) : waitingText}
        </p>
      )}
      {status === 200 && !help && (
        <>
          <Sources sources={item.sources} />
          <AnswerTools item={item} question={question} onReviewed={onReviewed} />
        </>
      )}
    </div>
  );
}

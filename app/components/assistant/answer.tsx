import { Link } from "@remix-run/react";
import { useState } from "react";
import { endText, positionText, prompts, waitingText } from "#app/domain/assistant/prompts.ts";
import { isUnfinished } from "#app/domain/assistant/request-state.ts";
import type { TalkItem } from "#app/domain/assistant/talk.ts";
import { RichText } from "../math/rich-text.tsx";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/toasts.tsx";
import { AnswerTools } from "./answer-tools.tsx";

export type AnswerProps = {
  item: TalkItem;
  question: string | null;
  onReviewed: (value: 1 | -1) => void;
  onRemind: () => Promise<boolean>;
};

/** What the person asked, in words. */
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
            <Link to={href} className="inline-flex min-h-8 items-center text-link underline">
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Failed({ item, onRemind }: Pick<AnswerProps, "item" | "onRemind">) {
  const { status, said } = item;
  const [reminding, setReminding] = useState(false);
  async function remind() {
    setReminding(true);
    if (await onRemind()) toast("Sua resposta chegou: abra a conversa de novo.", "success");
    setReminding(false);
  }
  return (
    <div className="rounded-card border border-danger bg-danger-soft px-4 py-3">
      <p className="text-danger">{said || (status > 200 ? endText(status === 429 ? 429 : 500) : "")}</p>
      {status === 429 && (
        <Button look="quiet" pending={reminding} onClick={remind} className="-ml-3 !px-3">
          {reminding ? "Aviso aqui quando a resposta chegar" : "Avisar quando puder"}
        </Button>
      )}
    </div>
  );
}

/** Grows downwards only; the shell around it reads whole sentences aloud. */
export function AnswerBubble({ item, question, onReviewed, onRemind }: AnswerProps) {
  const { status, html, position, help } = item;
  if (status > 200) return <Failed item={item} onRemind={onRemind} />;
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

import { Copy, Flag, Share2, ThumbsDown, ThumbsUp } from "lucide-react";
import { type FormEvent, useState } from "react";
import { forgetText } from "#app/platform/drafts/calls/forget-text.ts";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { call } from "#app/platform/requests/calls/call.ts";
import { product } from "#app/platform/text/product.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { toast } from "#app/platform/ui/components/toasts.tsx";
import type { TalkItem } from "../domain/talk.ts";

type ToolsProps = {
  item: TalkItem;
  question: string | null;
  onReviewed: (value: 1 | -1) => void;
};

const tool =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2 text-sm font-medium text-muted hover:bg-inset hover:text-text disabled:opacity-55 aria-pressed:text-link";

async function copyAnswer(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast("Resposta copiada.", "success");
  } catch {
    toast("Não deu para copiar. Selecione o texto e copie.", "error");
  }
}

async function shareAnswer(text: string): Promise<void> {
  if (!navigator.share) return copyAnswer(text);
  await navigator.share({ title: product.assistant, text }).catch(() => undefined);
}

/** Why an answer did not help; the text is optional. */
type ReasonProps = { label: string; place: string; onSend: (reason: string) => void };

function ReasonForm({ label, place, onSend }: ReasonProps) {
  const [reason, setReason] = useState("");
  function send(event: FormEvent) {
    event.preventDefault();
    onSend(reason);
  }
  return (
    <form onSubmit={send} className="mt-2 space-y-2">
      <AreaField
        label={label}
        place={place}
        value={reason}
        maxLength={1000}
        rows={2}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" look="secondary">
        Enviar
      </Button>
    </form>
  );
}

const reasons = { down: "O que faltou? (se quiser contar)", report: "O que há de errado ou impróprio?" };

/** One tap counts, once per answer (R-TUTOR-5), then the buttons are disabled; words may follow a thumb down. */
export function AnswerTools({ item, question, onReviewed }: ToolsProps) {
  const [asking, setAsking] = useState<keyof typeof reasons | null>(null);
  const { said, feedback, prompt, id } = item;
  const userId = useViewer()?.id ?? "";
  const placeOf = (kind: keyof typeof reasons) => `avaliacao:${id}:${kind}`;
  async function review(value: 1 | -1, message: string) {
    setAsking(value < 0 && message === "" ? "down" : null);
    onReviewed(value);
    const about =
      prompt !== null && question ? { qid: question, promptCode: prompt } : { qid: id, promptCode: null };
    const sent = await call("farolGPTReviewAnswer", { ...about, value, message }).catch(() => null);
    if (sent?.[0] && asking) forgetText(userId, placeOf(asking));
    if (sent?.[0]) toast("Obrigado. Isso ajuda a melhorar as respostas.", "success");
    else toast("Não deu para enviar sua avaliação agora.", "error");
  }
  const given = feedback !== 0;
  return (
    <div className="no-print">
      <p className="-ml-2 flex flex-wrap items-center">
        <button
          type="button"
          disabled={given}
          aria-pressed={feedback === 1}
          aria-label="Ajudou"
          onClick={() => review(1, "")}
          className={tool}
        >
          <Icon as={ThumbsUp} size={18} />
        </button>
        <button
          type="button"
          disabled={given}
          aria-pressed={feedback === -1}
          aria-label="Não ajudou"
          onClick={() => review(-1, "")}
          className={tool}
        >
          <Icon as={ThumbsDown} size={18} />
        </button>
        <button type="button" onClick={() => copyAnswer(said)} className={tool}>
          <Icon as={Copy} size={18} />
          Copiar
        </button>
        <button type="button" onClick={() => shareAnswer(said)} aria-label="Compartilhar" className={tool}>
          <Icon as={Share2} size={18} />
        </button>
        <button type="button" disabled={feedback === 1} onClick={() => setAsking("report")} className={tool}>
          <Icon as={Flag} size={18} />
          Denunciar
        </button>
      </p>
      {asking && (
        <ReasonForm
          key={asking}
          place={placeOf(asking)}
          label={reasons[asking]}
          onSend={(reason) => (reason.trim() ? review(-1, reason.trim()) : setAsking(null))}
        />
      )}
    </div>
  );
}

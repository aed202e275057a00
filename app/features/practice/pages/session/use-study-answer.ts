import { useEffect, useState } from "react";
import { useFirstResult } from "#app/features/accounts/hooks/use-first-result.ts";
import type { AnswerResult } from "#app/features/bank/domain/answers/answer-result.ts";
import { announceStored } from "#app/platform/drafts/calls/outbox-events.ts";
import { CallRefused, CallUnanswered } from "#app/platform/requests/calls/call.ts";

/** Loaded with the page. */
const outbox = () => import("#app/features/bank/calls/answer-outbox.ts");
const UNSENT = "Sem conexão agora. Tente de novo quando a rede voltar.";

type Given = {
  userId: string;
  /** Confirmed at once, or queued until online. */
  onAnswered: (position: number, confirmed: boolean) => void;
};

/** Through the outbox, as every answer. */
export function useStudyAnswer({ userId, onAnswered }: Given) {
  const [results, setResults] = useState<ReadonlyMap<number, AnswerResult>>(new Map());
  const firstResult = useFirstResult();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<{ position: number; message: string } | null>(null);

  useEffect(() => {
    outbox().catch(() => undefined);
  }, []);

  async function answer(position: number, code: string, choice: string): Promise<void> {
    if (sending) return;
    setSending(true);
    setProblem(null);
    try {
      const { sendAnswer } = await outbox();
      const result = await sendAnswer(userId, { qid: code, userAnswer: choice });
      firstResult.happened();
      setResults((before) => new Map([...before, [position, result]]));
      onAnswered(position, true);
    } catch (error) {
      if (error instanceof CallUnanswered) {
        onAnswered(position, false);
        announceStored("answer");
      } else if (error instanceof CallRefused) setProblem({ position, message: error.message });
      else setProblem({ position, message: UNSENT });
    } finally {
      setSending(false);
    }
  }
  return { results, sending, problem, answer };
}

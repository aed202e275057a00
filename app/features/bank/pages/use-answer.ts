import { useRevalidator } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { announceStored } from "#app/platform/drafts/calls/outbox-events.ts";
import { openPaywall } from "#app/platform/page/components/requested-dialog.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { CallRefused, CallUnanswered } from "#app/platform/requests/calls/call.ts";
import type { ShownSolution } from "../components/solution.tsx";
import type { AnswerResult } from "../domain/answers/answer-result.ts";
import { useKeptChoice } from "./use-kept-choice.ts";

export type AnswerState =
  | { step: "choosing" }
  | { step: "sending" }
  /** Stored on this device; the shell sends it when back online. */
  | { step: "waiting" }
  | { step: "refused"; message: string; signIn: boolean }
  | { step: "answered"; result: AnswerResult };

/** Loaded after the page, so that it works offline. */
const outbox = () => import("../calls/answer-outbox.ts");
export const UNSENT = "Sem conexão agora. Tente de novo quando a rede voltar.";

function unansweredState(error: unknown): AnswerState {
  if (error instanceof CallUnanswered) return { step: "waiting" };
  if (error instanceof CallRefused)
    return { step: "refused", message: error.message, signIn: error.status === "UNAUTHENTICATED" };
  return { step: "refused", message: UNSENT, signIn: false };
}

function answered(result: AnswerResult): AnswerState {
  return { step: "answered", result };
}

/** What becomes of a visitor's answer; null where it needs an account. */
export type VisitorDoor = (letter: string) => Promise<AnswerState | null>;

/** The panel of a question that a visitor may answer; `door`: null where they may not. */
export type VisitorPanel = {
  door: VisitorDoor | null;
  solution: ShownSolution | null;
  invitation: ReactNode;
};

/** Visitors get the paywall, or the result of their `door`. `replies`: outcomes of answers given here. */
export function useAnswer(code: string, confirmed: AnswerResult | null, visitorDoor?: VisitorDoor | null) {
  const viewer = useViewer();
  const { revalidate } = useRevalidator();
  const [choice, setChoice] = useState<string | null>(null);
  const [again, setAgain] = useState(false);
  const [state, setState] = useState<AnswerState>({ step: "choosing" });
  const [replies, setReplies] = useState(0);
  const userId = viewer?.id ?? null;
  const kept = useKeptChoice(code, (letter) => setChoice((chosen) => chosen ?? letter));

  useEffect(() => {
    if (!userId) return;
    outbox()
      .then(({ pendingAnswer }) => pendingAnswer(userId, code))
      .then((queued) => {
        if (!queued) return;
        setChoice(queued.userAnswer);
        setState({ step: "waiting" });
      })
      .catch(() => undefined);
  }, [code, userId]);

  function settle(next: AnswerState): void {
    setState(next);
    setReplies((before) => before + 1);
  }

  async function answer(): Promise<void> {
    if (!choice || state.step === "sending") return;
    setState({ step: "sending" });
    if (!userId) {
      const next = await visitorDoor?.(choice);
      if (next) return settle(next);
      setState({ step: "choosing" });
      await kept.keep(choice);
      return openPaywall({ premium: false });
    }
    try {
      const { sendAnswer } = await outbox();
      settle(answered(await sendAnswer(userId, { qid: code, userAnswer: choice })));
      setAgain(false);
      kept.answered();
      revalidate();
    } catch (error) {
      settle(unansweredState(error));
      if (error instanceof CallUnanswered) announceStored("answer");
    }
  }

  function startAgain() {
    setAgain(true);
    setChoice(null);
    setState({ step: "choosing" });
  }

  const known = confirmed && !again && state.step !== "answered" ? answered(confirmed) : state;
  return { choice, setChoice, state: known, replies, answer, startAgain };
}

import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { CallRefused, CallUnanswered } from "#app/calls/call.ts";
import type { EntryReply } from "#app/calls/questions/entry-answer.ts";
import { openPaywall } from "#app/components/shell/overlays/requested-dialog.ts";
import type { EntryResult } from "#app/domain/entry/entry-rules.ts";
import type { AnswerResult } from "#app/domain/questions/answer-result.ts";
import { OUTBOX_EVENT } from "#app/hooks/questions/use-outbox.ts";
import { useViewer } from "#app/hooks/shell/use-viewer.ts";
import { useLatest } from "#app/hooks/ui/use-latest.ts";
import { useKeptChoice } from "./use-kept-choice.ts";

export type AnswerState =
  | { step: "choosing" }
  | { step: "sending" }
  /** Stored on this device; the shell sends it when back online. */
  | { step: "waiting" }
  | { step: "refused"; message: string; signIn: boolean }
  | { step: "answered"; result: AnswerResult };

/** Loaded after the page, so that it works offline. */
const outbox = () => import("#app/calls/questions/answer-outbox.ts");
const entryDoor = () => import("#app/calls/questions/entry-answer.ts");
const UNSENT = "Sem conexão agora. Tente de novo quando a rede voltar.";

function newOperationId(): string {
  return crypto.randomUUID().replaceAll("-", "");
}

function unansweredState(error: unknown): AnswerState {
  if (error instanceof CallUnanswered) return { step: "waiting" };
  if (error instanceof CallRefused)
    return { step: "refused", message: error.message, signIn: error.status === "UNAUTHENTICATED" };
  return refused(UNSENT);
}

function answered(result: AnswerResult): AnswerState {
  return { step: "answered", result };
}

function refused(message: string): AnswerState {
  return { step: "refused", message, signIn: false };
}

const noInvitation = { invitation: null };

/** Who has an account by now is not invited. */
function invitedOf(entry: EntryResult | null, userId: string | null) {
  return { standing: (!userId && entry?.standing) || null };
}

function sendEntry(code: string, letter: string): Promise<EntryReply> {
  return entryDoor()
    .then(({ sendEntryAnswer }) => sendEntryAnswer(code, letter, UNSENT))
    .catch(() => ({ refused: UNSENT }));
}

/** Calls back with an answer of this device that waits for the network. */
function useQueued(code: string, userId: string | null, onQueued: (letter: string) => void): void {
  const queued = useLatest(onQueued);
  useEffect(() => {
    if (!userId) return;
    outbox()
      .then(({ pendingAnswers }) => pendingAnswers(userId))
      .then((pending) => {
        const found = pending.find((answer) => answer.qid === code);
        if (found) queued.current?.(found.userAnswer);
      })
      .catch(() => undefined);
  }, [code, userId, queued]);
}

/** Visitors get the paywall, except at entry questions. `replies`: outcomes of answers given here. */
export function useAnswer(code: string, confirmed: AnswerResult | null, isEntry = false) {
  const viewer = useViewer();
  const { revalidate } = useRevalidator();
  const [choice, setChoice] = useState<string | null>(null);
  const [again, setAgain] = useState(false);
  const [state, setState] = useState<AnswerState>({ step: "choosing" });
  const [replies, setReplies] = useState(0);
  const [entry, setEntry] = useState<EntryResult | null>(null);
  const userId = viewer?.id ?? null;
  const kept = useKeptChoice(code, (letter) => setChoice((chosen) => chosen ?? letter));
  useQueued(code, userId, (letter) => {
    setChoice(letter);
    setState({ step: "waiting" });
  });

  function settle(next: AnswerState): void {
    setState(next);
    setReplies((before) => before + 1);
  }

  async function answer(): Promise<void> {
    if (!choice || state.step === "sending") return;
    if (!userId) return answerAsVisitor(choice);
    setState({ step: "sending" });
    const pending = { operationId: newOperationId(), userId, qid: code, userAnswer: choice, at: Date.now() };
    try {
      const { storeAnswer, sendAnswer } = await outbox();
      await storeAnswer(pending).catch(() => undefined);
      settle({ step: "answered", result: await sendAnswer(pending) });
      setAgain(false);
      kept.answered();
      revalidate();
    } catch (error) {
      settle(unansweredState(error));
      if (error instanceof CallUnanswered) window.dispatchEvent(new Event(OUTBOX_EVENT));
    }
  }

  async function answerAsVisitor(letter: string): Promise<void> {
    if (isEntry) setState({ step: "sending" });
    const reply = isEntry ? await sendEntry(code, letter) : noInvitation;
    if ("refused" in reply) return settle(refused(reply.refused));
    if ("given" in reply) {
      setEntry(reply.given);
      return settle(answered(reply.given.result));
    }
    setState({ step: "choosing" });
    await kept.keep(letter);
    openPaywall({ premium: false, invitation: reply.invitation });
  }

  function startAgain(): void {
    setAgain(true);
    setChoice(null);
    setState({ step: "choosing" });
  }

  const known = !again && confirmed && state.step !== "answered" ? answered(confirmed) : state;
  return { choice, setChoice, state: known, replies, answer, startAgain, entry, ...invitedOf(entry, userId) };
}

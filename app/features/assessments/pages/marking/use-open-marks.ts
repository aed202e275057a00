import { useCallback, useEffect, useRef, useState } from "react";
import {
  deleteOpenMark,
  type OpenMarkDraft,
  openMarksOf,
  sendOpenMark,
  storeOpenMark,
} from "../../calls/mark-outbox.ts";
import type { MarkLevels } from "../../domain/results/marking.ts";
import type { MarkedAnswerView } from "../../services/load-marking.server.ts";

export type Typed = { levels: MarkLevels; comment: string };
export type MarkSaving = "typed" | "waiting" | "saved";

function storedIn({ own, decision, mayDecide }: MarkedAnswerView): Typed {
  const { levels, comment } = (mayDecide ? decision : own) ?? { levels: {}, comment: "" };
  return { levels, comment };
}

/** What its marker has typed of each answer: on the device at once, on the server when it is ready. */
export function useOpenMarks(userId: string, address: string) {
  const [typed, setTyped] = useState<Readonly<Record<number, Typed>>>({});
  const [saving, setSaving] = useState<Readonly<Record<number, MarkSaving>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const sending = useRef(Promise.resolve());

  const send = useCallback((draft: OpenMarkDraft): void => {
    sending.current = sending.current.then(async () => {
      const refused = await sendOpenMark(draft).catch(() => null);
      if (refused) setRefusal(refused);
      setSaving((all) => ({ ...all, [draft.answer]: refused === "" ? "saved" : "waiting" }));
    });
  }, []);

  useEffect(() => {
    const flush = async () => {
      const waiting = (await openMarksOf(userId)).filter((each) => each.address === address);
      setTyped((all) => ({ ...Object.fromEntries(waiting.map((each) => [each.answer, each])), ...all }));
      for (const { key: _, ...draft } of waiting) if (draft.ready) send(draft);
    };
    const again = () => void flush().catch(() => undefined);
    again();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [userId, address, send]);

  function write(answer: MarkedAnswerView, change: Partial<Typed>, ready: boolean): void {
    const now = { ...(typed[answer.answer] ?? storedIn(answer)), ...change };
    const draft = { userId, address, answer: answer.answer, ...now, decision: answer.mayDecide, ready };
    setTyped((all) => ({ ...all, [answer.answer]: now }));
    setSaving((all) => ({ ...all, [answer.answer]: ready ? "waiting" : "typed" }));
    void storeOpenMark(draft)
      .catch(() => undefined)
      .then(() => ready && send(draft));
  }

  /** After it is given back. */
  function forget({ answer }: MarkedAnswerView): void {
    const without = <Value>({ [answer]: _, ...rest }: Readonly<Record<number, Value>>) => rest;
    setTyped(without);
    setSaving(without);
    void deleteOpenMark(userId, answer).catch(() => undefined);
  }

  const typedOf = (answer: MarkedAnswerView) => typed[answer.answer] ?? storedIn(answer);
  return { typedOf, saving, refusal, write, forget };
}

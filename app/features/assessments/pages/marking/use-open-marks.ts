import { useCallback, useEffect, useState } from "react";
import { announceStored, onOutboxSent } from "#app/platform/drafts/calls/outbox-events.ts";
import { CallRefused } from "#app/platform/requests/calls/call.ts";
import type { OpenMark } from "../../calls/ports.d.ts";
import type { MarkLevels } from "../../domain/results/marking.ts";
import type { MarkedAnswerView } from "../../services/load-marking.server.ts";

/** Loaded after the page. */
const outbox = () => import("../../calls/mark-outbox.ts");

export type Typed = { levels: MarkLevels; comment: string };
export type MarkSaving = "typed" | "waiting" | "saved";
type ByAnswer<Value> = Readonly<Record<number, Value>>;

function storedIn({ own, decision, mayDecide }: MarkedAnswerView): Typed {
  const { levels, comment } = (mayDecide ? decision : own) ?? { levels: {}, comment: "" };
  return { levels, comment };
}

function byAnswer<Value>(marks: readonly OpenMark[], value: (mark: OpenMark) => Value): ByAnswer<Value> {
  return Object.fromEntries(marks.map((mark) => [mark.answer, value(mark)]));
}

/** What its marker has typed of each answer: on the device at once, on the server when it is ready. */
export function useOpenMarks(userId: string, address: string) {
  const [typed, setTyped] = useState<ByAnswer<Typed>>({});
  const [saving, setSaving] = useState<ByAnswer<MarkSaving>>({});
  const [refusal, setRefusal] = useState<string | null>(null);

  const sent = useCallback((answer: number): void => {
    setSaving((all) => (all[answer] === "waiting" ? { ...all, [answer]: "saved" } : all));
  }, []);

  useEffect(() => {
    const restore = async () => {
      const { markOutbox, typedMarks } = await outbox();
      const waiting = (await markOutbox.waiting(userId)).filter((each) => each.address === address);
      const unready = await typedMarks.list(userId, `${address} `);
      const left = [...waiting, ...unready];
      setTyped((all) => ({ ...byAnswer(left, ({ levels, comment }) => ({ levels, comment })), ...all }));
      setSaving((all) => ({
        ...byAnswer(waiting, () => "waiting" as const),
        ...byAnswer(unready, () => "typed" as const),
        ...all,
      }));
    };
    restore().catch(() => undefined);
    return onOutboxSent("mark", ({ queue }) => {
      const [place = "", answer] = queue.split(" ");
      if (place === address) sent(Number(answer));
    });
  }, [userId, address, sent]);

  async function send(mark: OpenMark): Promise<void> {
    const { markOutbox, placeOfMark, typedMarks } = await outbox();
    try {
      await markOutbox.put(userId, mark).catch(() => undefined);
      await typedMarks.change(userId, placeOfMark(mark), (left) => (isSame(left, mark) ? null : left));
      await markOutbox.deliver(userId, mark);
      setRefusal(null);
    } catch (error) {
      if (error instanceof CallRefused) setRefusal(error.message);
      announceStored("mark");
    }
  }

  async function store(mark: OpenMark): Promise<void> {
    const { placeOfMark, typedMarks } = await outbox();
    await typedMarks.save(userId, placeOfMark(mark), mark);
  }

  function write(answer: MarkedAnswerView, change: Partial<Typed>, ready: boolean): void {
    const now = { ...(typed[answer.answer] ?? storedIn(answer)), ...change };
    const mark = { address, answer: answer.answer, ...now, decision: answer.mayDecide };
    setTyped((all) => ({ ...all, [answer.answer]: now }));
    setSaving((all) => ({ ...all, [answer.answer]: ready ? "waiting" : "typed" }));
    void (ready ? send(mark) : store(mark)).catch(() => undefined);
  }

  /** After it is given back. */
  function forget({ answer }: MarkedAnswerView): void {
    const without = <Value>({ [answer]: _, ...rest }: ByAnswer<Value>) => rest;
    setTyped(without);
    setSaving(without);
    outbox()
      .then(async ({ markOutbox, placeOfMark, typedMarks }) => {
        const place = placeOfMark({ address, answer });
        await typedMarks.delete(userId, place);
        await markOutbox.delete(userId, place);
      })
      .catch(() => undefined);
  }

  const typedOf = (answer: MarkedAnswerView) => typed[answer.answer] ?? storedIn(answer);
  return { typedOf, saving, refusal, write, forget };
}

function isSame(one: Typed, other: Typed): boolean {
  return JSON.stringify([one.levels, one.comment]) === JSON.stringify([other.levels, other.comment]);
}

import { useEffect, useState } from "react";
import { Form } from "#app/platform/forms/components/form.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";

/** Undoes a decision until its notifications are sent. */
export function UndoDecision({ undo }: { undo: { num: number; left: number } }) {
  const form = usePageForm({ intents: ["undo"] });
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), undo.left * 1000);
    return () => clearTimeout(timer);
  }, [undo.left]);
  if (isOver) return null;
  return (
    <div className="mt-4 flex">
      <Form
        of={form}
        intent="undo"
        className="flex max-w-full flex-wrap items-center gap-x-3 rounded-card border border-line bg-card px-4 py-2"
      >
        <input type="hidden" name="num" value={undo.num} />
        <p>Ninguém foi avisado ainda.</p>
        <Button type="submit" look="quiet" size="tight" data-case-key="z" pending={form.pending}>
          Desfazer
        </Button>
      </Form>
    </div>
  );
}

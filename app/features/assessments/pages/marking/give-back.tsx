import { useEffect } from "react";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";

/** The marker's own mark goes, and the answer waits for somebody else. `onDone` shows the message, since the form goes too. */
export function GiveBack({ answer, onDone }: { answer: number; onDone: (message: string) => void }) {
  const form = useForm({ intents: ["give-back"], about: { answer: String(answer) } });
  const done = useLatest(onDone);
  const message = form.reply?.done ? form.reply.message : null;
  useEffect(() => {
    if (message) done.current(message);
  }, [message, done]);
  return (
    <Form of={form} intent="give-back" className="mt-3">
      <input type="hidden" name="answer" value={answer} />
      <FormMessage of={form} />
      <Button type="submit" look="secondary" pending={form.pending}>
        Devolver esta resposta
      </Button>
      <p className="mt-1 text-sm text-muted">A sua correção sai, e a resposta espera por outra pessoa.</p>
    </Form>
  );
}

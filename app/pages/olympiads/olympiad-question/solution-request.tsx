import { type FormEvent, useId } from "react";
import { openPaywall } from "#app/components/shell/overlays/requested-dialog.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { FormMessage } from "#app/components/ui/reply-message.tsx";
import { useViewer } from "#app/hooks/shell/use-viewer.ts";
import { useForm } from "#app/hooks/ui/use-form.ts";

/** Visitors get the paywall. */
export function SolutionRequest() {
  const form = useForm({ intents: ["ver"] });
  const viewer = useViewer();
  const hint = useId();
  function submit(event: FormEvent) {
    if (viewer) return;
    event.preventDefault();
    openPaywall({ premium: false });
  }
  return (
    <Form
      of={form}
      intent="ver"
      onSubmit={submit}
      preventScrollReset
      className="mt-5 flex flex-wrap items-center gap-3"
    >
      <FormMessage of={form} className="w-full" />
      <Button type="submit" pending={form.pending} aria-describedby={hint}>
        Ver solução
      </Button>
      <span id={hint} className="text-sm text-muted">
        Tente antes: comparar ensina mais do que ler.
      </span>
    </Form>
  );
}

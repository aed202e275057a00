import { type FormEvent, useId } from "react";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { openPaywall } from "#app/platform/page/components/requested-dialog.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { Button } from "#app/platform/ui/components/button.tsx";

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

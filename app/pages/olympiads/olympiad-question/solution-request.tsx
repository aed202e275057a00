import { useFetcher } from "@remix-run/react";
import { type FormEvent, useId } from "react";
import { openPaywall } from "#app/components/shell/overlays/asked.ts";
import { Button } from "#app/components/ui/button.tsx";
import { useViewer } from "#app/hooks/use-viewer.ts";

/** The button that opens the solution. A visitor meets the paywall. */
export function SolutionRequest() {
  const fetcher = useFetcher();
  const viewer = useViewer();
  const hint = useId();
  function submit(event: FormEvent) {
    if (viewer) return;
    event.preventDefault();
    openPaywall({ premium: false });
  }
  return (
    <fetcher.Form
      method="post"
      onSubmit={submit}
      preventScrollReset
      className="mt-5 flex flex-wrap items-center gap-3"
    >
      <input type="hidden" name="intent" value="ver" />
      <Button type="submit" pending={fetcher.state !== "idle"} aria-describedby={hint}>
        Ver solução
      </Button>
      <span id={hint} className="text-sm text-muted">
        Tente antes: comparar ensina mais do que ler.
      </span>
    </fetcher.Form>
  );
}

import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { keyName } from "#app/domain/questions/editing/key-name.ts";
import type { RunningReplay } from "#app/services/questions/open-editor.server.ts";
import { formatNumber } from "#app/text/format.ts";

/** A change of a key on its way to the answers. With scripts it goes on by itself as long as the page is open. */
export function RunningReplayCard({ running }: { running: RunningReplay }) {
  const { num, becomes, seen, answers } = running;
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const { state } = useNavigation();
  useEffect(() => {
    // `seen` grows with every stretch: each one asks for the next.
    if (seen >= 0 && state === "idle" && form.current) submit(form.current, { replace: true });
  }, [seen, state, submit]);
  return (
    <section aria-label="Recálculo em andamento" className="card mt-4 border-warning p-4">
      <p role="status">
        O gabarito {keyName(becomes)} está chegando às respostas antigas: {formatNumber(seen)} de{" "}
        {formatNumber(answers)} conferidas.
      </p>
      <progress
        value={seen}
        max={Math.max(answers, 1)}
        className="mt-2 w-full"
        aria-label="Respostas conferidas"
      />
      <Form ref={form} method="post" className="mt-2">
        <input type="hidden" name="intent" value="continue" />
        <input type="hidden" name="replay" value={num} />
        <Button type="submit" look="secondary" pending={state !== "idle"}>
          Continuar
        </Button>
      </Form>
    </section>
  );
}

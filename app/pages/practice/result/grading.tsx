import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { useEffect } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { useLatest } from "#app/hooks/ui/use-latest.ts";

/** Grading in progress: completed by the page, or by hand. */
export function Grading() {
  const submit = useLatest(useSubmit());
  const busy = useNavigation().state !== "idle";
  // Once: after a failure the user retries.
  useEffect(() => submit.current(null, { method: "post", replace: true }), [submit]);
  return (
    <Form method="post" replace className="card mt-4 p-5">
      <p>Sua prova foi entregue. Falta corrigir as respostas.</p>
      <Button type="submit" pending={busy} className="mt-4">
        Corrigir agora
      </Button>
    </Form>
  );
}

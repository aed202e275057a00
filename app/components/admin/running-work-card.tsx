import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";

type RunningWorkProps = {
  label: string;
  /** What is counted: "Respostas conferidas". */
  counted: string;
  seen: number;
  total: number;
  /** Where the next stretch is asked for; the page itself where none is named. */
  action?: string;
  /** Which work it is, as the form's hidden field. */
  field: { name: string; value: number };
  children: ReactNode;
};

/** Work that is done in stretches. With scripts it goes on by itself as long as the page is open. */
export function RunningWorkCard({ label, counted, seen, total, action, field, children }: RunningWorkProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const { state } = useNavigation();
  useEffect(() => {
    // `seen` grows with every stretch: each one asks for the next.
    if (seen >= 0 && state === "idle" && form.current) submit(form.current, { replace: true });
  }, [seen, state, submit]);
  return (
    <section aria-label={label} className="card mt-4 border-warning p-4">
      <p role="status">{children}</p>
      <progress
        value={seen}
        max={Math.max(total, 1)}
        className="mt-2 w-full accent-primary"
        aria-label={counted}
      />
      <Form ref={form} method="post" action={action} className="mt-2">
        <input type="hidden" name="intent" value="continue" />
        <input type="hidden" {...field} />
        <Button type="submit" look="secondary" pending={state !== "idle"}>
          Continuar
        </Button>
      </Form>
    </section>
  );
}

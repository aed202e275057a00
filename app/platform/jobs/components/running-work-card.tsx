import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "#app/platform/ui/components/button.tsx";
import { useContinuing } from "../hooks/use-continuing.ts";

type RunningWorkProps = {
  label: string;
  /** Label: "Respostas conferidas". */
  counted: string;
  seen: number;
  total: number;
  /** Form action of the next batch; default: this page. */
  action?: string;
  /** The id of the work. */
  job: string;
  children: ReactNode;
};

/** Batch work that continues while the page is open (with scripts). */
export function RunningWorkCard({ label, counted, seen, total, action, job, children }: RunningWorkProps) {
  const form = useContinuing(true, seen);
  const { state } = useNavigation();
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
        <input type="hidden" name="job" value={job} />
        <Button type="submit" look="secondary" pending={state !== "idle"}>
          Continuar
        </Button>
      </Form>
    </section>
  );
}

import { useNavigation, useSubmit } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/** A form that takes a job's next step while its page is open; the server goes on without it, too. */
export function useContinuing(running: boolean, seen: number): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const { state } = useNavigation();
  useEffect(() => {
    // Each reply changes `seen` and sends the next step.
    if (running && seen >= 0 && state === "idle" && form.current) submit(form.current, { replace: true });
  }, [running, seen, state, submit]);
  return form;
}

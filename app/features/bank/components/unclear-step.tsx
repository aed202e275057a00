import { useState } from "react";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { call } from "#app/platform/requests/calls/call.ts";
import { Button } from "#app/platform/ui/components/button.tsx";

/** "Não entendi este passo", counted once a person. */
export function UnclearStep({ code, step }: { code: string; step: number }) {
  const viewer = useViewer();
  const [state, setState] = useState<"open" | "sending" | "done" | "failed">("open");
  if (!viewer) return null;
  async function send() {
    setState("sending");
    const reply = await call("reportUnclearStep", { qid: code, step }).catch(() => null);
    setState(reply?.[0] ? "done" : "failed");
  }
  if (state === "done")
    return (
      <p role="status" className="text-sm text-muted">
        Anotado.
      </p>
    );
  return (
    <>
      <Button
        look="quiet"
        pending={state === "sending"}
        onClick={send}
        className="-ml-3 px-3 text-sm font-normal text-muted"
      >
        Não entendi este passo
      </Button>
      {state === "failed" && (
        <p role="alert" className="text-sm text-danger">
          Não deu para anotar agora. Tente de novo.
        </p>
      )}
    </>
  );
}

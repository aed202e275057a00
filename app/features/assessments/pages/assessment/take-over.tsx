import { useState } from "react";
import type { SittingName } from "#app/features/practice/domain/sitting-id.ts";
import { call } from "#app/platform/requests/calls/call.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { BarHeading, Card, Heading } from "#app/platform/ui/components/part.tsx";

type TakeOverProps = {
  name: SittingName;
  owner: { userId: string; sessionId: string };
  title: string;
  /** This device had it until now. */
  wasHere: boolean;
  /** The seat was transferred; the paper is loading. */
  isOpening: boolean;
  onTaken: () => void;
};

/** Sends what waits here first, so that it fills blanks only; then the server's answers replace this device's copy. */
async function takeOver(name: SittingName, { userId, sessionId }: TakeOverProps["owner"]): Promise<string> {
  const [{ practiceOutbox }, copies, { thisDevice }] = await Promise.all([
    import("#app/features/practice/calls/practice-outbox.ts"),
    import("#app/features/practice/calls/practice-copies.ts"),
    import("#app/platform/drafts/calls/this-device.ts"),
  ]);
  if (!(await practiceOutbox.sendQueue(userId, sessionId)))
    return "Sem internet agora. Tente de novo quando a rede voltar.";
  const [isTaken, revision] = await call("continueSubmission", { ...name, device: await thisDevice() });
  if (!isTaken) return revision;
  await copies.deleteCopies(sessionId);
  await copies.storeRevision({ userId, sessionId }, { revision, known: null });
  return "";
}

/** One device at a time continues a sitting. */
export function TakeOver({ name, owner, title, wasHere, isOpening, onTaken }: TakeOverProps) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState("");
  async function go() {
    setPending(true);
    const said = await takeOver(name, owner).catch(
      () => "Sem internet agora. Tente de novo quando a rede voltar.",
    );
    setPending(false);
    setProblem(said);
    if (said === "") onTaken();
  }
  return (
    <section aria-labelledby="outro-aparelho" className="page-width max-w-[42.5rem] py-6">
      <BarHeading>{title}</BarHeading>
      <Card role="status">
        <Heading id="outro-aparelho">
          {wasHere ? "A prova continua em outro aparelho." : "Você abriu em outro aparelho. Continuar aqui?"}
        </Heading>
        <p className="mt-2 text-muted">
          {wasHere
            ? "O que você respondeu aqui foi enviado. Se quiser, continue neste aparelho; o outro é avisado."
            : "O que foi enviado do outro aparelho aparece aqui, e ele é avisado. O relógio continua o mesmo."}
        </p>
        <Button className="mt-4" pending={pending || isOpening} onClick={go}>
          Continuar aqui
        </Button>
        {problem && <p className="mt-3 text-warning">{problem}</p>}
      </Card>
    </section>
  );
}

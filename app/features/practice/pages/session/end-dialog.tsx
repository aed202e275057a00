import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";

type EndDialogProps = {
  exam: boolean;
  blank: number;
  marked: number;
  /** What happens then; default: of practice. */
  after?: string | undefined;
  onEnd: () => void;
  onClose: () => void;
};

function blankText(blank: number): string {
  if (blank === 0) return "Você respondeu todas as questões.";
  return blank === 1 ? "1 questão está em branco." : `${blank} questões estão em branco.`;
}

/** Warns of blank and marked questions. */
export function EndDialog({ exam, blank, marked, after, onEnd, onClose }: EndDialogProps) {
  return (
    <Dialog title={exam ? "Entregar a prova?" : "Encerrar a sessão?"} open onClose={onClose}>
      <p className={blank > 0 ? "font-medium text-warning" : ""}>{blankText(blank)}</p>
      {marked > 0 && (
        <p className="mt-1">{plural(marked, "questão marcada", "questões marcadas")} para revisar.</p>
      )}
      <p className="mt-3 text-muted">
        {after ??
          (exam
            ? "Depois de entregar, você vê o resultado e as resoluções e não muda mais as respostas."
            : "Você vê o resumo da sessão. As questões em branco continuam disponíveis para responder depois.")}
      </p>
      <div className="mt-5 flex flex-col gap-2 sm:flex-row-reverse">
        <Button
          onClick={() => {
            onClose();
            onEnd();
          }}
        >
          {exam ? "Entregar prova" : "Encerrar sessão"}
        </Button>
        <Button look="secondary" onClick={onClose}>
          Voltar às questões
        </Button>
      </div>
    </Dialog>
  );
}

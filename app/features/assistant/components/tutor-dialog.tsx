import { useShell } from "#app/platform/page/hooks/use-shell.ts";
import { useRouteData } from "#app/platform/requests/hooks/use-route-data.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import { tutorName } from "../domain/prompts.ts";
import { talkItem } from "../domain/talk.ts";
import { assistantPaths } from "../paths.ts";
import type { TutorTalk } from "../services/read-tutor.server.ts";
import { Talk } from "./talk.tsx";

type TutorDialogProps = {
  question: string;
  /** "ENEM 2017, você marcou C". */
  about: string;
  /** Null: it has no answer to give, or has one already. */
  onAnswer: (() => void) | null;
  onPeople: () => void;
  onClose: () => void;
};

/** Over any page, about one question. A `key` per question resets the conversation. */
export default function TutorDialog({ question, about, onAnswer, onPeople, onClose }: TutorDialogProps) {
  const { title, note } = tutorName(useShell()?.model === true);
  const { data, failed, again } = useRouteData<TutorTalk>(assistantPaths.tutor(question));
  return (
    <Dialog title={title} side="sheet" open onClose={onClose}>
      <p className="mb-4 text-sm text-muted">
        Sobre: {about}
        <br />
        {`${note.charAt(0).toUpperCase()}${note.slice(1)}.`}
      </p>
      {data ? (
        <Talk
          question={question}
          earlier={data.requests.map(talkItem)}
          allowance={data.allowance}
          opening={() => <p>Escolha por onde começar. A resposta fica com você: eu ajudo no caminho.</p>}
          ground="bg-raised"
          placeholder="Onde você travou?"
          waysOut={
            <p className="-ml-3 flex flex-wrap">
              {onAnswer && (
                <Button look="quiet" onClick={onAnswer} size="tight">
                  Quero responder agora
                </Button>
              )}
              <Button look="quiet" onClick={onPeople} size="tight">
                Tirar dúvida com pessoas
              </Button>
            </p>
          }
        />
      ) : failed ? (
        <p role="alert">
          Não deu para abrir a conversa. Sem conexão, as dicas não vêm; a questão continua aqui.
          <Button look="quiet" onClick={again} size="tight">
            Tentar de novo
          </Button>
        </p>
      ) : (
        <p className="appear-late text-muted">Abrindo…</p>
      )}
    </Dialog>
  );
}

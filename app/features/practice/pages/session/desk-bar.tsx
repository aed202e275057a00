import { Bookmark, ChevronLeft, ChevronRight, LayoutGrid } from "lucide-react";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import type { Desk } from "./use-workspace.ts";

/** Next step: answer, continue, or submit. */
function MainStep({ desk }: { desk: Desk }) {
  const { exam, item, position, session, question, ending } = desk;
  const last = position === session.size - 1;
  const wide = "flex-1 whitespace-nowrap max-sm:!px-1 max-sm:!text-sm sm:ml-auto sm:flex-none sm:px-8";
  const answerable = question !== null && !question.annulled && question.held === null;
  if (!exam && !item.answered && answerable)
    return (
      <Button
        disabled={item.choice === null || desk.locked}
        pending={desk.sending}
        onClick={desk.answer}
        className={wide}
      >
        Responder
      </Button>
    );
  return (
    <Button disabled={ending !== "no"} onClick={desk.goOn} className={wide}>
      {last ? (exam ? "Entregar prova" : "Encerrar sessão") : "Próxima questão"}
    </Button>
  );
}

function MarkButton({ desk, over }: { desk: Desk; over: boolean }) {
  const { marked } = desk.item;
  return (
    <Button
      look="secondary"
      aria-label="Marcar para revisar"
      aria-pressed={marked}
      title="Marcar para revisar (M)"
      disabled={over}
      onClick={desk.mark}
      size="round"
    >
      <Bookmark size={20} strokeWidth={1.75} fill={marked ? "currentColor" : "none"} aria-hidden="true" />
    </Button>
  );
}

/** Actions within thumb reach, fixed. */
export function DeskBar({ desk }: { desk: Desk }) {
  const { item, position, session, exam, ending } = desk;
  const over = ending !== "no";
  const skips = !exam && !item.answered && position < session.size - 1;
  return (
    <div className="no-print needs-scripts sticky bottom-0 z-10 -mx-4 mt-6 flex items-center gap-2 border-t border-line bg-card px-4 py-3 sm:-mx-6 sm:rounded-b-card sm:px-6">
      <Button
        look="secondary"
        aria-label="Questão anterior"
        disabled={position === 0 || over}
        onClick={() => desk.move(position - 1)}
        size="round"
      >
        <Icon as={ChevronLeft} />
      </Button>
      <MarkButton desk={desk} over={over} />
      <Button
        look="secondary"
        aria-label="Ver todas as questões"
        onClick={() => desk.setDialog("questions")}
        size="round"
        className="lg:hidden"
      >
        <Icon as={LayoutGrid} />
      </Button>
      <MainStep desk={desk} />
      {skips && (
        <Button
          look="secondary"
          aria-label="Próxima questão"
          disabled={over}
          onClick={() => desk.move(position + 1)}
          size="round"
          className="max-[22rem]:hidden"
        >
          <Icon as={ChevronRight} />
        </Button>
      )}
    </div>
  );
}

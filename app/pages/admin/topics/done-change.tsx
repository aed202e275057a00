import { ReplyMessage } from "#app/components/ui/reply-message.tsx";
import type { ChangeView } from "#app/services/catalogue/change-view.ts";
import { plural } from "#app/text/format.ts";
import { UndoForm } from "./change-list.tsx";

/** With its effect and the undo. */
export function DoneChange({ done, version }: { done: ChangeView; version: number }) {
  const reached =
    done.kind === "rename"
      ? `${plural(done.total, "questão mostra", "questões mostram")} o nome.`
      : done.changed === 0
        ? "Nenhuma questão precisou ser reescrita."
        : `${plural(done.changed, "questão foi reescrita", "questões foram reescritas")}.`;
  return (
    <div className="mt-4 space-y-3" key={`${done.num} ${done.state}`}>
      <ReplyMessage done>
        {done.state === "undone"
          ? `Desfeito. ${done.what}: está tudo como antes.`
          : `Pronto. ${done.what}. ${reached}`}
      </ReplyMessage>
      {done.state === "done" && <UndoForm change={done} version={version} busy={false} />}
    </div>
  );
}

import { ReplyMessage } from "#app/components/accounts/reply-message.tsx";
import type { ChangeView } from "#app/services/catalogue/change-view.ts";
import { plural } from "#app/text/format.ts";

/** What has just been done, or undone, and how far it reached. */
export function DoneChange({ done }: { done: ChangeView }) {
  const reached =
    done.kind === "rename"
      ? `${plural(done.total, "questão mostra", "questões mostram")} o nome certo.`
      : `${plural(done.changed, "questão foi reescrita", "questões foram reescritas")}.`;
  return (
    <div className="mt-4" key={`${done.num} ${done.state}`}>
      <ReplyMessage done>
        {done.state === "undone" ? `Desfeito: “${done.what}”.` : `Pronto. ${done.what}.`} {reached}
      </ReplyMessage>
    </div>
  );
}

import { formatDateTime } from "#app/platform/time/format-time.ts";
import type { ChatMessage } from "../domain/chat.ts";
import { chatPaths } from "../paths.ts";

type Props = {
  messages: readonly ChatMessage[] /** Whose side the reader is on. */;
  team: boolean;
  names: Names;
};
/** How each side is named to the reader. */
type Names = { team: string; person: string };

/** A conversation's messages, oldest first: the reader's at the right. */
export function ChatMessages({ messages, team: reader, names }: Props) {
  return (
    <ol className="mt-4 space-y-3">
      {messages.map(({ place, team, content, picture, at }) => (
        <li key={place} className={`flex ${team === reader ? "justify-end" : ""}`}>
          <div
            className={`max-w-[85%] min-w-0 rounded-card px-4 py-2.5 ${team === reader ? "bg-primary-soft" : "bg-inset"}`}
          >
            <p className="text-sm text-muted">
              {team ? names.team : names.person}, {formatDateTime(at)}
            </p>
            {content !== "" && <p className="break-words whitespace-pre-line">{content}</p>}
            {picture && (
              <a href={chatPaths.picture(picture)} target="_blank" rel="noreferrer" className="mt-1 block">
                <img
                  src={chatPaths.picture(picture)}
                  alt={`Foto de ${team ? names.team : names.person}, em tamanho inteiro`}
                  loading="lazy"
                  className="h-48 max-w-full rounded-control bg-card object-contain"
                />
              </a>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

import type { ChatMessage } from "#app/domain/chat/chat.ts";
import { formatDateTime } from "#app/text/format-time.ts";

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
      {messages.map(({ place, team, content, at }) => (
        <li key={place} className={`flex ${team === reader ? "justify-end" : ""}`}>
          <div
            className={`max-w-[85%] min-w-0 rounded-card px-4 py-2.5 ${team === reader ? "bg-primary-soft" : "bg-inset"}`}
          >
            <p className="text-sm text-muted">
              {team ? names.team : names.person}, {formatDateTime(at)}
            </p>
            <p className="break-words whitespace-pre-line">{content}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

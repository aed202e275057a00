import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { fold } from "#app/platform/text/normalize.ts";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import type { ReadyReply } from "../domain/ready-reply.ts";

type Props = { onChoose: (content: string) => void; onClose: () => void };

/** Puts a ready answer into the field, where it can be changed before it is sent. */
export function ReadyReplyDialog({ onChoose, onClose }: Props) {
  const list = useFetcher<{ replies: ReadyReply[] }>();
  const load = useLatest(() => list.load(adminPaths.readyReplies()));
  useEffect(() => load.current(), [load]);
  const [text, setText] = useState("");
  const replies = list.data?.replies;
  const found = replies?.filter(({ title, content }) =>
    fold(`${title} ${content}`).includes(fold(text.trim())),
  );
  return (
    <Dialog title="Respostas prontas" open onClose={onClose}>
      <TextField
        label="Procurar"
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className="mt-3 text-muted empty:hidden">
        {!replies && "Abrindo…"}
        {replies?.length === 0 && "Ainda não há respostas prontas."}
        {found?.length === 0 && text !== "" && "Nenhuma com estas palavras."}
      </p>
      <ul className="mt-2 space-y-2">
        {found?.map(({ id, title, content }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(content)}
              className="card min-h-11 w-full px-3 py-2 text-left hover:bg-inset"
            >
              <span className="block font-semibold break-words">{title}</span>
              <span className="line-clamp-2 text-sm break-words text-muted">{content}</span>
            </button>
          </li>
        ))}
      </ul>
      <TextLink to={adminPaths.readyReplies()} className="mt-4" look="alone">
        Editar as respostas prontas
      </TextLink>
    </Dialog>
  );
}

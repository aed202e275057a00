import { Link, Form as PlainForm } from "@remix-run/react";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { ReplyMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { assistantPaths } from "../../paths.ts";
import type { HistoryItem } from "../../services/read-tutor.server.ts";

type HistoryProps = {
  history: { items: HistoryItem[]; next: string | null };
  /** What was searched. */
  typed: string;
  /** The request that is open. */
  open: string;
};

type FormOf = ReturnType<typeof usePageForm<"id", { deleted?: string }>>;

function Item({ item, isOpen, form }: { item: HistoryItem; isOpen: boolean; form: FormOf }) {
  const { id, title } = item;
  return (
    <li className="flex items-start">
      <Link
        to={assistantPaths.request(id)}
        aria-current={isOpen ? "page" : undefined}
        className="flex min-h-11 min-w-0 grow items-center rounded-control px-2 py-1 break-words text-text no-underline hover:bg-inset aria-[current]:bg-primary-soft"
      >
        <span className="line-clamp-2">{title}</span>
      </Link>
      <Form of={form} action={assistantPaths.tutor()} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <button type="submit" name="intent" value="delete" className="icon-button">
          <Icon as={Trash2} size={18} />
          <span className="sr-only">Apagar a conversa {title}</span>
        </button>
      </Form>
    </li>
  );
}

function HistoryList({ history, typed, open }: HistoryProps) {
  const form = usePageForm<"id", { deleted?: string }>();
  const { reply } = form;
  return (
    <div className="space-y-3">
      <ButtonLink to={assistantPaths.tutor()} look="secondary" className="w-full">
        <Icon as={Plus} size={18} />
        Nova pergunta
      </ButtonLink>
      <PlainForm action={assistantPaths.tutor()} role="search" className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <TextField label="Buscar no histórico" name="busca" type="search" defaultValue={typed} />
        </div>
        <Button type="submit" look="secondary">
          Buscar
        </Button>
      </PlainForm>
      {reply && (
        <ReplyMessage key={JSON.stringify(reply)} done={reply.done}>
          <div className="flex flex-wrap items-center gap-x-4">
            <p>{reply.message}</p>
            {reply.deleted && (
              <Form of={form} action={assistantPaths.tutor()} preventScrollReset>
                <input type="hidden" name="id" value={reply.deleted} />
                <Button
                  type="submit"
                  name="intent"
                  value="restore"
                  look="quiet"
                  size="tight"
                  className="-my-2.5 -ml-3"
                >
                  Desfazer
                </Button>
              </Form>
            )}
          </div>
        </ReplyMessage>
      )}
      {history.items.length === 0 ? (
        <p className="text-muted">{typed ? "Nada com essas palavras." : "Suas perguntas ficam aqui."}</p>
      ) : (
        <ul aria-label="Histórico" className="-mx-2">
          {history.items.map((item) => (
            <Item key={item.id} item={item} isOpen={item.id === open} form={form} />
          ))}
        </ul>
      )}
      <Pager next={history.next} by="antes" />
    </div>
  );
}

/** At the left on desktops, in a drawer on phones. */
export function History(props: HistoryProps) {
  const [drawer, setDrawer] = useState(false);
  return (
    <>
      <aside aria-label="Histórico de conversas" className="hidden w-72 shrink-0 xl:block">
        <HistoryList {...props} />
      </aside>
      <div className="xl:hidden">
        <Button look="secondary" onClick={() => setDrawer(true)}>
          Histórico
        </Button>
        <Dialog title="Histórico" side="left" open={drawer} onClose={() => setDrawer(false)}>
          <HistoryList {...props} />
        </Dialog>
      </div>
    </>
  );
}

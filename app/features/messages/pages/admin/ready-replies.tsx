import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { type FormState, useForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { pageTitle } from "#app/platform/text/product.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { LONGEST_CHAT_MESSAGE } from "../../domain/chat.ts";
import { LONGEST_REPLY_TITLE, type ReadyReply } from "../../domain/ready-reply.ts";
import { listReadyReplies } from "../../services/ready-replies.server.ts";
import {
  type ReadyReplyExtra as Extra,
  type ReadyReplyField as Field,
  readyReplyForms,
} from "./ready-replies/ready-replies-action.server.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle("Respostas prontas") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  return json({ fresh: deps.newId(), replies: await listReadyReplies(deps) });
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("admin", args);
  const actor = { viewer, requestId: context.requestId };
  return handleForm(args.request, readyReplyForms(deps, actor));
}

/** `reply`: the fields begin with it. */
function ReplyFields({ reply, form }: { reply: ReadyReply; form: FormState<Field, Extra> }) {
  return (
    <>
      <input type="hidden" name="id" value={reply.id} />
      <TextField label="Nome" maxLength={LONGEST_REPLY_TITLE} {...form.field("title", reply.title)} />
      <AreaField
        label="Resposta"
        rows={4}
        maxLength={LONGEST_CHAT_MESSAGE}
        hint="{nome} vira o primeiro nome da pessoa."
        {...form.field("content", reply.content)}
      />
    </>
  );
}

function StoredReply({ reply }: { reply: ReadyReply }) {
  const form = useForm<Field, Extra>({ intents: ["save"], about: { id: reply.id } });
  return (
    <li className="card p-4">
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold break-words">
          {reply.title}
        </summary>
        <FormMessage of={form} className="mt-2" />
        <Form of={form} noValidate className="mt-2 space-y-3">
          <ReplyFields reply={reply} form={form} />
          <Button type="submit" name="intent" value="save" pending={form.pending}>
            Guardar
          </Button>
        </Form>
      </details>
    </li>
  );
}

/** Outside the list, which loses the reply. */
function Deletion({ replies }: { replies: readonly ReadyReply[] }) {
  const form = useForm<Field, Extra>({ intents: ["delete"] });
  const gone = form.reply?.gone;
  const restorable = gone && !replies.some(({ id }) => id === gone.id) ? gone : null;
  return (
    <>
      <FormMessage of={form} className="mt-4" />
      {restorable && (
        <Form of={form} intent="save" className="mt-2">
          <input type="hidden" name="id" value={restorable.id} />
          <input type="hidden" name="title" value={restorable.title} />
          <input type="hidden" name="content" value={restorable.content} />
          <Button type="submit" look="secondary">
            Desfazer
          </Button>
        </Form>
      )}
      {replies.length > 0 && (
        <Form of={form} intent="delete" className="mt-6 flex flex-wrap items-end gap-3">
          <label className="min-w-0">
            <span className="mb-1 block font-medium">Apagar uma resposta</span>
            <select name="id" className="field">
              {replies.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit" look="secondary" pending={form.pending}>
            Apagar
          </Button>
        </Form>
      )}
    </>
  );
}

/** The team's ready answers. */
export default function ReadyReplies() {
  const { fresh, replies } = useLoaderData<typeof loader>();
  const form = useForm<Field, Extra>({ intents: ["save"], about: { id: fresh } });
  const above = (
    <Link to={adminPaths.conversations()} className="mt-4 inline-flex min-h-11 items-center text-link">
      Todas as conversas
    </Link>
  );
  return (
    <AdminFrame title="Respostas prontas" above={above}>
      <p className="mt-1 text-muted">Na conversa, a tecla c abre esta lista.</p>
      <div className="max-w-3xl">
        <ul className="mt-4 space-y-3">
          {replies.map((reply) => (
            <StoredReply key={reply.id} reply={reply} />
          ))}
        </ul>
        <Deletion replies={replies} />
        <h2 className="mt-8 text-lg font-semibold">Nova resposta</h2>
        <FormMessage of={form} className="mt-2" />
        <Form key={fresh} of={form} intent="save" data-place="nova" noValidate className="mt-2 space-y-3">
          <ReplyFields reply={{ id: fresh, title: "", content: "" }} form={form} />
          <Button type="submit" pending={form.pending}>
            Guardar
          </Button>
        </Form>
      </div>
    </AdminFrame>
  );
}

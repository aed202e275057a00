import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { type FormState, useForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { AdminForm } from "#app/platform/page/components/admin-form.tsx";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { AdminFold, AdminItem, AdminList, AdminSection } from "#app/platform/page/components/admin-list.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { LONGEST_CHAT_MESSAGE } from "../../domain/chat.ts";
import { LONGEST_REPLY_TITLE, type ReadyReply } from "../../domain/ready-reply.ts";
import { listReadyReplies } from "../../services/ready-replies.server.ts";
import {
  type ReadyReplyExtra as Extra,
  type ReadyReplyField as Field,
  readyReplyForms,
} from "./ready-replies/ready-replies-action.server.ts";

export const meta = unlistedMeta("Respostas prontas");

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  return json({ fresh: deps.newId(), replies: await listReadyReplies(deps) });
}

export function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
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
    <AdminItem>
      <AdminFold title={reply.title}>
        <AdminForm of={form} intent="save" submit="Guardar" plain>
          <ReplyFields reply={reply} form={form} />
        </AdminForm>
      </AdminFold>
    </AdminItem>
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
  return (
    <AdminFrame
      title="Respostas prontas"
      back={{ to: adminPaths.conversations(), name: "Todas as conversas" }}
      lead="Na conversa, a tecla c abre esta lista."
    >
      <AdminList empty="Nenhuma resposta pronta ainda. Escreva a primeira abaixo.">
        {replies.map((reply) => (
          <StoredReply key={reply.id} reply={reply} />
        ))}
      </AdminList>
      <Deletion replies={replies} />
      <AdminSection title="Nova resposta">
        <AdminForm key={fresh} of={form} intent="save" submit="Guardar" place="nova">
          <ReplyFields reply={{ id: fresh, title: "", content: "" }} form={form} />
        </AdminForm>
      </AdminSection>
    </AdminFrame>
  );
}

import { type FormReply, refusalOf } from "#app/platform/forms/domain/form-reply.ts";
import { call } from "#app/platform/requests/calls/call.ts";
import { postRoute } from "#app/platform/requests/calls/post-route.ts";
import { readRoute } from "#app/platform/requests/calls/read-route.ts";
import type { NotebookChanges, SaveReply } from "../domain/edited-block.ts";
import type { SendReply, SyncTransport } from "./notebook-ways.ts";

export type BlockReplyExtra = { saved: SaveReply; picture: string };
type Where = {
  id: string;
  edit: string;
  changesSince: (since: number) => string;
  /** How many the notebook has now. */
  sections: () => number;
};

const SIGN_IN = "Sua sessão terminou. Entre de novo em outra aba: o texto está guardado neste aparelho.";

type Edited = { message: string | null; reply: FormReply<string, BlockReplyExtra> | null };

/** Sends an edit. Without a reply: `message` says why it was refused; null after a network error. */
async function send(address: string, fields: Readonly<Record<string, string | File>>): Promise<Edited> {
  const posted = await postRoute<FormReply<string, BlockReplyExtra>>(address, fields);
  if (posted.kind === "refused") return { message: posted.signIn ? SIGN_IN : null, reply: null };
  const { reply } = posted;
  return reply.done ? { message: null, reply } : { message: refusalOf(reply), reply: null };
}

/** Sends an edit; null without a reply or when refused. */
export async function postEdit(
  address: string,
  fields: Readonly<Record<string, string | File>>,
): Promise<FormReply<string, BlockReplyExtra> | null> {
  return (await send(address, fields)).reply;
}

/** A failed save is reported with notebook and sections (R-SCHOOL-5). */
function report({ id, sections }: Where): void {
  const clientInfo = { notebookId: id, sections: sections(), userAgent: navigator.userAgent };
  const input = { message: "save notebook sections", stack: "", level: "error", timestamp: Date.now() };
  call("logClientError", { ...input, clientInfo }).catch(() => undefined);
}

export function notebookTransport(where: Where): SyncTransport {
  async function post(fields: Readonly<Record<string, string>>): Promise<SendReply | null> {
    const { reply, message } = await send(where.edit, fields);
    if (reply?.saved) return reply.saved;
    report(where);
    return message ? { outcome: "refused", message } : null;
  }
  return {
    save: ({ blockId, kind, revision, source, operation }) =>
      post({
        intent: "save",
        bloco: blockId,
        tipo: kind,
        revisao: String(revision),
        texto: source,
        operacao: operation,
      }),
    add: ({ blockId, kind, source, operation }, { section, place }) =>
      post({
        intent: "add",
        bloco: blockId,
        tipo: kind,
        secao: section,
        lugar: place,
        texto: source,
        operacao: operation,
      }),
    changes: (since) => readRoute<NotebookChanges>(where.changesSince(since)),
  };
}

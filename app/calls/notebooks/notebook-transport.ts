import { call } from "#app/calls/call.ts";
import { postRoute } from "#app/calls/post-route.ts";
import { readRoute } from "#app/calls/read-route.ts";
import type { FormReply } from "#app/domain/forms/form-reply.ts";
import type { NotebookChanges, SaveReply } from "#app/domain/notebooks/edited-block.ts";
import type { SyncTransport } from "./notebook-sync.ts";

const EDIT_ROUTE = "pages/notebooks/edit-notebook";
export type BlockReplyExtra = { saved: SaveReply; picture: string };
type Where = { id: string; edit: string; changesSince: (since: number) => string; sections: () => number };

/** Sends an edit; null without a reply or when refused: it stays on the device. */
export async function postEdit(
  address: string,
  fields: Readonly<Record<string, string | File>>,
): Promise<FormReply<string, BlockReplyExtra> | null> {
  const posted = await postRoute<FormReply<string, BlockReplyExtra>>(address, EDIT_ROUTE, fields);
  return posted.kind === "answered" && posted.reply.done ? posted.reply : null;
}

/** A failed save is reported with notebook and sections (spec 001 §7). */
function report({ id, sections }: Where): void {
  const clientInfo = { notebookId: id, sections: sections(), userAgent: navigator.userAgent };
  const input = { message: "save notebook sections", stack: "", level: "error", timestamp: Date.now() };
  call("logClientError", { ...input, clientInfo }).catch(() => undefined);
}

export function notebookTransport(where: Where): SyncTransport {
  async function send(fields: Readonly<Record<string, string>>): Promise<SaveReply | null> {
    const reply = await postEdit(where.edit, fields);
    if (!reply?.saved) report(where);
    return reply?.saved ?? null;
  }
  return {
    save: ({ blockId, kind, revision, source, operation }) =>
      send({
        intent: "save",
        bloco: blockId,
        tipo: kind,
        revisao: String(revision),
        texto: source,
        operacao: operation,
      }),
    add: ({ blockId, kind, source, operation }, { section, place }) =>
      send({
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

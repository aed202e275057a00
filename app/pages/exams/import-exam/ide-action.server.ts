import type { Viewer } from "#app/access/viewer.ts";
import { pictureMarkdown } from "#app/domain/questions/picture-markdown.ts";
import { AppError, isAppError } from "#app/errors/app-error.ts";
import type { Actor } from "#app/services/admin/actor.server.ts";
import type { Deps } from "#app/services/deps.ts";
import { checkExamText } from "#app/services/exams/check-exam-text.server.ts";
import { deleteExamText, readExamTexts, saveExamText } from "#app/services/exams/exam-texts.server.ts";
import { importExamText } from "#app/services/exams/import-exam-text.server.ts";
import { previewExamText } from "#app/services/exams/preview-exam-text.server.ts";
import { storeDraftPicture } from "#app/services/questions/store-draft-picture.server.ts";
import { type IdeReply, ideIntents } from "./ide-reply.ts";

type Scope = { deps: Deps; viewer: Viewer; actor: Actor };

/** What the editor asks of the server. Refusals of the business are part of the answer, with their status. */
export async function answerIde(scope: Scope, form: FormData): Promise<{ reply: IdeReply; status: number }> {
  const intent = ideIntents.find((each) => each === form.get("intent"));
  const id = String(form.get("id") ?? "");
  if (!intent || !/^[\w-]{1,64}$/.test(id)) throw new AppError("invalid-body");
  // Forms send line breaks as CRLF, whatever was typed.
  const text = String(form.get("text") ?? "").replace(/\r\n?/g, "\n");
  const version = Number(form.get("version"));
  const reply: IdeReply = {
    ...{ intent, id, version: Number.isSafeInteger(version) && version > 0 ? version : 0 },
    ...{ text, error: null, preview: null, summary: null, figure: null },
  };
  try {
    await work(scope, reply, form, text);
    return { reply, status: 200 };
  } catch (error) {
    if (!isAppError(error) || error.status === 401 || error.status === 503) throw error;
    return { reply: { ...reply, error: { code: error.code, message: error.message } }, status: error.status };
  }
}

async function work({ deps, viewer, actor }: Scope, reply: IdeReply, form: FormData, text: string) {
  const { intent, id } = reply;
  if (intent === "delete") return deleteExamText(deps, viewer, id);
  if (intent === "figure") {
    const file = form.get("file");
    if (typeof file === "string" || !file) throw new AppError("figure-not-accepted");
    reply.figure = pictureMarkdown("", await storeDraftPicture(deps, "provas", file));
    return;
  }
  if (form.get("force")) reply.version = (await readExamTexts(deps, viewer, id)).open?.version ?? 0;
  // What was not changed since it was saved is only drawn: a tab that is merely open makes no other tab's version old.
  if (text.trim() !== "" && intent !== "draw")
    reply.version = await saveExamText(deps, viewer, { id, content: text, version: reply.version });
  if (intent === "import") reply.summary = await importExamText(deps, actor, text);
  else if (intent === "check") reply.summary = (await checkExamText(deps, text)).summary;
  else {
    const line = Number(form.get("line") ?? "");
    reply.preview = await previewExamText(deps, text, Number.isSafeInteger(line) && line > 0 ? line : null);
  }
}

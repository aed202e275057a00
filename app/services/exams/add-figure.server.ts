import { LARGEST_FIGURE } from "#app/domain/exams/exam-text-limits.ts";
import { pictureMarkdown } from "#app/domain/questions/picture-markdown.ts";
import { AppError } from "#app/errors/app-error.ts";
import { slug } from "#app/text/normalize.ts";
import { type Actor, auditEntry } from "../admin/actor.server.ts";
import type { Deps } from "../deps.ts";
import { inspectPicture, storePictures } from "../questions/store-pictures.server.ts";

/**
 * Puts a picture of an exam being written into the file store, under a path of its own, and returns what to write in the text.
 * Throws figure-too-large, figure-not-accepted, no-permission.
 */
export async function addFigure(
  deps: Deps,
  actor: Actor,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<{ path: string; markdown: string }> {
  auditEntry(deps, actor, "exam.edit");
  if (bytes.length > LARGEST_FIGURE) throw new AppError("figure-too-large");
  const picture = inspectPicture(bytes);
  if (!picture) throw new AppError("figure-not-accepted");
  const title = slug(name.replace(/\.[^.]*$/, "")).slice(0, 60) || "figura";
  const ending = picture.type.replace(/^image\/(\w+).*$/, "$1");
  const path = `provas/${slug(deps.newId())}/${title}.${ending}`;
  await storePictures(deps, [{ path, bytes }]);
  return { path, markdown: pictureMarkdown("", path) };
}

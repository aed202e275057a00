import { hasOnlyOwnLinks, readComment, withWholeLinks } from "#app/domain/comments/comment-text.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { Deps } from "../deps.ts";

/** A comment's source and sanitised HTML. Loads the renderer on first use. Throws as `readComment`. */
export async function drawComment(deps: Deps, typed: string): Promise<{ source: string; html: string }> {
  const origin = deps.publicUrl();
  const source = readComment(typed, origin);
  const { renderText } = await import("#app/domain/questions/rendering/render-text.server.ts");
  const { html, missingPictures } = renderText(withWholeLinks(source, origin), { pictures: new Map() });
  if (missingPictures.length > 0) throw new AppError("comment-picture");
  if (!hasOnlyOwnLinks(html, origin)) throw new AppError("comment-link");
  return { source, html };
}

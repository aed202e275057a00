import { hasOnlyOwnLinks, readComment, withWholeLinks } from "#app/domain/comments/comment-text.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { Deps } from "../deps.ts";

/**
 * What somebody typed as a comment: its source and its sanitised HTML, both to be stored. The renderer is loaded when it is
 * first asked for. Throws what `readComment` throws.
 */
export async function drawComment(deps: Deps, typed: string): Promise<{ source: string; html: string }> {
  const origin = deps.publicUrl();
  const source = readComment(typed, origin);
  const { renderText } = await import("#app/domain/questions/rendering/render-text.server.ts");
  const { html, missingPictures } = renderText(withWholeLinks(source, origin), { pictures: new Map() });
  if (missingPictures.length > 0) throw new AppError("comment-picture");
  if (!hasOnlyOwnLinks(html, origin)) throw new AppError("comment-link");
  return { source, html };
}

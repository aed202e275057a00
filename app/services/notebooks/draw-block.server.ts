import type { BlockKind } from "#app/domain/notebooks/block-kinds.ts";
import { blockSource } from "#app/domain/notebooks/block-source.ts";
import { picturePathsIn } from "#app/domain/questions/picture-markdown.ts";
import { AppError } from "#app/errors/app-error.ts";
import { filePaths } from "#app/paths/files.ts";
import { storedPictures } from "#app/queries/questions/storing.server.ts";
import type { Deps } from "../deps.ts";

/** Pictures by the path in the text; no trip without any. */
async function picturesOf(deps: Deps, text: string) {
  const wanted = picturePathsIn([text]);
  if (wanted.length === 0) return new Map();
  const [stored] = await deps.read(storedPictures(deps.db, wanted));
  return new Map(stored.map((each) => [each.path, { ...each, src: filePaths.picture(each.key) }]));
}

/** A block's stored source and sanitised HTML. Loads the renderer on first use. Throws block-not-accepted. */
export async function drawBlock(
  deps: Deps,
  kind: BlockKind,
  sent: string,
): Promise<{ source: string; html: string }> {
  const source = blockSource(kind, sent);
  if (source === null) throw new AppError("block-not-accepted");
  if (kind !== "heading" && kind !== "text" && kind !== "note") return { source, html: "" };
  const { renderInline, renderText } = await import("#app/domain/questions/rendering/render-text.server.ts");
  if (kind === "heading") return { source, html: renderInline(source, { pictures: new Map() }).html };
  return { source, html: renderText(source, { pictures: await picturesOf(deps, source) }).html };
}

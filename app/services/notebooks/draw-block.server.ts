import type { BlockKind } from "#app/domain/notebooks/block-kinds.ts";
import { blockSource } from "#app/domain/notebooks/block-source.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { Deps } from "../deps.ts";
import { picturesOfText } from "../questions/pictures-of-text.server.ts";

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
  return { source, html: renderText(source, { pictures: await picturesOfText(deps, [source]) }).html };
}

import { picturesOfText } from "#app/features/bank/services/pictures-of-text.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { BlockKind } from "../domain/block-kinds.ts";
import { blockSource } from "../domain/block-source.ts";

/** A block's stored source and sanitised HTML. Loads the renderer on first use. Throws block-not-accepted. */
export async function drawBlock(
  deps: Deps,
  kind: BlockKind,
  sent: string,
): Promise<{ source: string; html: string }> {
  const source = blockSource(kind, sent);
  if (source === null) throw new AppError("block-not-accepted");
  if (kind !== "heading" && kind !== "text" && kind !== "note") return { source, html: "" };
  const { renderInline, renderText } = await import("#app/platform/math/domain/render-text.server.ts");
  if (kind === "heading") return { source, html: renderInline(source, { pictures: new Map() }).html };
  return { source, html: renderText(source, { pictures: await picturesOfText(deps, [source]) }).html };
}

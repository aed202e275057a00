import { picturesOfText } from "#app/features/bank/services/pictures-of-text.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { plainText } from "#app/platform/math/domain/plain-text.ts";
import { hasContact, type MaskedKind } from "#app/platform/text/contacts/mask-contacts.ts";
import { readComment, withUserLinks, withWholeLinks } from "../domain/comment-text.ts";

export type DrawnPost = { source: string; html: string; masked: MaskedKind[]; pictures: number };
export type PostRights = { isTrusted: boolean; mentions: ReadonlySet<string>; hasPictures: boolean };

/** Text of HTML, for a last look. */
function textOf(html: string): string {
  return html.replace(/<math[\s\S]*?<\/math>/g, " ").replace(/<[^>]*>/g, "");
}

/** A post's source without contact data, and its sanitised HTML. Loads the renderer on first use. Throws as `readComment`. */
export async function drawComment(deps: Deps, typed: string, rights: PostRights): Promise<DrawnPost> {
  const origin = deps.publicUrl();
  const rules = { origin, ...rights };
  const { text, masked } = readComment(typed, rules);
  const { renderText } = await import("#app/platform/math/domain/render-text.server.ts");
  const pictures = rights.hasPictures ? await picturesOfText(deps, [text]) : new Map();
  const draw = (source: string) => {
    const { html, missingPictures } = renderText(withWholeLinks(source, origin), { pictures });
    if (missingPictures.length > 0) throw new AppError("comment-picture");
    return withUserLinks(html, rules);
  };
  const html = draw(text);
  if (!hasContact(textOf(html)) || masked.length > 0)
    return { source: text, html, masked, pictures: pictures.size };
  // Removes markup that hid a contact, too.
  const bare = readComment(plainText(text), rules);
  return { source: bare.text, html: draw(bare.text), masked: bare.masked, pictures: 0 };
}

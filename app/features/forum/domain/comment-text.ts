import { AppError } from "#app/platform/errors/app-error.ts";
import { cleanText } from "#app/platform/text/clean-text.ts";
import { type LinkRules, mayLink } from "#app/platform/text/contacts/find-links.ts";
import { type MaskedText, type MaskRules, maskContacts } from "#app/platform/text/contacts/mask-contacts.ts";
import { COMMENT_TEXT } from "./comment.ts";

/** A picture of ours: its path in the text. */
const OWN_PICTURE = /^forum\/[\w./-]{1,200}$/;
const PICTURE = /!\[[^\]\n]{0,500}\]\(\s{0,9}<?([^)\s>]{0,1000})[^)\n]{0,200}\)/g;

export type PostRules = MaskRules & { hasPictures: boolean };

/**
 * Cleans a post and masks contact data: many readers are minors (SEC-25). Throws comment-{too-short,too-long,picture}.
 */
export function readComment(typed: string, rules: PostRules): MaskedText {
  const text = cleanText(typed).trim();
  const length = [...text].length;
  if (length < COMMENT_TEXT.shortest) throw new AppError("comment-too-short");
  if (length > COMMENT_TEXT.longest) throw new AppError("comment-too-long");
  const found = [...text.normalize("NFKC").matchAll(PICTURE)];
  const isOwn = ([, key = ""]: RegExpExecArray) => rules.hasPictures && OWN_PICTURE.test(key);
  if (!found.every(isOwn)) throw new AppError("comment-picture");
  return maskContacts(text, rules);
}

/** Own paths become absolute URLs, which the renderer links. */
export function withWholeLinks(text: string, origin: string): string {
  return text.replace(/\]\(\s*<?\s*(?=\/(?![/\\]))/g, `](${origin}`);
}

/** Links of users pass nothing on; those that may not be there lose their address, however it was hidden. */
export function withUserLinks(html: string, rules: LinkRules): string {
  return html.replace(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, (_, href: string, label: string) => {
    const address = href.replaceAll("&#x26;", "&").replaceAll("&amp;", "&");
    return mayLink(address, rules)
      ? `<a href="${href}" rel="ugc nofollow noopener noreferrer">${label}</a>`
      : label;
  });
}

import { AppError } from "#app/errors/app-error.ts";
import { cleanSource } from "../questions/rendering/clean-text.ts";
import { COMMENT_TEXT } from "./comment.ts";

/** Obfuscated "@" that evades a filter. */
const AT = /\s*(?:@|\(\s*(?:at|arroba)\s*\)|\[\s*(?:at|arroba)\s*\]|\barroba\b)\s*/;
const DOT = /\s*(?:\.|\(\s*ponto\s*\)|\[\s*ponto\s*\]|\bponto\b)\s*/;
const EMAIL = new RegExp(
  `[\\w.+-]{1,64}${AT.source}[\\w-]{1,63}${DOT.source}(?:com|br|net|org|edu|gov|info|io|me)\\b`,
  "i",
);

/** Brazilian numbers: mobile with or without area code, landline with it, and any long number after a word for telephone. */
const PHONES = [
  /(?<![\d.,])(?:\+?55[\s.-]{0,3})?\(?[1-9]\d\)?[\s.-]{0,3}9[\s.-]?\d{4}[\s.-]?\d{4}(?![\d.,]\d|\d)/,
  /(?<![\d.,])9\d{4}[\s.-]\d{4}(?!\d)/,
  /(?<![\d.,])(?:\+55[\s.-]{0,3})?\([1-9]\d\)[\s.-]{0,3}[2-5]\d{3}[\s.-]?\d{4}(?!\d)/,
  /\b(?:whats(?:app)?|zap(?:zap)?|telefone|tel|fone|celular|cel|me liga|me chama)\b\D{0,20}\d(?:[\s().-]{0,2}\d){7}/i,
];

/** Handles of other networks count as contact data. */
const HANDLE =
  /\b(?:insta(?:gram)?|discord|telegram|tiktok|snap(?:chat)?|twitter|facebook)\b[^\n@]{0,15}@[\w.]{2,}/i;

/** With a scheme: "//" alone means parallel lines. */
const ADDRESS = /\b[a-z][a-z\d+.-]{1,20}:\/\/\S|\bwww\.\S/i;
/** TLDs that are no words are enough; those that are words need a path as well. */
const DOMAIN =
  /\b[a-z\d][a-z\d-]{0,62}\.(?:(?:com|net|org|edu|gov|br|xyz|gg)(?![\p{L}\d])|(?:app|be|club|dev|info|io|link|ly|me|online|site|tv)\/)/iu;
const PICTURE = /!\[[^\]\n]{0,500}\]\(/;

/** Unicode NFKC: full-width digits and ligatures as plain characters. */
function plainly(text: string): string {
  return text.normalize("NFKC");
}

function isOwn(address: string, origin: string): boolean {
  if (/^\/(?![/\\])/.test(address)) return true;
  return address === origin || address.startsWith(`${origin}/`);
}

/** Whether a text links outside. Links hidden by markup are found after rendering (`hasOnlyOwnLinks`). */
function leadsOut(text: string, origin: string): boolean {
  const host = origin.replace(/^\w+:\/\//, "");
  const others = text.replaceAll(origin, " ").replaceAll(host, " ");
  return ADDRESS.test(others) || DOMAIN.test(others);
}

/** Contact data or a link outside in a text that minors read (SEC-25). */
export function contactIn(text: string, origin: string): "email" | "phone" | "link" | null {
  const plain = plainly(text);
  if (EMAIL.test(plain)) return "email";
  if (HANDLE.test(plain) || PHONES.some((phone) => phone.test(plain))) return "phone";
  return leadsOut(plain, origin) ? "link" : null;
}

/** Cleans a comment. Throws comment-{too-short,too-long,picture,email,phone,link}: many readers are minors (SEC-25). */
export function readComment(typed: string, origin: string): string {
  const text = cleanSource(typed).trim();
  const length = [...text].length;
  if (length < COMMENT_TEXT.shortest) throw new AppError("comment-too-short");
  if (length > COMMENT_TEXT.longest) throw new AppError("comment-too-long");
  if (PICTURE.test(plainly(text))) throw new AppError("comment-picture");
  const contact = contactIn(text, origin);
  if (contact === "email") throw new AppError("comment-email");
  if (contact === "phone") throw new AppError("comment-phone");
  if (contact === "link") throw new AppError("comment-link");
  return text;
}

/** Own paths become absolute URLs, which the renderer links. */
export function withWholeLinks(text: string, origin: string): string {
  return text.replace(/\]\(\s*<?\s*(?=\/(?![/\\]))/g, `](${origin}`);
}

export function hasOnlyOwnLinks(html: string, origin: string): boolean {
  return [...html.matchAll(/<a\b[^>]*?href="([^"]*)"/g)].every(([, href = ""]) => isOwn(href, origin));
}

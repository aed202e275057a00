import { findEmails, findHandles } from "./find-handles.ts";
import { findLinks, type LinkRules } from "./find-links.ts";
import { findPhones } from "./find-phones.ts";
import { foldText, joinSpans, type TextSpan } from "./folded-text.ts";

export type MaskedKind = "phone" | "email" | "handle" | "link";
export type MaskedText = { text: string; masked: MaskedKind[] };

/** Shown where a contact was. */
const CONTACT_MASK = "[contato retirado]";
const LINK_MASK = "[link retirado]";

const articles: Readonly<Record<MaskedKind, string>> = {
  phone: "o telefone",
  email: "o e-mail",
  handle: "o perfil de outra rede",
  link: "o link",
};

/** What the author reads; null: nothing was masked. */
export function maskNotice(masked: readonly MaskedKind[]): string | null {
  const names = masked.map((kind) => articles[kind]);
  const last = names.pop();
  if (!last) return null;
  const list = names.length > 0 ? `${names.join(", ")} e ${last}` : last;
  return `Tiramos ${list} do seu texto, para sua segurança.`;
}

/** Where it is not known what was masked. */
export const maskedText = "Publicado sem o contato ou link que estava no texto, para sua segurança.";

export type MaskRules = LinkRules & {
  /** First names that may be mentioned after an "@", folded. */
  mentions: ReadonlySet<string>;
};

/** Whether a text shows a contact. */
export function hasContact(text: string): boolean {
  const folded = foldText(text);
  return (
    findEmails(folded).length + findHandles(folded, new Set<string>()).length + findPhones(folded).length > 0
  );
}

function replaceSpans(text: string, spans: readonly TextSpan[], mask: string): string {
  let written = "";
  let end = 0;
  for (const [start, stop] of spans) {
    const closes = /^[([:]/.test(text.slice(stop)) ? " " : "";
    written += `${text.slice(end, start)}${mask}${closes}`;
    end = stop;
  }
  return written + text.slice(end);
}

/** Masks contact data and foreign links in every disguise known to us (SEC-25; tests/support/contact-texts.ts). */
export function maskContacts(source: string, rules: MaskRules): MaskedText {
  const masked = new Set<MaskedKind>();
  let text = source;
  const mask = (kind: MaskedKind, spans: readonly TextSpan[], by: string) => {
    if (spans.length === 0) return;
    masked.add(kind);
    text = replaceSpans(text, joinSpans(spans), by);
  };
  mask("email", findEmails(foldText(text)), CONTACT_MASK);
  mask("link", findLinks(foldText(text), rules), LINK_MASK);
  mask("handle", findHandles(foldText(text), rules.mentions), CONTACT_MASK);
  for (let phones = findPhones(foldText(text)); phones.length > 0; phones = findPhones(foldText(text)))
    mask("phone", phones, CONTACT_MASK);
  return { text, masked: [...masked] };
}

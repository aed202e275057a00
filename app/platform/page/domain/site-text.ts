import { escapeAttribute } from "#app/platform/math/domain/escape-html.ts";
import { contact, product } from "#app/platform/text/product.ts";

/** HTML, or the name of a component that stands between two texts. */
type TextPart = { html: string } | { component: string };

export type TextSection = {
  id: string;
  title: string;
  /** A heading above several sections. */
  isPart: boolean;
  parts: readonly TextPart[];
};

/** A text of the site, as the build renders it from a file of `content/site`. */
export type SiteText = {
  title: string;
  /** The document's title. */
  tab: string;
  description: string;
  lead: string;
  /** When it was written or came into force, in words; may be empty. */
  date: string;
  sections: readonly TextSection[];
};

const PLACE = /\{\{([a-z]+)\}\}/g;

/** The text with the values of its `{{places}}`. Throws where a place has none. */
export function fillText(text: SiteText, own: Readonly<Record<string, string | number>> = {}): SiteText {
  const { name, slug, assistant } = product;
  const values = new Map(Object.entries({ name, slug, assistant, ...contact, ...own }));
  const plain = (words: string) =>
    words.replace(PLACE, (place, key: string) => {
      const value = values.get(key);
      if (value === undefined) throw new Error(`No value for ${place}`);
      return String(value);
    });
  const html = (words: string) => words.replace(PLACE, (place) => escapeAttribute(plain(place)));
  return {
    title: plain(text.title),
    tab: plain(text.tab),
    description: plain(text.description),
    lead: plain(text.lead),
    date: plain(text.date),
    sections: text.sections.map((section) => ({
      ...section,
      title: plain(section.title),
      parts: section.parts.map((part) => ("html" in part ? { html: html(part.html) } : part)),
    })),
  };
}

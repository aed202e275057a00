import type { ReactNode } from "react";
import type { SiteText } from "../domain/site-text.ts";
import { Article } from "./article.tsx";
import { type TextComponents, TextParts } from "./text-parts.tsx";

/** A page that is one text of the site. */
export function SiteArticle({
  text,
  components,
  ...rest
}: {
  text: SiteText;
  components?: TextComponents;
  language?: "pt-BR" | "en";
  /** Under the lead. */
  below?: ReactNode;
}) {
  const sections = text.sections.map(({ id, title, isPart, parts }) => ({
    id,
    title,
    level: isPart ? ("part" as const) : undefined,
    content: <TextParts parts={parts} components={components} />,
  }));
  return <Article title={text.title} lead={text.lead} updated={text.date} sections={sections} {...rest} />;
}

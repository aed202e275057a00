import type { ReactNode } from "react";
import { ArticleHtml } from "#app/platform/math/components/rich-text.tsx";
import type { SiteText } from "../domain/site-text.ts";
import { Article, type ArticleSection } from "./article.tsx";

/** What stands between the texts, by the name in a file's line `::name`. */
type Components = Readonly<Record<string, ReactNode>>;

/** The sections of a text of the site, each with its components in place. */
export function textSections({ sections }: SiteText, components: Components = {}): ArticleSection[] {
  return sections.map(({ id, title, isPart, parts }) => ({
    id,
    title,
    level: isPart ? "part" : "section",
    content: parts.map((part, at) => <Part key={`${id}-${at}`} part={part} components={components} />),
  }));
}

function Part({
  part,
  components,
}: {
  part: SiteText["sections"][number]["parts"][number];
  components: Components;
}) {
  if ("html" in part) return <ArticleHtml html={part.html} />;
  if (!(part.component in components)) throw new Error(`No component ${part.component}`);
  return components[part.component];
}

/** A page that is one text of the site. */
export function SiteArticle({
  text,
  components,
  ...rest
}: {
  text: SiteText;
  components?: Components;
  language?: "pt-BR" | "en";
  /** Under the lead. */
  below?: ReactNode;
}) {
  const { title, lead, date } = text;
  return (
    <Article title={title} lead={lead} updated={date} sections={textSections(text, components)} {...rest} />
  );
}

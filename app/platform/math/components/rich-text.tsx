import { useRef } from "react";
import { useClientLinks } from "#app/platform/ui/hooks/use-client-links.ts";

/** A page of several questions may show several tables: as regions they would be landmarks of one name. */
function withoutLandmarks(html: string): string {
  return html.replaceAll('role="region" aria-label="Tabela"', 'role="group" aria-label="Tabela"');
}

/** Renders stored, sanitised HTML of our renderer. With ArticleHtml, all that injects HTML (SEC-15). */
export function RichText({
  html,
  className = "",
  inline = false,
}: {
  html: string;
  className?: string;
  inline?: boolean;
}) {
  const Tag = inline ? "span" : "div";
  return (
    <Tag
      className={`rich-text font-serif ${className}`}
      dangerouslySetInnerHTML={{ __html: withoutLandmarks(html) }}
    />
  );
}

/** Renders a text of the site, HTML of the build (content/site), in the look of an article. */
export function ArticleHtml({ html }: { html: string }) {
  const within = useRef<HTMLDivElement>(null);
  useClientLinks(within);
  return <div ref={within} dangerouslySetInnerHTML={{ __html: html }} />;
}

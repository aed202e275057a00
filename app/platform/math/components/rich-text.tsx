/** A page of several questions may show several tables: as regions they would be landmarks of one name. */
function withoutLandmarks(html: string): string {
  return html.replaceAll('role="region" aria-label="Tabela"', 'role="group" aria-label="Tabela"');
}

/** Renders HTML of our renderer: stored and sanitised, or a text of the site, made by the build. The only component that injects HTML (SEC-15). */
export function RichText({
  html,
  look = "rich-text font-serif",
  className = "",
  inline = false,
}: {
  html: string;
  /** Classes of its typography; none within an article. */
  look?: string;
  className?: string;
  inline?: boolean;
}) {
  const Tag = inline ? "span" : "div";
  return (
    <Tag className={`${look} ${className}`} dangerouslySetInnerHTML={{ __html: withoutLandmarks(html) }} />
  );
}

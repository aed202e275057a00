/** A page of several questions may show several tables: as regions they would be landmarks of one name. */
function withoutLandmarks(html: string): string {
  return html.replaceAll('role="region" aria-label="Tabela"', 'role="group" aria-label="Tabela"');
}

/** Renders stored, sanitised HTML of our renderer. The only component that injects HTML (SEC-15). */
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

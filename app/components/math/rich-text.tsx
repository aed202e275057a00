/**
 * Rendered text of a question: HTML that our own renderer wrote and sanitised when the text was stored. The one component
 * that puts HTML into a page (security.md SEC-15).
 */
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
  return <Tag className={`rich-text font-serif ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}

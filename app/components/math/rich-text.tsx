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
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at write time, and no script runs without the nonce.
  return <Tag className={`rich-text font-serif ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}

import { useNonce } from "#app/hooks/ui/use-nonce.tsx";

/**
 * What a page is about, for search engines (schema.org, as JSON-LD): text that `structuredText` wrote. It is data that no
 * browser runs; it carries the nonce all the same, like every script of ours.
 */
export function StructuredData({ text }: { text: string | null }) {
  const nonce = useNonce();
  if (text === null) return null;
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

import { useNonce } from "#app/platform/ui/hooks/use-nonce.tsx";

/** JSON-LD (schema.org) from `structuredText`; not executed, but the CSP nonce is set as on every script. */
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

export type StructuredThing = { readonly [name: string]: unknown; readonly "@type": string };

/** JSON-LD escaped for a script element. */
export function structuredText(thing: StructuredThing): string {
  return JSON.stringify({ "@context": "https://schema.org", ...thing }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

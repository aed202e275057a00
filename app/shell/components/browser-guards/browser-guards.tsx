import { useEffect } from "react";
import { guardStorage } from "./guard-storage.ts";
import { guardText } from "./guard-text.ts";

/** Before any other script. Not in the browser's bundle: the server inlines the functions' own text. */
export function BrowserGuards({ nonce }: { nonce: string | undefined }) {
  useEffect(() => {
    document.dispatchEvent(new Event("farol:hydrated"));
  }, []);
  const script = import.meta.env.SSR ? `(${guardStorage})();(${guardText})()` : "";
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

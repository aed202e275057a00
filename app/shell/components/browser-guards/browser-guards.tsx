import { useEffect } from "react";
import { guardStorage } from "./guard-storage.ts";
import { guardText } from "./guard-text.ts";

/** Before any other script. The browser's build holds none of it: the server draws the functions' own text. */
export function BrowserGuards({ nonce }: { nonce: string | undefined }) {
  useEffect(() => {
    document.dispatchEvent(new Event("farol:hydrated"));
  }, []);
  const script = import.meta.env.SSR ? `(${guardStorage})();(${guardText})()` : "";
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

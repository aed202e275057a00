import { useSyncExternalStore } from "react";

/** localStorage (R-DEVICE-1): "true" or "false". */
const KEY = "darkMode";

/** Before the first paint: no flash. No quotes, `&`, `<` or `>`, which rendering would escape. */
export const themeScript = `(function(){try{var d=localStorage.getItem(\`${KEY}\`);if(d===null?matchMedia(\`(prefers-color-scheme: dark)\`).matches:d===\`true\`)document.documentElement.classList.add(\`dark\`)}catch(e){}})()`;

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["class"] });
  return () => observer.disconnect();
}

export function useTheme(): { dark: boolean; toggle: () => void } {
  const dark = useSyncExternalStore(
    subscribe,
    () => document.documentElement.classList.contains("dark"),
    () => false,
  );
  function toggle() {
    document.documentElement.classList.toggle("dark", !dark);
    try {
      localStorage.setItem(KEY, String(!dark));
    } catch {
      // Without storage the theme still applies until the page is closed.
    }
  }
  return { dark, toggle };
}

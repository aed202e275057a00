import type { Plugin } from "vite";

/**
 * A deployment's configuration, read from its page: the browser needs neither the examples of development nor their
 * rule.
 */
const CONFIGURED_OF_PAGE = `
export const CONFIGURED_META = "farol:dados";
export const configured = JSON.parse(document.querySelector('meta[name="' + CONFIGURED_META + '"]').content);
`;

/** Makes the browser's build read `app/platform/text/configured.ts` from the page alone. */
export function configuredOfPage(): Plugin {
  return {
    name: "farol:configured-of-page",
    apply: "build",
    enforce: "pre",
    transform: (_, id, options) =>
      !options?.ssr && id.endsWith("/app/platform/text/configured.ts")
        ? { code: CONFIGURED_OF_PAGE, map: null }
        : null,
  };
}

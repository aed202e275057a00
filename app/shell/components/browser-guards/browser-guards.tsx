import { Scripts } from "@remix-run/react";
import { useEffect } from "react";
import { COOKIE_BANNER_DELAY_MS } from "#app/platform/analytics/domain/cookie-consent.ts";
import { COOKIES_OPEN } from "#app/platform/analytics/hooks/use-cookie-choice.ts";
import { NOTICE_KEY } from "#app/platform/page/hooks/stored-notice.ts";
import { ZAP_CLICKED_KEY, ZAP_DELAY_MS, ZAP_SEEN_KEY } from "../../domain/zap.ts";
import { guardStorage } from "./guard-storage.ts";
import { guardText } from "./guard-text.ts";
import { loadAtNeed, type NoticeTimes } from "./load-at-need.ts";

const TIMES: NoticeTimes = {
  cookies: COOKIE_BANNER_DELAY_MS,
  cookiesOpen: COOKIES_OPEN,
  zap: ZAP_DELAY_MS,
  zapKeys: [ZAP_SEEN_KEY, ZAP_CLICKED_KEY],
  notice: NOTICE_KEY,
};

/** The scripts of the head, before any other; the server inlines the functions' own text. */
const script = () => `(${guardStorage})();(${guardText})();(${loadAtNeed})(${JSON.stringify(TIMES)})`;

/** Not in the browser's bundle. */
export function BrowserGuards({ nonce }: { nonce: string | undefined }) {
  useEffect(() => {
    document.dispatchEvent(new Event("farol:hydrated"));
  }, []);
  const text = import.meta.env.SSR ? script() : "";
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

/**
 * What runs the page. The server rewrites what Remix draws (defer-scripts.ts), so that in the browser two scripts are left
 * to hydrate, whatever they say.
 */
export function ApplicationScripts({ nonce }: { nonce: string | undefined }) {
  if (import.meta.env.DEV || import.meta.env.SSR) return <Scripts nonce={nonce} />;
  const asRendered = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } };
  return (
    <>
      <script {...asRendered} />
      <script {...asRendered} />
    </>
  );
}

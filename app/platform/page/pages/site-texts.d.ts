/** Rendered by scripts/platform/site-texts.ts, for loaders alone. */
declare module "#content/site/*.md" {
  import type { SiteText } from "#app/platform/page/domain/site-text.ts";

  const text: SiteText;
  export default text;
}

import type { MetaDescriptor } from "@remix-run/react";
import type { SiteText } from "#app/platform/page/domain/site-text.ts";
import { pageTitle, product } from "#app/platform/text/product.ts";

type PageMeta = {
  /** Without the product's name; omitted on the front page. */
  title?: string;
  description: string;
  /** Canonical URL; undefined where the loader failed. */
  canonical: string | undefined;
  type?: "website" | "article";
  locale?: "pt_BR" | "en_US";
  /** Absolute URLs of translations. */
  alternates?: readonly { language: string; address: string }[];
  /** Indexed by search engines. */
  listed?: boolean;
};

/** 1200 × 630 pixels. */
const SHARE_PICTURE = "compartilhar.png";

/** Title, description, canonical URL and Open Graph of a public page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, canonical, alternates = [] } = page;
  const descriptors: MetaDescriptor[] = [
    { title: pageTitle(title) },
    { name: "description", content: description },
    { property: "og:title", content: title ?? pageTitle() },
    { property: "og:description", content: description },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:site_name", content: product.name },
    { property: "og:locale", content: page.locale ?? "pt_BR" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
  if (page.listed === false) descriptors.push({ name: "robots", content: "noindex" });
  if (!canonical) return descriptors;
  return [
    ...descriptors,
    { tagName: "link", rel: "canonical", href: canonical },
    { property: "og:url", content: canonical },
    { property: "og:image", content: new URL(SHARE_PICTURE, new URL(canonical).origin).href },
    { property: "og:image:alt", content: `Um farol aceso sobre o mar, ao lado do nome ${product.name}` },
    ...alternates.map(({ language, address }) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang: language,
      href: address,
    })),
  ];
}

/** Of a page that is a text of the site; nothing where its loader failed. */
export function textMeta(
  data: { canonical: string; text: SiteText } | undefined,
  more: Pick<PageMeta, "type" | "locale" | "alternates"> = {},
): MetaDescriptor[] {
  if (!data) return [];
  const { tab, description } = data.text;
  return pageMeta({ title: tab, description, canonical: data.canonical, ...more });
}

import type { MetaDescriptor } from "@remix-run/react";
import { pageTitle, product } from "#app/text/product.ts";

type PageMeta = {
  /** What the page shows, without the product's name; left out on the front page, which shows the product. */
  title?: string;
  description: string;
  /** The page's one absolute address; undefined where the loader failed. */
  canonical: string | undefined;
  type?: "website" | "article";
  locale?: "pt_BR" | "en_US";
  /** The same page in other languages, by absolute address. */
  alternates?: readonly { language: string; address: string }[];
  /** Whether search engines may list the page. */
  listed?: boolean;
};

/** The picture of a shared link, 1200 × 630. */
const SHARE_PICTURE = "compartilhar.png";

/** Title, description, canonical address and what a shared link shows (Open Graph), for a public page. */
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

import { Link, useMatches } from "@remix-run/react";
import type { ComponentType } from "react";
import { aboutPaths } from "#app/features/home/paths.ts";
import { contact, product } from "#app/platform/text/product.ts";
import { linkLook, PublicChannelLinks } from "./footer-parts.tsx";
import { SellerLine } from "./seller-line.tsx";
import { SupportButton } from "./support-button.tsx";

/** In the `handle` of a page with a foot of its own. */
export type OwnFooter = { Footer: ComponentType };

/** Inside the product one line; the front page brings its own. */
export function Footer() {
  const own = useMatches().flatMap(
    ({ handle }) => (handle as Partial<OwnFooter> | undefined)?.Footer ?? [],
  )[0];
  const Shown = own ?? FooterLine;
  return <Shown />;
}

const lineLinks = [
  { title: "Ajuda", path: aboutPaths.about() },
  { title: "Planos", path: aboutPaths.plans() },
  { title: "Termos", path: aboutPaths.terms() },
  { title: "Privacidade", path: aboutPaths.privacy() },
] as const;

function FooterLine() {
  return (
    <footer id="rodape" className="no-print mt-auto border-t border-line bg-card">
      <div className="page-width flex flex-wrap items-center gap-x-5 py-1">
        <nav aria-label={product.name} className="flex flex-wrap gap-x-5">
          {lineLinks.map(({ title, path }) => (
            <Link key={path} to={path} className={linkLook}>
              {title}
            </Link>
          ))}
        </nav>
        <SupportButton className={linkLook} />
        <PublicChannelLinks className="max-md:hidden" />
        <a href={`mailto:${contact.help}`} className={`${linkLook} ml-auto max-lg:hidden`}>
          {contact.help}
        </a>
        <SellerLine className="w-full pb-1" />
      </div>
    </footer>
  );
}

import { Link, useLocation } from "@remix-run/react";
import { Menu, Moon, Search, Sun } from "lucide-react";
import { homePaths } from "#app/features/home/paths.ts";
import { NotificationBell } from "#app/features/messages/components/notification-bell.tsx";
import { searchPaths } from "#app/features/questions/paths.ts";
import { AzambujaLogo } from "#app/features/school/components/azambuja-logo.tsx";
import { PARTNER_SCHOOL } from "#app/features/school/domain/partner-school.ts";
import { badgeOf } from "#app/platform/access/badge.ts";
import { RunningJob } from "#app/platform/jobs/components/running-job.tsx";
import { Logo } from "#app/platform/page/components/logo.tsx";
import { SchoolSupport } from "#app/platform/page/components/support-button.tsx";
import { usePinnedMenu } from "#app/platform/page/components/use-pinned-menu.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import type { ShellViewer } from "#app/platform/page/services/shell-view.ts";
import { product } from "#app/platform/text/product.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { useTheme } from "../hooks/use-theme.ts";
import { openPalette } from "./open-palette.ts";
import { ProfileMenu } from "./profile-menu.tsx";

const round = "icon-button";

/** Opens the quick search; without scripts a form to the search page. */
function SearchButton({ className }: { className: string }) {
  return (
    <form
      action={searchPaths.search()}
      className={className}
      onSubmit={(event) => openPalette() && event.preventDefault()}
    >
      <button type="submit" aria-label="Abrir busca rápida" title="Buscar (Ctrl K)" className={round}>
        <Icon as={Search} />
      </button>
    </form>
  );
}

function ThemeSwitch() {
  const { dark, toggle } = useTheme();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      aria-label="Tema"
      title="Tema escuro"
      onClick={toggle}
      className={`needs-scripts ${round}`}
    >
      <Icon as={Sun} className="hidden dark:block" />
      <Icon as={Moon} className="dark:hidden" />
    </button>
  );
}

/** This page's URL with the login dialog. */
function useLoginAddress(): string {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.set("login", "true");
  return `${pathname}?${params}`;
}

/** Without scripts a link to the menu or, on the front page, the footer. */
function MenuButton({ onMenu }: { onMenu: () => void }) {
  const pinned = usePinnedMenu();
  const look = `${round} ${pinned ? "xl:hidden" : ""}`;
  return (
    <>
      <button type="button" aria-label="Menu" onClick={onMenu} className={`needs-scripts ${look}`}>
        <Icon as={Menu} size={22} />
      </button>
      <noscript>
        <a href={pinned ? "#menu" : "#rodape"} aria-label="Menu" className={look}>
          <Icon as={Menu} size={22} />
        </a>
      </noscript>
    </>
  );
}

/** The product's logo, or the partner school's for its people (R-SHELL-1); without the name on the narrowest screens. */
function HomeLink({ viewer }: { viewer: ShellViewer | null }) {
  return (
    <Link
      to={viewer ? homePaths.general() : homePaths.home()}
      className="flex min-h-11 items-center gap-2 rounded-control px-2 text-text no-underline"
    >
      {isOfPartner(viewer) ? <AzambujaLogo /> : <Logo />}
      <span
        className={`text-xl font-bold tracking-tight ${viewer ? "max-[26rem]:sr-only" : "max-[22rem]:sr-only"}`}
      >
        {isOfPartner(viewer) ? "Azambuja" : product.name}
      </span>
    </Link>
  );
}

function isOfPartner(viewer: ShellViewer | null): boolean {
  return viewer?.school?.id === PARTNER_SCHOOL;
}

/** The bar on top of every page: menu, logo, theme, and who is signed in. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const viewer = useViewer();
  const login = useLoginAddress();
  return (
    <header className={isOfPartner(viewer) ? "top-bar top-bar-partner" : "top-bar"}>
      <div className="flex h-full items-center gap-1 px-2 sm:px-4">
        <MenuButton onMenu={onMenu} />
        <HomeLink viewer={viewer} />
        <TierBadge />
        <div className="ml-auto flex items-center gap-1">
          <SchoolSupport className={`${round} max-sm:hidden`} />
          {/* Hidden on the narrowest screens; the menu has the link too. */}
          <SearchButton className={viewer ? "max-[21rem]:hidden" : ""} />
          <ThemeSwitch />
          {viewer && <RunningJob />}
          <NotificationBell />
          {viewer ? (
            <ProfileMenu userId={viewer.id} avatar={viewer.avatar} />
          ) : (
            // Visually small: padding enlarges the touch target.
            <ButtonLink to={login} preventScrollReset className="sign-in-button">
              Entrar
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  );
}

const names = { ADM: "Administração", PRO: "Plano PRO" } as const;

function TierBadge() {
  const badge = badgeOf(useViewer());
  if (!badge) return null;
  return (
    <abbr title={names[badge]} className="tier-badge">
      {badge}
    </abbr>
  );
}

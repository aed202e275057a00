import { Link, useLocation } from "@remix-run/react";
import { Menu, Moon, Sun } from "lucide-react";
import { useTheme } from "#app/hooks/use-theme.ts";
import { useViewer } from "#app/hooks/use-viewer.ts";
import { paths } from "#app/paths.ts";
import { product } from "#app/text/product.ts";
import { NotificationBell } from "../notifications/notification-bell.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Logo } from "./logo.tsx";
import { ProfileMenu } from "./profile-menu.tsx";
import { TierBadge } from "./tier-badge.tsx";
import { usePinnedMenu } from "./use-pinned-menu.ts";

const round = "grid size-11 place-items-center rounded-full text-muted hover:bg-inset hover:text-text";

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
      className={round}
    >
      <Icon as={Sun} className="hidden dark:block" />
      <Icon as={Moon} className="dark:hidden" />
    </button>
  );
}

/** The address of this very page with the login dialog open over it. */
function useLoginAddress(): string {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.set("login", "true");
  return `${pathname}?${params}`;
}

/** The bar on top of every page: menu, logo, theme, and who is signed in. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const viewer = useViewer();
  const login = useLoginAddress();
  const menuOnWide = usePinnedMenu() ? "xl:hidden" : "";
  return (
    <header className="sticky top-0 z-30 h-14 border-b border-line bg-card">
      <div className="flex h-full items-center gap-1 px-2 sm:px-4">
        <button type="button" aria-label="Menu" onClick={onMenu} className={`${round} ${menuOnWide}`}>
          <Icon as={Menu} size={22} />
        </button>
        <Link
          to={viewer ? paths.general() : paths.home()}
          className="flex min-h-11 items-center gap-2 rounded-control px-2 text-text no-underline"
        >
          <Logo />
          {/* On the narrowest screens the lighthouse alone stands for the name, so that the bell has room. */}
          <span className={`text-xl font-bold tracking-tight ${viewer ? "max-[22rem]:sr-only" : ""}`}>
            {product.name}
          </span>
        </Link>
        <TierBadge />
        <div className="ml-auto flex items-center gap-1">
          <ThemeSwitch />
          <NotificationBell />
          {viewer ? (
            <ProfileMenu firstName={viewer.firstName} />
          ) : (
            // Lower than a finger needs, so that the bar stays light: the space around it belongs to the link too.
            <ButtonLink
              to={login}
              preventScrollReset
              className="relative mr-1 ml-1 min-h-9! after:absolute after:inset-x-0 after:-inset-y-1 after:content-['']"
            >
              Entrar
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  );
}

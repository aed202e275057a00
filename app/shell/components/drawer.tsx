import { Link, useLocation } from "@remix-run/react";
import { ChevronDown } from "lucide-react";
import { useEffect } from "react";
import { usePinnedMenu } from "#app/platform/page/components/use-pinned-menu.ts";
import type { MenuGroup, MenuItem } from "#app/platform/page/domain/menu.ts";
import { useMenu } from "#app/platform/page/hooks/use-menu.ts";
import { currentPath } from "#app/platform/paths/current-path.ts";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { onIntent } from "#app/platform/ui/hooks/can-prefetch.ts";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import sprite from "./menu-icons.svg?url";

/** Icons over small words. */

/** From one cached file, so that no page's scripts carry the icons of the menu. */
function MenuIcon({ name }: { name: string }) {
  return (
    <svg
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

function MenuLink({ item, rail }: { item: MenuItem; rail: boolean }) {
  const place = useLocation();
  const paths = useMenu().flatMap(({ items }) => items.map(({ path }) => path));
  const isCurrent = currentPath(paths, place) === item.path;
  return (
    <li>
      <Link
        to={item.path}
        prefetch={onIntent()}
        aria-current={isCurrent ? "page" : undefined}
        className={rail ? "menu-link menu-rail" : "menu-link"}
      >
        <MenuIcon name={item.icon} />
        {item.title}
      </Link>
    </li>
  );
}

type Group = Pick<MenuGroup, "title" | "items"> & { rail: boolean };

function MenuItems({ title, items, rail }: Group) {
  return (
    <ul aria-label={title ?? undefined} className="space-y-1">
      {items.map((item) => (
        <MenuLink key={item.path} item={item} rail={rail} />
      ))}
    </ul>
  );
}

function FoldedItems({ title, items, rail }: Group) {
  const { pathname } = useLocation();
  return (
    <details open={items.some(({ path }) => pathname.startsWith(path))} className="group">
      <summary className={`menu-fold ${rail ? "menu-rail-title" : ""}`}>
        {title}
        <Icon
          as={ChevronDown}
          size={18}
          className={`shrink-0 transition-transform group-open:rotate-180 ${rail ? "xl:hidden" : ""}`}
        />
      </summary>
      <MenuItems title={title} items={items} rail={rail} />
    </details>
  );
}

/** `rail`: narrow on wide screens. */
function MenuList({ rail = false }: { rail?: boolean }) {
  return useMenu().map(({ title, items, folded }) => (
    <div key={title} className="mb-4 last:mb-0">
      {folded ? (
        <FoldedItems title={title} items={items} rail={rail} />
      ) : (
        <>
          {title && (
            <p className={`px-3 pb-1 text-sm font-semibold text-muted ${rail ? "menu-rail-title" : ""}`}>
              {title}
            </p>
          )}
          <MenuItems title={title} items={items} rail={rail} />
        </>
      )}
    </div>
  ));
}

/** A rail from 1280 px except on the front page; else a sheet. */
export function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { key } = useLocation();
  const pinned = usePinnedMenu();
  const close = useLatest(onClose);
  useEffect(() => {
    // A new location key closes the sheet.
    if (key) close.current();
  }, [key, close]);
  return (
    <>
      {pinned && (
        <nav id="menu" aria-label="Principal" className="menu-side">
          <noscript>
            <a href="#conteudo" className="menu-link xl:hidden">
              Fechar menu
            </a>
          </noscript>
          <MenuList rail />
        </nav>
      )}
      <Dialog title="Menu" side="left" open={open} onClose={onClose}>
        <nav aria-label="Principal">
          <MenuList />
        </nav>
      </Dialog>
    </>
  );
}

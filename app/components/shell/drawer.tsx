import { NavLink, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useViewer } from "#app/hooks/use-viewer.ts";
import { generalMenu } from "#app/menu.ts";
import { paths } from "#app/paths.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { usePinnedMenu } from "./use-pinned-menu.ts";

function MenuList() {
  const viewer = useViewer();
  const items = viewer ? generalMenu : generalMenu.filter((item) => item.path !== paths.general());
  return (
    <ul className="space-y-1">
      {items.map((item) => (
        <li key={item.path}>
          <NavLink
            to={item.path}
            prefetch="intent"
            className={({ isActive }) =>
              `flex min-h-11 items-center gap-3 rounded-control px-3 font-medium ${isActive ? "bg-primary-soft text-primary-strong" : "text-text hover:bg-inset"}`
            }
          >
            <Icon as={item.icon} />
            {item.title}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** The side menu: always there from 1280 px on, except on the front page; a sheet otherwise. */
export function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { key } = useLocation();
  const pinned = usePinnedMenu();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the sheet.
  useEffect(onClose, [key]);
  return (
    <>
      {pinned && (
        <nav
          aria-label="Principal"
          className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-60 shrink-0 overflow-y-auto border-r border-line p-3 xl:block"
        >
          <MenuList />
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

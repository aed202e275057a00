import { useEffect } from "react";
import type { MenuGroup } from "../domain/menu.ts";
import { useShell } from "./use-shell.ts";

/** The last one sent to this tab; the server never sets it. */
let last: readonly MenuGroup[] = [];

/** What the viewer's menu shows; on a page whose data failed, what the page before it showed. */
export function useMenu(): readonly MenuGroup[] {
  const menu = useShell()?.menu;
  useEffect(() => {
    if (menu) last = menu;
  }, [menu]);
  return menu ?? last;
}

/** Whether the viewer's menu leads to an address: not before it has a page. */
export function useInMenu(address: string): boolean {
  return useMenu().some(({ items }) => items.some(({ path }) => path === address));
}

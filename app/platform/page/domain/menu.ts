/** `icon`: a name of Lucide's, and a symbol of `components/shell/menu-icons.svg`. */
export type MenuItem = { title: string; icon: string; path: string };

/** `folded`: shown on request, or where one of its pages is open. */
export type MenuGroup = { title: string | null; items: readonly MenuItem[]; folded?: true };

import { Link } from "@remix-run/react";

type Tab = { label: string; to: string; current: boolean };

/** Views of one page, each with an address of its own. `stays`: the page stays where it was scrolled to. */
export function Tabs({ label, tabs, stays }: { label: string; tabs: readonly Tab[]; stays?: boolean }) {
  return (
    <nav
      aria-label={label}
      className="no-print mt-4 flex gap-1 overflow-x-auto border-b border-line sm:flex-wrap"
    >
      {tabs.map(({ label: name, to, current }) => (
        <Link
          key={to}
          to={to}
          preventScrollReset={stays}
          aria-current={current ? "page" : undefined}
          className={`inline-flex min-h-11 items-center border-b-2 px-2 font-semibold whitespace-nowrap no-underline sm:px-3 ${
            current ? "border-primary text-link" : "border-transparent text-muted hover:text-text"
          }`}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

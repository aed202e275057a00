import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

type Choice = { label: string; to: string; current: boolean };

/** Views of one page, each with an address of its own. `stays`: the page stays where it was scrolled to. */
export function Tabs({ label, tabs, stays }: { label: string; tabs: readonly Choice[]; stays?: boolean }) {
  return (
    <nav aria-label={label} className="tabs">
      {tabs.map(({ label: name, to, current }) => (
        <Link
          key={name}
          to={to}
          preventScrollReset={stays}
          aria-current={current ? "page" : undefined}
          className="tab"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

type ChipProps = Pick<Choice, "to" | "current"> & { stays?: boolean; children: ReactNode };

/** One choice that narrows a list. */
export function Chip({ to, current, stays, children }: ChipProps) {
  return (
    <Link to={to} preventScrollReset={stays} aria-current={current ? "true" : undefined} className="chip">
      {children}
    </Link>
  );
}

/** Choices that narrow a list, of which one is on: on phones in one row that scrolls. */
export function Chips({ label, chips, stays }: { label: string; chips: readonly Choice[]; stays?: boolean }) {
  return (
    <nav aria-label={label} className="chips">
      {chips.map(({ label: name, to, current }) => (
        <Chip key={name} to={to} current={current} stays={stays}>
          {name}
        </Chip>
      ))}
    </nav>
  );
}

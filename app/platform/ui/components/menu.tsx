import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";

/** Dropdown menu, lazy-loaded: the heaviest part of the shell. */
export default function Menu({
  button,
  label,
  children,
}: {
  button: ReactNode;
  label: string;
  children: ReactNode;
}) {
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>{button}</DropdownMenu.Trigger>
      {/* No portal: the menu stays in the landmark of its button. */}
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        aria-label={label}
        className="z-50 min-w-52 rounded-card border border-line bg-raised p-1.5 text-text shadow-raised"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

export function MenuChoice({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 outline-none data-highlighted:bg-inset"
    >
      {children}
    </DropdownMenu.Item>
  );
}

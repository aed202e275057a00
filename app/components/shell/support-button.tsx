import { LifeBuoy } from "lucide-react";
import type { ReactNode } from "react";
import { useSupport } from "#app/hooks/shell/use-support.ts";
import { paths } from "#app/paths.ts";
import { Icon } from "../ui/icon.tsx";
import { openSupport } from "./overlays/asked.ts";

/** A link to the chat of a school's support. */
function SchoolChat(props: { address: string; className: string; children: ReactNode }) {
  const { address, className, children } = props;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
    </a>
  );
}

/** The support of the footer: the product's answer, or for people of a school the chat of that school, where it has one. */
export function SupportButton({ className }: { className: string }) {
  const support = useSupport();
  if (support.kind === "none") return null;
  if (support.kind === "school")
    return (
      <SchoolChat address={support.address} className={className}>
        Suporte da escola
      </SchoolChat>
    );
  // Before scripts arrive it leads to the page of help.
  return (
    <form
      action={paths.about()}
      onSubmit={(event) => {
        event.preventDefault();
        openSupport();
      }}
    >
      <button type="submit" className={className}>
        Suporte
      </button>
    </form>
  );
}

/** The chat of a school's support in the bar on top, where there is room for it; on a phone it is in the profile menu. Others have nothing there (spec 000 §2). */
export function SchoolSupport({ className }: { className: string }) {
  const support = useSupport();
  if (support.kind !== "school") return null;
  return (
    <SchoolChat address={support.address} className={className}>
      <Icon as={LifeBuoy} />
      <span className="sr-only">Suporte da escola</span>
    </SchoolChat>
  );
}

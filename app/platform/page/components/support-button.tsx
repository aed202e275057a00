import { LifeBuoy } from "lucide-react";
import type { ReactNode } from "react";
import { aboutPaths } from "#app/features/home/paths.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { useSupport } from "../hooks/use-support.ts";
import { openSupport } from "./requested-dialog.ts";

function SchoolChat(props: { address: string; className: string; children: ReactNode }) {
  const { address, className, children } = props;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
    </a>
  );
}

/** The product's support, or the school's chat for its members. */
export function SupportButton({ className }: { className: string }) {
  const support = useSupport();
  if (support.kind === "none") return null;
  if (support.kind === "school")
    return (
      <SchoolChat address={support.address} className={className}>
        Suporte da escola
      </SchoolChat>
    );
  // Without scripts a link to the help page.
  return (
    <form
      action={aboutPaths.about()}
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

/** School support in the top bar; on phones in the profile menu. Members only (R-SHELL-1). */
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

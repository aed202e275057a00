import { Link } from "@remix-run/react";
import { ChevronRight } from "lucide-react";
import { plural } from "#app/platform/text/format.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { reviewPaths } from "../../../paths.ts";

/** The way to one's own cards. `due`: counted up to 20. */
export function OwnCards({ due }: { due: number }) {
  return (
    <Link
      to={reviewPaths.notes()}
      className="card mt-4 flex min-h-14 items-center gap-3 px-5 py-3 hover:border-primary"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">Meus cartões</span>
        <span className="block text-sm text-muted">
          {due > 0
            ? `${plural(due, "cartão", "cartões")} para hoje`
            : "Escreva o que quer lembrar, com as suas palavras"}
        </span>
      </span>
      <Icon as={ChevronRight} className="shrink-0 text-muted" />
    </Link>
  );
}

import { Link, useLocation } from "@remix-run/react";
import { Bot } from "lucide-react";
import { track } from "#app/calls/analytics/track.ts";
import { assistantPaths } from "#app/paths/assistant.ts";
import { product } from "#app/text/product.ts";
import { Icon } from "../ui/icon.tsx";

/** Floats (spec 000 §2) where the margin beside the content is wider than it, from 90rem; else it stands below the content, over nothing. */
export function AssistantButton() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label="Assistente"
      className="no-print pointer-events-none z-10 mt-2 flex h-14 justify-end px-4 min-[90rem]:sticky min-[90rem]:bottom-2"
    >
      <Link
        to={assistantPaths.tutor()}
        aria-label={`Abrir o ${product.assistant}`}
        title={product.assistant}
        onClick={() => track("gpt-redirect", { type: "speed_dial", page_path: pathname })}
        className="pointer-events-auto grid size-11 place-items-center rounded-full bg-primary text-on-primary shadow-raised hover:bg-[#2c5ca5] sm:size-12 dark:hover:bg-[#3368b8]"
      >
        <Icon as={Bot} size={22} />
      </Link>
    </nav>
  );
}

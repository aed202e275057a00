import { Link, useLocation } from "@remix-run/react";
import { Bot } from "lucide-react";
import { assistantPaths } from "#app/features/assistant/paths.ts";
import { track } from "#app/platform/analytics/calls/track.ts";
import { product } from "#app/platform/text/product.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { useAssistantButton } from "../../hooks/use-assistant-button.ts";
import { InPlace } from "../overlays/in-place.tsx";

/** The tutor's button (R-SHELL-4), in the place that the page reserves for it. */
export function AssistantButton() {
  const { pathname } = useLocation();
  if (!useAssistantButton()) return null;
  return (
    // The place is another one on another page.
    <InPlace key={pathname} at="assistant">
      <Link
        to={assistantPaths.tutor()}
        aria-label={`Abrir o ${product.assistant}`}
        title={product.assistant}
        onClick={() => track("gpt-redirect", { type: "speed_dial", page_path: pathname })}
        className="pointer-events-auto grid size-11 place-items-center rounded-full bg-primary text-on-primary shadow-raised hover:bg-primary-hover sm:size-12"
      >
        <Icon as={Bot} size={22} />
      </Link>
    </InPlace>
  );
}
